import type { Shown } from '../../rules/shown.ts'
import type { RoutePartView } from '../../text/index.ts'

/** The crossing where a part of a route ends. */
function endOf({ map }: Shown, part: RoutePartView): string {
  return part.segments.reduce((at, id) => {
    const segment = [...map.roads, ...map.diagonals].find((each) => each.id === id)
    if (!segment) return at
    return segment.a === at ? segment.b : segment.a
  }, part.start)
}

/** Every crossing that a route passes. */
export function crossingsAlong({ map }: Shown, route: readonly RoutePartView[]): readonly string[] {
  const walked = new Set(route.flatMap(({ segments }) => segments))
  return [...map.roads, ...map.diagonals].flatMap(({ id, a, b }) => (walked.has(id) ? [a, b] : []))
}

/** RT-FR-7: the crossings by which a route leaves the paper, and by which it comes back. */
export function linksOf(
  pack: Shown,
  route: readonly RoutePartView[],
): readonly { readonly from: string; readonly to: string }[] {
  return route.slice(1).flatMap(({ start }, index) => {
    const before = route[index]
    return before ? [{ from: endOf(pack, before), to: start }] : []
  })
}

/** Signs that a final map circles where a route passed from one to another. */
const GATEWAYS: readonly string[] = ['gate', 'airport', 'greenCrossing']

/** RT-MAP-3, RT-VEG-8: the gates of a route, and the ends of its flights. */
export function linkedGates(pack: Shown, route: readonly RoutePartView[]): readonly string[] {
  const isGateway = (id: string): boolean =>
    pack.map.vertices.some(({ id: each, symbol = '' }) => each === id && GATEWAYS.includes(symbol))
  const ends = linksOf(pack, route).flatMap(({ from, to }) => [from, to])
  return ends.filter(isGateway)
}
