import { at, isRide, otherVertex, type RiverCrossing, type RouteGraph } from './graph.ts'

/** How a walk stands at a vertex: what came before decides what may follow. */
export const AFTER_SEGMENT = 0
/** Also at the start: a segment has to follow (RT-MAP-7). */
export const AFTER_LINK = 1
/** A river was crossed to a dead end: its own segment has to follow (RT-ANC-DAG-2). */
export const AFTER_RIVER = 2

export interface LinkMove {
  readonly to: number
  readonly mode: number
}

/** Links that may follow a segment at a vertex, as far as the walk can go on after them. */
export function linkMoves(graph: RouteGraph, rest: Int32Array, vertex: number, last: number): LinkMove[] {
  const moves: LinkMove[] = []
  if (at(graph.gate, vertex) === 1) {
    for (const gate of graph.gates) {
      if (gate !== vertex && hasEdge(graph, rest, gate)) moves.push({ to: gate, mode: AFTER_LINK })
    }
  }
  for (const river of graph.rivers) {
    if (leavesFromDeadEnd(river, vertex, last) && opensAt(river.oppositeTail, rest)) {
      moves.push({ to: river.opposite, mode: river.oppositeTail < 0 ? AFTER_LINK : AFTER_RIVER })
    }
    if (leavesFromOpposite(river, vertex, last) && at(rest, river.tail) === 1) {
      moves.push({ to: river.deadEnd, mode: AFTER_RIVER })
    }
  }
  return moves
}

export const leavesFromDeadEnd = (river: RiverCrossing, vertex: number, last: number): boolean =>
  river.deadEnd === vertex && river.tail === last

export const leavesFromOpposite = (river: RiverCrossing, vertex: number, last: number): boolean =>
  river.opposite === vertex && (river.oppositeTail < 0 || river.oppositeTail === last)

export const opensAt = (tail: number, rest: Int32Array): boolean => tail < 0 || at(rest, tail) === 1

function hasEdge({ first, incident }: RouteGraph, rest: Int32Array, vertex: number): boolean {
  for (let index = at(first, vertex); index < at(first, vertex + 1); index++) {
    if (at(rest, at(incident, index)) === 1) return true
  }
  return false
}

/** The segment that has to follow at a dead end reached over the river. */
export function tailOf({ rivers }: RouteGraph, vertex: number): number {
  for (const river of rivers) {
    if (river.deadEnd === vertex) return river.tail
    if (river.opposite === vertex && river.oppositeTail >= 0) return river.oppositeTail
  }
  return -1
}

/** Where a walk stands, and how many links it has left besides rides. */
export interface Stop {
  readonly vertex: number
  readonly mode: number
  /** The segment that led here, or -1. */
  readonly last: number
  readonly links: number
}

/** A segment or ride that is taken, or -1 for another link. */
interface Move {
  readonly edge: number
  readonly stop: Stop
}

/** All ways to go on over `rest`: by vertex, segments before links, smaller ids first. */
export function movesFrom(graph: RouteGraph, rest: Int32Array, stop: Stop): Move[] {
  const { first, incident } = graph
  const { vertex, mode, last, links } = stop
  const only = mode === AFTER_RIVER ? tailOf(graph, vertex) : -1
  const moves: Move[] = []
  for (let index = at(first, vertex); index < at(first, vertex + 1); index++) {
    const edge = at(incident, index)
    if (at(rest, edge) !== 1 || (only >= 0 && edge !== only)) continue
    const to = otherVertex(graph, edge, vertex)
    if (!isRide(graph, edge)) {
      moves.push({ edge, stop: { vertex: to, mode: AFTER_SEGMENT, last: edge, links } })
    } else if (mode === AFTER_SEGMENT) {
      moves.push({ edge, stop: { vertex: to, mode: AFTER_LINK, last: -1, links } })
    }
  }
  if (mode === AFTER_SEGMENT && links > 0) {
    for (const { to, mode: next } of linkMoves(graph, rest, vertex, last)) {
      moves.push({ edge: -1, stop: { vertex: to, mode: next, last: -1, links: links - 1 } })
    }
  }
  return moves.sort((one, other) => one.stop.vertex - other.stop.vertex)
}
