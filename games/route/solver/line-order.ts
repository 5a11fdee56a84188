import { at, isRide, otherVertex, type RouteGraph } from './graph.ts'
import { AFTER_LINK, AFTER_RIVER, AFTER_SEGMENT, linkMoves, tailOf } from './moves.ts'
import type { BestSet, Walk } from './set-search.ts'
import type { TaskSearch } from './task-search.ts'

/** One vertex of a line and the edge that leads to it; -1 at the start and after a link. */
export interface Step {
  readonly vertex: number
  readonly edge: number
}

interface Stop {
  readonly vertex: number
  readonly mode: number
  readonly last: number
  readonly links: number
}

const NO_EDGE = -1

/**
 * RT-OPT-6: of all lines over the same segments with the same task value, the one with the smallest sequence of
 * vertices. Lines that share even that differ only in when they take a link, or in which of two parallel segments
 * they take first: a segment goes before a link, and the smaller id first.
 */
export class LineOrder {
  readonly #graph: RouteGraph
  readonly #tasks: TaskSearch
  readonly #best: BestSet
  /** Task crossings passed, with the number of segments before them. */
  readonly #passed: { readonly vertex: number; readonly position: number }[] = []
  #start = 0
  #ends: readonly number[] = []
  #closed = false
  #position = 0

  constructor(graph: RouteGraph, tasks: TaskSearch, best: BestSet) {
    this.#graph = graph
    this.#tasks = tasks
    this.#best = best
  }

  smallest(): Step[] {
    const lines = this.#best.walks.map((walk) => this.#along(walk))
    const [first, ...others] = lines.filter((line) => line !== null)
    if (!first) throw new Error('a set was found that cannot be walked')
    return others.reduce((best, line) => (compareSteps(line, best) < 0 ? line : best), first)
  }

  #along({ edges, links }: Walk): Step[] | null {
    this.#tasks.prepare(edges, links)
    const pairs = this.#tasks.endPairs(links)
    this.#closed = this.#tasks.closes(this.#best.size, links)
    for (let start = 0; start < this.#graph.vertices; start++) {
      this.#start = start
      this.#ends = pairs.flatMap(([one, other]) => (one === start ? [other] : other === start ? [one] : []))
      if (this.#ends.length === 0 && !this.#closed) continue
      const steps = this.#enter({ vertex: start, mode: AFTER_LINK, last: NO_EDGE, links })
      if (steps) return [{ vertex: start, edge: NO_EDGE }, ...steps]
    }
    return null
  }

  /** The rest of the line from a place, if there is one. */
  #enter(place: Stop): Step[] | null {
    const crossing = at(this.#graph.task, place.vertex) === 1
    if (crossing) this.#passed.push({ vertex: place.vertex, position: this.#position })
    const steps = this.#hopeful(place) ? this.#continue(place) : null
    if (crossing) this.#passed.pop()
    return steps
  }

  #continue(place: Stop): Step[] | null {
    if (this.#position === this.#best.size) {
      const done = place.mode === AFTER_SEGMENT && place.links === 0
      return done && this.#taskSoFar(place.vertex === this.#start) >= this.#best.task ? [] : null
    }
    const moves = this.#moves(place)
    for (let from = 0; from < moves.length; ) {
      const to = moves[from]?.place.vertex
      let best: Step[] | null = null
      for (; moves[from]?.place.vertex === to; from++) {
        const move = moves[from]
        const steps = move ? this.#follow(move.edge, move.place) : null
        if (steps && (!best || compareSteps(steps, best) < 0)) best = steps
      }
      if (best) return best
    }
    return null
  }

  #follow(edge: number, place: Stop): Step[] | null {
    const length = place.mode === AFTER_SEGMENT ? 1 : 0
    if (edge !== NO_EDGE) this.#tasks.rest[edge] = 0
    this.#position += length
    const steps = this.#enter(place)
    if (edge !== NO_EDGE) this.#tasks.rest[edge] = 1
    this.#position -= length
    return steps && [{ vertex: place.vertex, edge: length === 1 ? edge : NO_EDGE }, ...steps]
  }

  /** By vertex, segments before links, smaller ids first. */
  #moves({ vertex, mode, last, links }: Stop): { edge: number; place: Stop }[] {
    const { first, incident } = this.#graph
    const rest = this.#tasks.rest
    const only = mode === AFTER_RIVER ? tailOf(this.#graph, vertex) : NO_EDGE
    const moves: { edge: number; place: Stop }[] = []
    for (let index = at(first, vertex); index < at(first, vertex + 1); index++) {
      const edge = at(incident, index)
      if (at(rest, edge) !== 1 || (only !== NO_EDGE && edge !== only)) continue
      const to = otherVertex(this.#graph, edge, vertex)
      if (!isRide(this.#graph, edge)) {
        moves.push({ edge, place: { vertex: to, mode: AFTER_SEGMENT, last: edge, links } })
      } else if (mode === AFTER_SEGMENT) {
        moves.push({ edge, place: { vertex: to, mode: AFTER_LINK, last: NO_EDGE, links } })
      }
    }
    if (mode === AFTER_SEGMENT && links > 0) {
      for (const { to, mode: next } of linkMoves(this.#graph, rest, vertex, last)) {
        moves.push({ edge: NO_EDGE, place: { vertex: to, mode: next, last: NO_EDGE, links: links - 1 } })
      }
    }
    return moves.sort((one, other) => one.place.vertex - other.place.vertex)
  }

  /** Whether the line can still be completed with the task value of the set. */
  #hopeful({ vertex, mode, last, links }: Stop): boolean {
    const { size, task } = this.#best
    if (!this.#tasks.completes(vertex, mode, last, links)) return false
    if (this.#closed || this.#taskSoFar(false) >= task) return true
    const spare = size - task
    const reaches = (crossing: number, position: number): boolean =>
      position <= spare &&
      this.#ends.some((end) =>
        this.#tasks.completesTask(crossing, end, vertex, mode, last, spare - position, links),
      )
    const [first] = this.#passed
    if (first && reaches(first.vertex, first.position)) return true
    // The line may also come back to the first crossing at its end; then another one begins the stretch.
    const second = this.#passed.find((each) => each.vertex !== first?.vertex)
    return second ? reaches(second.vertex, second.position) : reaches(-1, this.#position)
  }

  #taskSoFar(closed: boolean): number {
    let most = 0
    for (const one of this.#passed) {
      for (const other of this.#passed) {
        if (one.vertex === other.vertex) continue
        const between = Math.abs(one.position - other.position)
        most = Math.max(most, between, closed ? this.#best.size - between : 0)
      }
    }
    return most
  }
}

function compareSteps(one: readonly Step[], other: readonly Step[]): number {
  for (let index = 0; index < one.length && index < other.length; index++) {
    const difference = (one[index]?.vertex ?? 0) - (other[index]?.vertex ?? 0)
    if (difference !== 0) return difference
  }
  return one.length - other.length
}
