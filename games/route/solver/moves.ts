import { at, type RiverCrossing, type RouteGraph } from './graph.ts'

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
