import { at, isRide, otherVertex, type RouteGraph } from './graph.ts'
import { isOpen, type LineCheck } from './line-check.ts'
import {
  AFTER_LINK,
  AFTER_RIVER,
  AFTER_SEGMENT,
  leavesFromDeadEnd,
  leavesFromOpposite,
  linkMoves,
  opensAt,
  tailOf,
} from './moves.ts'

/** Counts steps of a search; false when there are none left. */
export type Spend = (steps: number) => boolean

/** What is done where a probing walk has come to a task crossing. */
const PROBE_FAR_END = 0
const CHECK_MIDDLE = 1
const SETTLE_ARC = 2
const CHECK_ARC = 3
const CHECK_LINE = 4

/**
 * RT-TASK-2: over all orders in which given segments can be walked, the longest stretch between two task
 * crossings. What lies outside the stretch is short, so it is tried: the pieces from both ends of the line to
 * the crossings, or the short way round in a closed line (RT-TASK-4). Whether all the rest can then be walked
 * between the crossings is a matter for the line check.
 */
export class TaskSearch {
  readonly #graph: RouteGraph
  readonly #check: LineCheck
  readonly #spend: Spend
  /** 1 for edges not yet walked by a piece. */
  readonly rest: Int32Array
  /** The task crossings among the edges, and for each of them, by vertex, the least number of segments to it. */
  readonly #crossings: number[] = []
  readonly #distances: Int32Array[] = []
  /** By place in these lists: the least from the far end to any other crossing. */
  readonly #fromFarEnd: Int32Array
  #farEnd = 0
  #crossing = 0
  #exact = true
  #startVertex = 0
  #startAfterLink = false
  #startLast = -1
  #arcVertex = 0
  #arcMode = 0
  #arcFirst = 0

  constructor(graph: RouteGraph, check: LineCheck, spend: Spend) {
    this.#graph = graph
    this.#check = check
    this.#spend = spend
    this.rest = new Int32Array(graph.ways)
    this.#fromFarEnd = new Int32Array(graph.vertices)
  }

  /** The task value of the best order of the edges marked 1, if it reaches `atLeast`; otherwise -1. */
  longest(used: Int32Array, segments: number, links: number, atLeast: number): number {
    this.#check.begin(used)
    if (!this.#check.possible(links, 2)) return -1
    const least = atLeast <= 0 ? 0 : -1
    if (!this.prepare(used, links)) return least
    const ends = this.endPairs(links)
    const closed = this.closes(segments, links)
    this.#exact = true
    for (let missing = 0; missing <= segments - Math.max(atLeast, 1); missing++) {
      for (const [one, other] of ends) {
        this.#aimAt(other)
        if (this.#probe(PROBE_FAR_END, one, AFTER_LINK, -1, missing, links)) return segments - missing
      }
      if (closed && this.#shortArc(missing, links)) return segments - missing
    }
    return least
  }

  /** Takes up the edges marked 1; false when they reach fewer than two task crossings. */
  prepare(used: Int32Array, links: number): boolean {
    this.rest.set(used)
    return this.#measureDistances(links)
  }

  /** The pairs of different vertices at which a line over all of `rest` can start and end. */
  endPairs(links: number): (readonly [number, number])[] {
    const { vertices } = this.#graph
    const needed: number[] = []
    const free: number[] = []
    for (let v = 0; v < vertices; v++) {
      const degree = this.#degree(v)
      if (degree === 0) continue
      if (links > 0 && this.#touchesLinks(v)) free.push(v)
      else if (degree % 2 === 1) needed.push(v)
    }
    if (needed.length > 2) return []
    const [one, other] = needed
    const pairs: (readonly [number, number])[] = []
    if (one !== undefined && other !== undefined) pairs.push([one, other])
    else if (one !== undefined) pairs.push(...free.map((v) => [one, v] as const))
    else for (const v of free) pairs.push(...free.filter((w) => w > v).map((w) => [v, w] as const))
    return pairs.filter(([start, end]) => {
      this.#check.begin(this.rest)
      this.#check.touch(start, true)
      this.#check.touch(end, true)
      return this.#check.possible(links, 0)
    })
  }

  /** Whether a line over all of `rest` may end where it starts. */
  closes(segments: number, links: number): boolean {
    let rides = 0
    for (let edge = this.#graph.edges; edge < this.#graph.ways; edge++) rides += at(this.rest, edge)
    if (segments <= links + rides) return false
    this.#check.begin(this.rest)
    return this.#check.possible(links, 0)
  }

  /** Whether a walk in this situation can be completed over all of `rest`. */
  completes(vertex: number, mode: number, last: number, links: number): boolean {
    return this.#settle(CHECK_LINE, vertex, mode, last, 0, links)
  }

  /** The same, with at most `missing` segments after the last task crossing other than this one. */
  completesTask(
    crossing: number,
    end: number,
    vertex: number,
    mode: number,
    last: number,
    missing: number,
    links: number,
  ): boolean {
    this.#exact = false
    this.#aimAt(end)
    this.#crossing = crossing
    return crossing < 0
      ? this.#probe(PROBE_FAR_END, vertex, mode, last, missing, links)
      : this.#settle(PROBE_FAR_END, vertex, mode, last, missing, links)
  }

  #degree(vertex: number): number {
    const { first, incident } = this.#graph
    let degree = 0
    for (let index = at(first, vertex); index < at(first, vertex + 1); index++) {
      degree += at(this.rest, at(incident, index))
    }
    return degree
  }

  #touchesLinks(vertex: number): boolean {
    const { gate, rivers } = this.#graph
    return (
      at(gate, vertex) === 1 || rivers.some((river) => river.deadEnd === vertex || river.opposite === vertex)
    )
  }

  #measureDistances(links: number): boolean {
    const { vertices, task } = this.#graph
    this.#crossings.length = 0
    for (let v = 0; v < vertices; v++) {
      if (at(task, v) !== 1 || this.#degree(v) === 0) continue
      const index = this.#crossings.push(v) - 1
      const distances = this.#distances[index] ?? new Int32Array(vertices)
      this.#distances[index] = distances
      this.#measureFrom(v, distances, links)
    }
    return this.#crossings.length >= 2
  }

  #measureFrom(crossing: number, distances: Int32Array, links: number): void {
    const { edges, ways, a, b, gates, rivers } = this.#graph
    distances.fill(edges + 1)
    distances[crossing] = 0
    let changed = true
    const ease = (one: number, other: number, length: number): void => {
      const difference = at(distances, one) - at(distances, other)
      if (Math.abs(difference) <= length) return
      if (difference > 0) distances[one] = at(distances, other) + length
      else distances[other] = at(distances, one) + length
      changed = true
    }
    while (changed) {
      changed = false
      for (let edge = 0; edge < ways; edge++) {
        if (at(this.rest, edge) === 1) ease(at(a, edge), at(b, edge), this.#lengthOf(edge))
      }
      if (links === 0) continue
      for (const gate of gates) ease(gate, gates[0] ?? gate, 0)
      for (const { deadEnd, opposite } of rivers) ease(deadEnd, opposite, 0)
    }
  }

  #aimAt(end: number): void {
    this.#farEnd = end
    for (let index = 0; index < this.#crossings.length; index++) {
      let least = this.#graph.edges + 1
      for (let other = 0; other < this.#crossings.length; other++) {
        const distances = this.#distances[other]
        if (other !== index && distances) least = Math.min(least, at(distances, end))
      }
      this.#fromFarEnd[index] = least
    }
  }

  /** The least number of segments in the pieces still to be walked. */
  #atLeastFrom(purpose: number, vertex: number): number {
    let least = this.#graph.edges + 1
    for (let index = 0; index < this.#crossings.length; index++) {
      const distances = this.#distances[index]
      if (!distances) continue
      if (purpose === PROBE_FAR_END)
        least = Math.min(least, at(distances, vertex) + at(this.#fromFarEnd, index))
      else if (this.#crossings[index] !== this.#crossing) least = Math.min(least, at(distances, vertex))
    }
    return least
  }

  /** Walks on from a vertex over at most `left` segments, and asks at each task crossing on the way. */
  #probe(purpose: number, vertex: number, mode: number, last: number, left: number, links: number): boolean {
    if (!this.#spend(1)) return false
    if (at(this.#graph.task, vertex) === 1 && this.#arrive(purpose, vertex, mode, last, left, links))
      return true
    if (this.#atLeastFrom(purpose, vertex) > left) return false
    if (this.#probeEdges(purpose, vertex, mode, left, links)) return true
    if (mode !== AFTER_SEGMENT || links === 0) return false
    if (purpose === CHECK_MIDDLE && this.#linksToStart(vertex))
      if (this.#probe(purpose, this.#startVertex, AFTER_LINK, -1, left, links - 1)) return true
    return linkMoves(this.#graph, this.rest, vertex, last).some((move) =>
      this.#probe(purpose, move.to, move.mode, -1, left, links - 1),
    )
  }

  /** Whether a gate link leads to where the first piece has ended, whose last segment then follows it. */
  #linksToStart(vertex: number): boolean {
    const start = this.#startVertex
    const areGates = at(this.#graph.gate, vertex) === 1 && at(this.#graph.gate, start) === 1
    return areGates && vertex !== start && !this.#startAfterLink && this.#degree(start) === 0
  }

  #lengthOf(edge: number): number {
    return isRide(this.#graph, edge) ? 0 : 1
  }

  #probeEdges(purpose: number, vertex: number, mode: number, left: number, links: number): boolean {
    const { first, incident } = this.#graph
    const only = mode === AFTER_RIVER ? tailOf(this.#graph, vertex) : -1
    for (let index = at(first, vertex); index < at(first, vertex + 1); index++) {
      const edge = at(incident, index)
      if (at(this.rest, edge) !== 1 || (only >= 0 && edge !== only)) continue
      const ride = isRide(this.#graph, edge)
      if (ride ? mode !== AFTER_SEGMENT : left === 0) continue
      this.rest[edge] = 0
      const next = otherVertex(this.#graph, edge, vertex)
      const found = ride
        ? this.#probe(purpose, next, AFTER_LINK, -1, left, links)
        : this.#probe(purpose, next, AFTER_SEGMENT, edge, left - 1, links)
      this.rest[edge] = 1
      if (found) return true
    }
    return false
  }

  #arrive(purpose: number, vertex: number, mode: number, last: number, left: number, links: number): boolean {
    if (purpose === PROBE_FAR_END) this.#crossing = vertex
    else if (vertex === this.#crossing || (this.#exact && left > 0)) return false
    else if (purpose === SETTLE_ARC && vertex < this.#crossing) return false
    return this.#settle(purpose, vertex, mode, last, left, links)
  }

  /** Brings a piece to an end from which the line check can go on: river links at dead ends are taken here. */
  #settle(purpose: number, vertex: number, mode: number, last: number, left: number, links: number): boolean {
    if (mode === AFTER_RIVER) {
      const tail = tailOf(this.#graph, vertex)
      if (at(this.rest, tail) !== 1) return false
      this.rest[tail] = 0
      const next = otherVertex(this.#graph, tail, vertex)
      const settled = this.#settle(purpose, next, AFTER_SEGMENT, tail, left, links)
      this.rest[tail] = 1
      return settled
    }
    if (this.#conclude(purpose, vertex, mode === AFTER_LINK, last, left, links)) return true
    if (mode === AFTER_LINK || links === 0) return false
    return this.#graph.rivers.some((river) => {
      if (leavesFromDeadEnd(river, vertex, last) && opensAt(river.oppositeTail, this.rest)) {
        const next = river.oppositeTail < 0 ? AFTER_LINK : AFTER_RIVER
        return this.#settle(purpose, river.opposite, next, -1, left, links - 1)
      }
      if (
        river.oppositeTail >= 0 &&
        leavesFromOpposite(river, vertex, last) &&
        at(this.rest, river.tail) === 1
      ) {
        return this.#settle(purpose, river.deadEnd, AFTER_RIVER, -1, left, links - 1)
      }
      return false
    })
  }

  #conclude(
    purpose: number,
    vertex: number,
    afterLink: boolean,
    last: number,
    left: number,
    links: number,
  ): boolean {
    if (purpose === PROBE_FAR_END || purpose === SETTLE_ARC) {
      this.#startVertex = vertex
      this.#startAfterLink = afterLink
      this.#startLast = last
      return purpose === PROBE_FAR_END
        ? this.#probe(CHECK_MIDDLE, this.#farEnd, AFTER_LINK, -1, left, links)
        : this.#settle(CHECK_ARC, this.#arcVertex, this.#arcMode, this.#arcFirst, left, links)
    }
    if (purpose !== CHECK_LINE && links === 1 && this.#meetsAcross(vertex, last)) return true
    this.#check.begin(this.rest)
    this.#check.touch(vertex, afterLink)
    if (purpose === CHECK_LINE) return this.#check.possible(links, 1)
    this.#check.touch(this.#startVertex, this.#startAfterLink)
    return this.#check.possible(links, 0)
  }

  /** Whether nothing is left between two pieces but a river link from dead end to dead end. */
  #meetsAcross(vertex: number, last: number): boolean {
    const start = this.#startVertex
    const startLast = this.#startLast
    return (
      !this.rest.includes(1) &&
      this.#graph.rivers.some(
        ({ deadEnd, tail, opposite, oppositeTail }) =>
          oppositeTail >= 0 &&
          ((deadEnd === vertex && tail === last && opposite === start && oppositeTail === startLast) ||
            (deadEnd === start && tail === startLast && opposite === vertex && oppositeTail === last)),
      )
    )
  }

  /** Whether a closed line has two task crossings with `missing` segments between them on the short way. */
  #shortArc(missing: number, links: number): boolean {
    const { vertices, task } = this.#graph
    for (let v = 0; v < vertices; v++) {
      if (at(task, v) !== 1 || this.#degree(v) === 0) continue
      this.#crossing = v
      this.#arcVertex = v
      if (this.#arcByEdge(v, missing, links)) return true
      if (links > 0 && this.#arcByLink(v, missing, links)) return true
    }
    return false
  }

  #arcByEdge(vertex: number, missing: number, links: number): boolean {
    const { first, incident } = this.#graph
    for (let index = at(first, vertex); index < at(first, vertex + 1); index++) {
      const edge = at(incident, index)
      const length = this.#lengthOf(edge)
      if (at(this.rest, edge) !== 1 || length > missing) continue
      const mode = length === 0 ? AFTER_LINK : AFTER_SEGMENT
      const last = length === 0 ? -1 : edge
      this.#arcMode = mode
      this.#arcFirst = last
      this.rest[edge] = 0
      const next = otherVertex(this.#graph, edge, vertex)
      const found = this.#probe(SETTLE_ARC, next, mode, last, missing - length, links)
      this.rest[edge] = 1
      if (found) return true
    }
    return false
  }

  #arcByLink(vertex: number, missing: number, links: number): boolean {
    const { gate, gates, rivers } = this.#graph
    const onward = (to: number, mode: number, here: number): boolean => {
      this.#arcMode = here
      this.#arcFirst = -1
      return this.#probe(SETTLE_ARC, to, mode, -1, missing, links - 1)
    }
    if (at(gate, vertex) === 1 && gates.some((to) => to !== vertex && onward(to, AFTER_LINK, AFTER_LINK)))
      return true
    return rivers.some((river) => {
      if (!isOpen(river, this.rest)) return false
      const across = river.oppositeTail < 0 ? AFTER_LINK : AFTER_RIVER
      if (river.deadEnd === vertex) return onward(river.opposite, across, AFTER_RIVER)
      return river.opposite === vertex && onward(river.deadEnd, AFTER_RIVER, across)
    })
  }
}
