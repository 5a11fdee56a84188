import type { City } from './city.ts'
import { type FinalRoute, linkBetween, type RoutePart, verticesOf } from './final-route.ts'
import type { Forbidden } from './reasons.ts'
import type { Board } from './state.ts'

/** Segments in use. */
function usedSegments(route: FinalRoute): ReadonlySet<number> {
  return new Set(route.flatMap((part) => part.segments))
}

/** RT-FR-6, RT-FR-7: the route with one more segment at either end, or null. */
export function extendRoute(city: City, route: FinalRoute, segment: number): FinalRoute | null {
  if (usedSegments(route).has(segment)) return null
  const record = city.segments[segment]
  if (!record) return null
  const last = route.at(-1)
  if (!last) return [{ start: record.a, segments: [segment] }]
  return (
    append(city, route, segment) ??
    turned(append(city, turnRoute(city, route), segment), city) ??
    linked(city, route, segment) ??
    turned(linked(city, turnRoute(city, route), segment), city)
  )
}

const NOT_DRAWN: Forbidden = { why: 'notDrawnRoute', rule: 'RT-FR-1' }
const GAP: Forbidden = { why: 'routeGap', rule: 'RT-FR-6' }

/** Why a segment neither extends a route nor can be cut off it, or null. */
export function refuseExtension(
  city: City,
  { drawn }: Board,
  route: FinalRoute,
  segment: number,
): Forbidden | null {
  if (drawn[segment] !== 1) return NOT_DRAWN
  return usedSegments(route).has(segment) || extendRoute(city, route, segment) !== null ? null : GAP
}

/** Segments by which the route can go on. */
export function extensions(city: City, drawn: readonly number[], route: FinalRoute): number[] {
  return drawn.filter((segment) => extendRoute(city, route, segment) !== null)
}

/** Takes a segment away with everything between it and the nearer end: what is left is one line again. */
export function cutRoute(city: City, route: FinalRoute, segment: number): FinalRoute {
  const all = route.flatMap((part) => part.segments)
  const at = all.indexOf(segment)
  if (at < 0) return route
  return at >= (all.length - 1) / 2
    ? head(route, at)
    : turnRoute(city, head(turnRoute(city, route), all.length - 1 - at))
}

/** The same line walked the other way. */
export function turnRoute(city: City, route: FinalRoute): FinalRoute {
  return route
    .map((part): RoutePart => {
      const walk = verticesOf(city, part)
      return { start: walk.at(-1) ?? part.start, segments: [...part.segments].reverse() }
    })
    .reverse()
}

function head(route: FinalRoute, count: number): FinalRoute {
  const parts: RoutePart[] = []
  let left = count
  for (const part of route) {
    const segments = part.segments.slice(0, left)
    if (segments.length > 0) parts.push({ start: part.start, segments })
    left -= segments.length
  }
  return parts
}

function append(city: City, route: FinalRoute, segment: number): FinalRoute | null {
  const last = route.at(-1)
  const record = city.segments[segment]
  if (!last || !record) return null
  const end = verticesOf(city, last).at(-1) ?? last.start
  if (record.a !== end && record.b !== end) return null
  return [...route.slice(0, -1), { start: last.start, segments: [...last.segments, segment] }]
}

/** RT-FR-7: goes on through a gate, or across the river with Dagon. */
function linked(city: City, route: FinalRoute, segment: number): FinalRoute | null {
  const last = route.at(-1)
  const record = city.segments[segment]
  const lastSegment = last?.segments.at(-1)
  if (!last || !record || lastSegment === undefined) return null
  const from = { vertex: verticesOf(city, last).at(-1) ?? last.start, segment: lastSegment }
  const start = [record.a, record.b].find((vertex) => linkBetween(city, from, { vertex, segment }) !== null)
  return start === undefined ? null : [...route, { start, segments: [segment] }]
}

function turned(route: FinalRoute | null, city: City): FinalRoute | null {
  return route && turnRoute(city, route)
}
