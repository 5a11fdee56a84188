import { VIGNETTES } from './arkham-guide.ts'
import type { CityLook } from './look.ts'

/** Sights of the Guide that the booklet's map does not have. */
const NOT_HERE: readonly string[] = ['b25', 'b61']

/** Three strokes of a brush at each place. */
function strands(...places: readonly (readonly [x: number, y: number])[]): string {
  return places.map(([x, y]) => `M${x} ${y}h86M${x + 30} ${y + 9}h74M${x - 16} ${y + 18}h62`).join('')
}

/** The same town when the river steams: fog over everything that is no street. */
export const ARKHAM_LOOK: CityLook = {
  vignettes: Object.fromEntries(Object.entries(VIGNETTES).filter(([block]) => !NOT_HERE.includes(block))),
  // Banks of fog.
  ground: {
    width: 72,
    height: 22,
    rotate: 0,
    d: 'M0 7Q9 1 18 7T36 7Q50 11 72 7M14 17H50M-8 17H6M58 17H80M28 12H40',
  },
  haze: strands(
    [96, 118],
    [372, 96],
    [566, 132],
    [70, 226],
    [206, 240],
    [444, 246],
    [596, 226],
    [60, 352],
    [262, 348],
    [598, 352],
    [392, 436],
    [160, 448],
    [520, 456],
    [88, 542],
    [300, 540],
    [566, 548],
    [206, 634],
    [420, 630],
  ),
}
