import type { BestSet, Walk } from './best-set.ts'
import { at, type RouteGraph } from './graph.ts'
import { AFTER_LINK, AFTER_SEGMENT, movesFrom, type Stop } from './moves.ts'
import { PassedCrossings } from './passed.ts'
import type { TaskSearch } from './task-search.ts'
import type { Turns } from './turns.ts'

/** One vertex of a line and the edge that leads to it; -1 at the start and after a link. */
export interface Step {
  readonly vertex: number
  readonly edge: number
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
  readonly #turns: Turns
  readonly #passed = new PassedCrossings()
  #start = 0
  #ends: readonly number[] = []
  #closed = false
  #position = 0
  #turned = 0

  constructor(graph: RouteGraph, tasks: TaskSearch, turns: Turns, best: BestSet) {
    this.#graph = graph
    this.#tasks = tasks
    this.#turns = turns
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
    if (crossing) this.#passed.enter(place.vertex, this.#position)
    const steps = this.#hopeful(place) ? this.#continue(place) : null
    if (crossing) this.#passed.leave()
    return steps
  }

  #continue(place: Stop): Step[] | null {
    if (this.#position === this.#best.size) {
      const done = place.mode === AFTER_SEGMENT && place.links === 0
      return done && this.#isGoodEnough(this.#taskSoFar(place.vertex === this.#start)) ? [] : null
    }
    const moves = movesFrom(this.#graph, this.#tasks.rest, place)
    for (let from = 0; from < moves.length; ) {
      const to = moves[from]?.stop.vertex
      let best: Step[] | null = null
      for (; moves[from]?.stop.vertex === to; from++) {
        const move = moves[from]
        const steps = move ? this.#follow(place, move.edge, move.stop) : null
        if (steps && (!best || compareSteps(steps, best) < 0)) best = steps
      }
      if (best) return best
    }
    return null
  }

  #isGoodEnough(task: number): boolean {
    const { order } = this.#best
    return order ? order.terms.points(task, this.#turned) >= order.least : task >= this.#best.task
  }

  #follow(from: Stop, edge: number, place: Stop): Step[] | null {
    const length = place.mode === AFTER_SEGMENT ? 1 : 0
    const turned =
      length === 1 && from.mode === AFTER_SEGMENT && this.#turns.isTurn(from.vertex, from.last, edge)
    if (edge !== NO_EDGE) this.#tasks.rest[edge] = 0
    this.#position += length
    this.#turned += Number(turned)
    const steps = this.#enter(place)
    if (edge !== NO_EDGE) this.#tasks.rest[edge] = 1
    this.#position -= length
    this.#turned -= Number(turned)
    return steps && [{ vertex: place.vertex, edge: length === 1 ? edge : NO_EDGE }, ...steps]
  }

  /** Whether the line can still be completed with the task value of the set, or with what its order is worth. */
  #hopeful({ vertex, mode, last, links }: Stop): boolean {
    const { size, task, order } = this.#best
    if (!this.#tasks.completes(vertex, mode, last, links)) return false
    if (order) {
      const turns = this.#turned + 1 + this.#turns.bound(this.#tasks.rest, 1, 1)
      return order.terms.most(this.#taskSoFar(false), size, turns) >= order.least
    }
    if (this.#closed || this.#taskSoFar(false) >= task) return true
    const spare = size - task
    const reaches = (crossing: number, position: number): boolean =>
      position <= spare &&
      this.#ends.some((end) =>
        this.#tasks.completesTask(crossing, end, vertex, mode, last, spare - position, links),
      )
    const first = this.#passed.first(null)
    if (first && reaches(first.vertex, first.position)) return true
    // The line may also come back to the first crossing at its end; then another one begins the stretch.
    const second = this.#passed.first(first?.vertex ?? null)
    return second ? reaches(second.vertex, second.position) : reaches(-1, this.#position)
  }

  #taskSoFar(closed: boolean): number {
    return this.#passed.longest(closed ? this.#best.size : -1)
  }
}

function compareSteps(one: readonly Step[], other: readonly Step[]): number {
  for (let index = 0; index < one.length && index < other.length; index++) {
    const difference = (one[index]?.vertex ?? 0) - (other[index]?.vertex ?? 0)
    if (difference !== 0) return difference
  }
  return one.length - other.length
}
