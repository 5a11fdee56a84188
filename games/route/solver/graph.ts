import { type RouteBoard, ridesOf } from '../rules/final-route.ts'

/**
 * A player's drawn segments as a multigraph of edges and vertices with numbers of their own. The numbers follow
 * the ids, so that comparing numbers compares ids (RT-OPT-6). Vertices without a drawn segment are left out: no
 * part can start there.
 *
 * Flights and trips are edges too, with numbers after those of the segments. They have no length, a line neither starts
 * nor ends with one, and no two follow each other.
 */
export interface RouteGraph {
  /** How many segments. */
  readonly edges: number
  /** How many segments and rides. */
  readonly ways: number
  readonly vertices: number
  readonly a: Int32Array
  readonly b: Int32Array
  /** The edges at vertex v are `incident[first[v]]` to `incident[first[v + 1] - 1]`. */
  readonly first: Int32Array
  readonly incident: Int32Array
  /** 1 or 0 by vertex. */
  readonly gate: Int32Array
  readonly task: Int32Array
  readonly terrifying: Int32Array
  readonly gates: readonly number[]
  readonly rivers: readonly RiverCrossing[]
  /** By ride, in the order of their edges: a line takes one of each group at most. */
  readonly rideGroups: readonly number[]
  readonly segmentOf: readonly number[]
  readonly vertexOf: readonly number[]
}

/** RT-ANC-DAG-2: a possible river link, with the dead-end edges that must lie beside it. */
export interface RiverCrossing {
  readonly deadEnd: number
  readonly tail: number
  readonly opposite: number
  /** The edge at the opposite side if that is a dead end too, else -1. */
  readonly oppositeTail: number
}

/** The number at an index; the compiler does not know that the index is never out of range. */
export const at = (list: Int32Array, index: number): number => list[index] ?? 0

export function bump(list: Int32Array, index: number, by: number): void {
  list[index] = at(list, index) + by
}

export const isRide = (graph: RouteGraph, edge: number): boolean => edge >= graph.edges

export const otherVertex = (graph: RouteGraph, edge: number, vertex: number): number =>
  at(graph.a, edge) === vertex ? at(graph.b, edge) : at(graph.a, edge)

export function graphOf({ city, drawn, task }: RouteBoard): RouteGraph {
  const segments = drawn.flatMap((index) => city.segments[index] ?? []).sort(byId)
  const ends = new Set(segments.flatMap(({ a, b }) => [a, b]))
  const vertices = city.vertices
    .flatMap((vertex, index) => (ends.has(index) ? [{ ...vertex, index }] : []))
    .sort(byId)
  const numberOf = new Map(vertices.map((vertex, number) => [vertex.index, number]))
  const rides = ridesOf(city).filter((ride) => ends.has(ride.a) && ends.has(ride.b))
  const a = Int32Array.from([...segments, ...rides], (each) => numberOf.get(each.a) ?? -1)
  const b = Int32Array.from([...segments, ...rides], (each) => numberOf.get(each.b) ?? -1)
  const incident = vertices.map((_, v) =>
    [...a.keys()].filter((edge) => at(a, edge) === v || at(b, edge) === v),
  )
  const first = new Int32Array(vertices.length + 1)
  incident.forEach((list, v) => {
    first[v + 1] = at(first, v) + list.length
  })
  const places = vertices.map(({ deadEnd, dagonOpposite }, v) => ({
    deadEnd,
    opposite: numberOf.get(dagonOpposite) ?? -1,
    tail: incident[v]?.find((edge) => segments[edge]?.deadEnd) ?? -1,
  }))
  return {
    edges: segments.length,
    ways: segments.length + rides.length,
    vertices: vertices.length,
    a,
    b,
    first,
    incident: Int32Array.from(incident.flat()),
    gate: Int32Array.from(vertices, (vertex) => Number(vertex.gate)),
    task: Int32Array.from(vertices, (vertex) => Number(task.includes(vertex.index))),
    terrifying: Int32Array.from(vertices, (vertex) => Number(vertex.terrifying)),
    gates: vertices.flatMap((vertex, v) => (vertex.gate ? [v] : [])),
    rivers: city.ancient === 'DAGON' ? crossingsOf(places) : [],
    rideGroups: rides.map(({ group }) => group),
    segmentOf: segments.map((segment) => segment.index),
    vertexOf: vertices.map((vertex) => vertex.index),
  }
}

/** All sets of rides with at most one of each group, by their number; without rides only the empty one. */
export function rideChoices({ edges, rideGroups }: RouteGraph): number[][] {
  let choices: number[][] = [[]]
  for (const [place, group] of rideGroups.entries()) {
    const free = choices.filter((rides) => rides.every((ride) => rideGroups[ride - edges] !== group))
    choices = [...choices, ...free.map((rides) => [...rides, edges + place])]
  }
  return choices.sort((one, other) => one.length - other.length)
}

interface Waterside {
  readonly deadEnd: boolean
  readonly opposite: number
  /** The dead-end road, if it is drawn. */
  readonly tail: number
}

/** Two dead ends that face each other make one crossing. */
function crossingsOf(places: readonly Waterside[]): RiverCrossing[] {
  return places.flatMap(({ opposite, tail }, deadEnd) => {
    const across = places[opposite]
    if (!across || tail < 0 || (across.opposite === deadEnd && opposite < deadEnd)) return []
    if (across.deadEnd && across.tail < 0) return []
    return [{ deadEnd, tail, opposite, oppositeTail: across.deadEnd ? across.tail : -1 }]
  })
}

function byId(one: { readonly id: string }, other: { readonly id: string }): number {
  if (one.id === other.id) return 0
  return one.id < other.id ? -1 : 1
}
