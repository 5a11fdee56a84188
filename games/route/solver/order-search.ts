import type { Walk } from './best-set.ts'
import { at, isRide, type RouteGraph } from './graph.ts'
import { AFTER_LINK, AFTER_SEGMENT, movesFrom, type Stop } from './moves.ts'
import { OrderTerms } from './order-terms.ts'
import { PassedCrossings } from './passed.ts'
import type { Spend, TaskSearch } from './task-search.ts'
import type { Turns } from './turns.ts'

/**
 * The most that an order of given segments is worth where more than the task depends on it. Lines are tried one by one,
 * as long as they can be completed and can still be worth more than the best.
 */
export class OrderSearch {
  readonly #graph: RouteGraph
  readonly #tasks: TaskSearch
  readonly #turns: Turns
  readonly #spend: Spend
  readonly #passed = new PassedCrossings()
  #terms = new OrderTerms([], [])
  #size = 0
  #task = 0
  #enough = 0
  #best = 0
  #start = 0

  constructor(graph: RouteGraph, tasks: TaskSearch, turns: Turns, spend: Spend) {
    this.#graph = graph
    this.#tasks = tasks
    this.#turns = turns
    this.#spend = spend
  }

  /** For a walk whose task is this at most; the lines that are found first are worth 0 at least. */
  most({ edges, links }: Walk, size: number, task: number, terms: OrderTerms): number {
    this.#terms = terms
    this.#size = size
    this.#task = task
    this.#enough = terms.most(0, task, this.#turns.bound(edges, 1, 1))
    this.#best = 0
    this.#tasks.prepare(edges, links)
    const pairs = this.#tasks.endPairs(links)
    const closed = this.#tasks.closes(size, links)
    const starts = new Set(pairs.flat())
    for (let start = 0; start < this.#graph.vertices; start++) {
      if (!closed && !starts.has(start)) continue
      this.#start = start
      this.#visit({ vertex: start, mode: AFTER_LINK, last: -1, links }, 0, 0)
    }
    return this.#best
  }

  #visit(stop: Stop, position: number, turns: number): void {
    if (this.#best >= this.#enough || !this.#spend(1)) return
    const isCrossing = at(this.#graph.task, stop.vertex) === 1
    if (isCrossing) this.#passed.enter(stop.vertex, position)
    if (this.#promises(turns)) this.#goOn(stop, position, turns)
    if (isCrossing) this.#passed.leave()
  }

  #promises(turns: number): boolean {
    const most = turns + 1 + this.#turns.bound(this.#tasks.rest, 1, 1)
    return this.#terms.most(this.#passed.longest(-1), this.#task, most) > this.#best
  }

  #goOn(stop: Stop, position: number, turns: number): void {
    const { vertex, mode, last, links } = stop
    const { rest } = this.#tasks
    if (!this.#tasks.completes(vertex, mode, last, links)) return
    if (position === this.#size) {
      const task = this.#passed.longest(vertex === this.#start ? position : -1)
      this.#best = Math.max(this.#best, this.#terms.points(task, turns))
      return
    }
    for (const { edge, stop: next } of movesFrom(this.#graph, rest, stop)) {
      const length = edge < 0 || isRide(this.#graph, edge) ? 0 : 1
      const turned = length === 1 && mode === AFTER_SEGMENT && this.#turns.isTurn(vertex, last, edge)
      if (edge >= 0) rest[edge] = 0
      this.#visit(next, position + length, turns + Number(turned))
      if (edge >= 0) rest[edge] = 1
    }
  }
}
