import type { City } from '../../rules/city.ts'
import {
  type FinalRoute,
  type LinkKind,
  linkBetween,
  otherEnd,
  type PartEnd,
  type RouteBoard,
  verticesOf,
} from '../../rules/final-route.ts'
import { countTurns } from '../../rules/goals.ts'
import { measureRoute, taskValue } from '../../rules/measure.ts'
import { expectedTotal } from '../../rules/odds.ts'

/** A route under way, changed in place. */
interface Walk {
  readonly parts: { readonly start: number; readonly segments: number[] }[]
  /** The vertices of each part. */
  readonly vertices: number[][]
  readonly links: Record<LinkKind, number>
  /** Segments used, as bits in the order of the drawn ones. */
  used: number
}

/** Calls back for every final route of a board (RT-FR-6); false when told to stop. */
export function everyRoute(board: RouteBoard, visit: (walk: Walk) => boolean): boolean {
  const { city } = board
  const walk: Walk = { parts: [], vertices: [], links: { gate: 0, river: 0, flight: 0, trip: 0 }, used: 0 }
  const flown = new Set<number>()
  const bitOf = new Map(board.drawn.map((index, place) => [index, 1 << place]))
  const starts = [
    ...new Set(board.drawn.flatMap((index) => [city.segments[index]?.a ?? 0, city.segments[index]?.b ?? 0])),
  ]
  const targets = city.vertices.map((_, from) => starts.filter((to) => mayLink(city, from, to)))

  function begin(start: number, from: PartEnd | null): boolean {
    walk.parts.push({ start, segments: [] })
    walk.vertices.push([start])
    const done = goOn(start, from)
    walk.parts.pop()
    walk.vertices.pop()
    return done
  }

  /** `from` is the end of the part before, as long as the part at hand is empty. */
  function goOn(vertex: number, from: PartEnd | null): boolean {
    const part = walk.parts.at(-1)
    const passed = walk.vertices.at(-1)
    for (const index of city.vertices[vertex]?.segments ?? []) {
      const segment = city.segments[index]
      const bit = bitOf.get(index)
      if (!segment || !part || !passed || bit === undefined || (walk.used & bit) !== 0) continue
      const link = from && linkBetween(city, from, { vertex, segment: index })
      if (from && !link) continue
      const flight = link === 'flight' ? greenEnd(city, from?.vertex ?? -1, vertex) : -1
      if (flown.has(flight) || (link === 'trip' && walk.links.trip > 0)) continue
      if (link) walk.links[link]++
      if (flight >= 0) flown.add(flight)
      const next = otherEnd(segment, vertex)
      part.segments.push(index)
      passed.push(next)
      walk.used |= bit
      const here = { vertex: next, segment: index }
      const done = visit(walk) && goOn(next, null) && targets[next]?.every((start) => begin(start, here))
      walk.used &= ~bit
      passed.pop()
      part.segments.pop()
      if (link) walk.links[link]--
      flown.delete(flight)
      if (!done) return false
    }
    return true
  }

  return starts.every((start) => begin(start, null))
}

const greenEnd = ({ vertices }: City, from: number, to: number): number => (vertices[from]?.green ? from : to)

/** Whether there are segments at two vertices between which a link is legal. */
function mayLink(city: City, from: number, to: number): boolean {
  const [before, after] = [city.vertices[from]?.segments ?? [], city.vertices[to]?.segments ?? []]
  return before.some((one) =>
    after.some((other) => linkBetween(city, { vertex: from, segment: one }, { vertex: to, segment: other })),
  )
}

export interface Candidate {
  readonly route: FinalRoute
  readonly value: number
  readonly madness: number
  /** RT-OPT-6: what decides between equal values after the madness, in order. */
  readonly ids: readonly string[]
  readonly vertices: readonly string[]
  /** Segments by id and links, which sort after all ids, in walking order. */
  readonly steps: readonly string[]
}

/** RT-OPT-8: the best route by trying all; null when there are more than `most`. */
export function bestOfAll(board: RouteBoard, objective: 'expected' | 'base', most: number): Candidate | null {
  const known = new Map<number, { readonly value: number; readonly madness: number }>()
  let best: Candidate | null = null
  let count = 0
  const all = everyRoute(board, ({ parts, vertices, used, links }) => {
    const task = taskValue(board.task, vertices)
    const turns = board.terms ? countTurns(board.city, parts) : 0
    const key = [task, links.gate, links.river, turns].reduce((code, number) => code * 32 + number, used)
    let worth = known.get(key)
    if (!worth) {
      const measure = measureRoute(board, parts)
      const value = objective === 'base' ? measure.base : expectedTotal(board, measure).expected
      worth = { value, madness: measure.madness }
      known.set(key, worth)
    }
    if (!best || worth.value >= best.value) {
      const candidate = describe(board, parts, worth.value, worth.madness)
      if (!best || comesBefore(candidate, best)) best = candidate
    }
    return ++count <= most
  })
  return all ? best : null
}

function describe(board: RouteBoard, route: FinalRoute, value: number, madness: number): Candidate {
  const { city } = board
  const idOf = (segment: number): string => city.segments[segment]?.id ?? ''
  return {
    route: route.map(({ start, segments }) => ({ start, segments: [...segments] })),
    value,
    madness,
    ids: route.flatMap((part) => part.segments.map(idOf)).sort(),
    vertices: route.flatMap((part) =>
      verticesOf(city, part).map((vertex) => city.vertices[vertex]?.id ?? ''),
    ),
    steps: route.flatMap((part, index) => [...(index > 0 ? ['~'] : []), ...part.segments.map(idOf)]),
  }
}

function comesBefore(one: Candidate, other: Candidate): boolean {
  if (one.value !== other.value) return one.value > other.value
  if (one.madness !== other.madness) return one.madness < other.madness
  if (one.ids.length !== other.ids.length) return one.ids.length > other.ids.length
  const order =
    compare(one.ids, other.ids) || compare(one.vertices, other.vertices) || compare(one.steps, other.steps)
  return order < 0
}

function compare(one: readonly string[], other: readonly string[]): number {
  for (const [index, id] of one.entries()) {
    const against = other[index]
    if (against === undefined) return 1
    if (id !== against) return id < against ? -1 : 1
  }
  return one.length - other.length
}
