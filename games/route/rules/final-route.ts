import { oncePer } from '@curio/kernel'
import type { NamedRoute } from './acts.ts'
import type { City, Segment } from './city.ts'
import type { RouteTerms } from './terms.ts'

/** What a final route is measured against: one player's board at the end, by the numbers of the city. */
export interface RouteBoard {
  readonly city: City
  /** Drawn segments, ascending. */
  readonly drawn: readonly number[]
  /** How many tourists, at site × 4 + type; the blocks are the first sites. */
  readonly tourists: readonly number[]
  /** What the landmark of each site is worth by itself. */
  readonly stars: readonly number[]
  /** By block: points for each tourist in it who counts at the end; left out where no event pays for tourists. */
  readonly perTourist?: readonly number[]
  /** Vertices of the personal task. */
  readonly task: readonly number[]
  /** Type named by the Call card, or -1. */
  readonly call: number
  readonly tomes: Tomes
  /** Vertices of circled cafes. */
  readonly circled?: readonly number[]
  readonly terms?: RouteTerms
  /** By segment: points for having it in the route, some below 0; left out where no segment has any. */
  readonly tolls?: readonly number[]
}

export interface Tomes {
  readonly reroll: boolean
  readonly upgrade: boolean
  readonly blessing: boolean
}

/** A walk without links: where it starts, and its segments in walking order (RT-FR-6). */
export interface RoutePart {
  readonly start: number
  readonly segments: readonly number[]
}

/** The parts in order; no part at all is the route of a player without segments (RT-FR-8). */
export type FinalRoute = readonly RoutePart[]

/** The end of one part or the start of the next: a vertex, and the segment by which the part touches it. */
export interface PartEnd {
  readonly vertex: number
  readonly segment: number
}

/** RT-FR-7: whether a link of a kind may join two ends. Where two kinds fit, the first of the table counts. */
const LINKS = {
  gate: (city: City, from: PartEnd, to: PartEnd): boolean => {
    return from.vertex !== to.vertex && isGate(city, from.vertex) && isGate(city, to.vertex)
  },
  river: (city: City, from: PartEnd, to: PartEnd): boolean => {
    if (city.ancient !== 'DAGON') return false
    const across = (one: PartEnd, other: PartEnd): boolean =>
      city.vertices[one.vertex]?.dagonOpposite === other.vertex
    return (
      (across(from, to) || across(to, from)) &&
      endsInDeadEndSegment(city, from) &&
      endsInDeadEndSegment(city, to)
    )
  },
  /** RT-VEG-8, RT-VEG-11: from the airport or to it. */
  flight: (city: City, from: PartEnd, to: PartEnd): boolean => rideBetween(city, from, to)?.kind === 'flight',
  /** RT-BASE-39. */
  trip: (city: City, from: PartEnd, to: PartEnd): boolean => rideBetween(city, from, to)?.kind === 'trip',
} as const

export type LinkKind = keyof typeof LINKS
const LINK_KINDS: readonly LinkKind[] = ['gate', 'river', 'flight', 'trip']

/** A link between two crossings that a route does not take as often as it likes. */
export interface Ride {
  readonly kind: 'flight' | 'trip'
  readonly a: number
  readonly b: number
  /** A route takes one ride of each group at most. */
  readonly group: number
}

/** RT-VEG-9: one flight to each green crossing. RT-BASE-40: one trip in all. */
export const ridesOf = oncePer(({ vertices }: City): readonly Ride[] => {
  const where = (test: 'airport' | 'green' | 'stop'): number[] =>
    vertices.flatMap((vertex, index) => (vertex[test] ? [index] : []))
  const stops = where('stop')
  return [
    ...where('green').flatMap((b) => where('airport').map((a): Ride => ({ kind: 'flight', a, b, group: b }))),
    ...stops.flatMap((a) =>
      stops.filter((b) => b > a).map((b): Ride => ({ kind: 'trip', a, b, group: vertices.length })),
    ),
  ]
})

function rideBetween(city: City, from: PartEnd, to: PartEnd): Ride | undefined {
  return ridesOf(city).find(
    ({ a, b }) => (a === from.vertex && b === to.vertex) || (b === from.vertex && a === to.vertex),
  )
}

const isGate = (city: City, vertex: number): boolean => city.vertices[vertex]?.gate === true

/** RT-ANC-DAG-2: what is extended at a dead end is its own segment; other crossings ask for nothing. */
function endsInDeadEndSegment(city: City, end: PartEnd): boolean {
  return city.vertices[end.vertex]?.deadEnd !== true || city.segments[end.segment]?.deadEnd === true
}

export function linkBetween(city: City, from: PartEnd, to: PartEnd): LinkKind | null {
  return LINK_KINDS.find((kind) => LINKS[kind](city, from, to)) ?? null
}

/** What may be wrong with a route (RT-ERR-41), and the rule it breaks. */
export const ROUTE_FAULTS = {
  'no-route': 'RT-FR-6',
  'empty-part': 'RT-MAP-7',
  'not-drawn': 'RT-FR-1',
  'used-twice': 'RT-FR-2',
  'not-connected': 'RT-FR-6',
  'no-link': 'RT-FR-7',
  'flown-twice': 'RT-VEG-9',
  'second-trip': 'RT-BASE-40',
} as const

const TAKEN_AGAIN = { flight: 'flown-twice', trip: 'second-trip' } as const

/** Why a route is not legal, and the first place where it shows. */
export interface RouteFault {
  readonly fault: keyof typeof ROUTE_FAULTS
  readonly part: number
  /** Position in the part. */
  readonly segment: number
}

/** RT-FR-6; null for a legal route. */
export function validateRoute(board: RouteBoard, route: FinalRoute): RouteFault | null {
  if (route.length === 0) return board.drawn.length === 0 ? null : { fault: 'no-route', part: 0, segment: 0 }
  const unused = new Set(board.drawn)
  const taken = new Set<number>()
  let before: PartEnd | null = null
  for (const [part, { start, segments }] of route.entries()) {
    let vertex = start
    for (const [position, index] of segments.entries()) {
      const segment = board.city.segments[index]
      const at = { part, segment: position }
      if (!segment || !board.drawn.includes(index)) return { fault: 'not-drawn', ...at }
      if (!unused.delete(index)) return { fault: 'used-twice', ...at }
      if (segment.a !== vertex && segment.b !== vertex) return { fault: 'not-connected', ...at }
      vertex = otherEnd(segment, vertex)
    }
    const [first, last] = [segments[0], segments.at(-1)]
    if (first === undefined || last === undefined) return { fault: 'empty-part', part, segment: 0 }
    const from = { vertex: start, segment: first }
    const link = before && linkBetween(board.city, before, from)
    if (before && !link) return { fault: 'no-link', part, segment: 0 }
    const ride = before && (link === 'flight' || link === 'trip') && rideBetween(board.city, before, from)
    if (ride && taken.has(ride.group)) return { fault: TAKEN_AGAIN[ride.kind], part, segment: 0 }
    if (ride) taken.add(ride.group)
    before = { vertex, segment: last }
  }
  return null
}

export function otherEnd(segment: Segment, vertex: number): number {
  return segment.a === vertex ? segment.b : segment.a
}

/** The vertices of a part in walking order, ends included. */
export function verticesOf(city: City, part: RoutePart): number[] {
  const vertices = [part.start]
  let vertex = part.start
  for (const index of part.segments) {
    const segment = city.segments[index]
    if (!segment) throw new Error(`no segment ${index}`)
    vertex = otherEnd(segment, vertex)
    vertices.push(vertex)
  }
  return vertices
}

/** A route by the ids of its crossings and segments. */
export function namedRoute(city: City, route: FinalRoute): NamedRoute {
  return route.map((part) => ({
    start: city.vertices[part.start]?.id ?? '',
    segments: part.segments.map((index) => city.segments[index]?.id ?? ''),
  }))
}

/** The other way round; null where the city does not have what is named. */
export function numberedRoute(city: City, route: NamedRoute): FinalRoute | null {
  const parts = route.map(({ start, segments }): RoutePart | null => {
    const vertex = city.vertexAt.get(start)
    const indices = segments.map((id) => city.segmentAt.get(id))
    if (vertex === undefined || !indices.every((index) => index !== undefined)) return null
    return { start: vertex, segments: indices }
  })
  return parts.every((part) => part !== null) ? parts : null
}
