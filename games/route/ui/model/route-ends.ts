import type { Shown } from '../../rules/shown.ts'
import type { RoutePartView } from '../../text/index.ts'

/** The crossing where a part of a route ends. */
export function endOf({ map }: Shown, part: RoutePartView): string {
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

/** RT-MAP-3: the gates by which a route leaves the paper, and those by which it comes back. */
export function linkedGates(pack: Shown, route: readonly RoutePartView[]): readonly string[] {
  const isGate = (id: string): boolean =>
    pack.map.vertices.some((vertex) => vertex.id === id && vertex.symbol === 'gate')
  return route.slice(1).flatMap((part, index) => {
    const before = route[index]
    return [...(before ? [endOf(pack, before)] : []), part.start].filter(isGate)
  })
}
