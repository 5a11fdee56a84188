import { TOURIST_TYPES } from '../../content/pack.ts'
import type { City, CityBlock, Segment } from '../city.ts'
import type { FinalRoute } from '../final-route.ts'
import { turnsAlong } from '../goals.ts'

/** RT-ACH-11: the longest run of joints with a turn; a link between two parts ends it. */
export function turnsInARow(city: City, route: FinalRoute): number {
  let best = 0
  for (const joints of turnsAlong(city, route)) {
    let run = 0
    for (const isTurn of joints) {
      run = isTurn ? run + 1 : 0
      best = Math.max(best, run)
    }
  }
  return best
}

const SIDES = 4

/** RT-ACH-12: locations with a road on every side, all of them in the route; a rounded road covers two sides. */
export function surroundedLocations(city: City, route: FinalRoute): number {
  const used = new Set(route.flatMap(({ segments }) => segments))
  return city.blocks.filter((_, block) => {
    const roads = city.roads.flatMap((index) => {
      const road = city.segments[index]
      return road?.along.includes(block) ? [road] : []
    })
    const sides = roads.reduce((sum, road) => sum + (isRounded(city, road) ? 2 : 1), 0)
    return sides >= SIDES && roads.every(({ index }) => used.has(index))
  }).length
}

/** It goes around the corner of its location. */
function isRounded({ vertices }: City, { a, b }: Segment): boolean {
  const [from, to] = [vertices[a], vertices[b]]
  return from?.i !== to?.i && from?.j !== to?.j
}

/** Locations along a route that hold tourists, which are counted at block × 4 + type. */
export function heldLocations(
  city: City,
  along: readonly number[],
  tourists: readonly number[],
): readonly CityBlock[] {
  const count = TOURIST_TYPES.length
  const isHeld = (block: number): boolean =>
    tourists.slice(block * count, (block + 1) * count).some((each) => each > 0)
  return along.filter(isHeld).flatMap((block) => city.blocks[block] ?? [])
}

export const equalCoordinates = (blocks: readonly CityBlock[]): number =>
  blocks.filter(({ x, y }) => x === y).length

const isOuter = (coordinate: number): boolean => coordinate === 1 || coordinate === 6

/** RT-ACH-17. */
export const cornerLocations = (blocks: readonly CityBlock[]): number =>
  blocks.filter(({ x, y }) => isOuter(x) && isOuter(y)).length
