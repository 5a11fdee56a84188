import type { FinalRoute, RouteBoard, RoutePart } from '../rules/final-route.ts'
import { countTurns } from '../rules/goals.ts'
import { type Measure, measureRoute } from '../rules/measure.ts'
import { expectedTotal } from '../rules/odds.ts'
import type { BestSet, Walk } from './best-set.ts'
import { graphOf, type RouteGraph, rideChoices } from './graph.ts'
import { LineCheck } from './line-check.ts'
import { LineOrder, type Step } from './line-order.ts'
import { OrderSearch } from './order-search.ts'
import { type OrderTerms, orderTermsOf } from './order-terms.ts'
import { SetSearch } from './set-search.ts'
import { type Objective, Tally } from './tally.ts'
import { type Spend, TaskSearch } from './task-search.ts'
import { Turns } from './turns.ts'

/** Hundreds of times what real games need at their end, and still a matter of seconds. */
const STEP_LIMIT = 8_000_000

/** The table waits for this too; a few milliseconds. */
const ORDER_STEPS = 20_000

class Steps {
  taken = 0
  readonly spend: Spend

  constructor(limit: number) {
    this.spend = (cost) => {
      this.taken += cost
      return this.taken <= limit
    }
  }
}

export interface BestRouteOptions {
  readonly stepLimit?: number
  readonly objective?: Objective
}

export interface BestRoute {
  readonly route: FinalRoute
  /** RT-OPT-1 or RT-OPT-2. */
  readonly value: number
  /** False when a better route may exist because the search stopped at its limit (RT-OPT-7). */
  readonly proven: boolean
  readonly steps: number
}

/** RT-OPT-5, RT-OPT-6: the best of all final routes of a board. README.md explains the search. */
export function bestRoute(board: RouteBoard, options: BestRouteOptions = {}): BestRoute {
  const { stepLimit = STEP_LIMIT, objective = usualObjective(board) } = options
  const graph = graphOf(board)
  const steps = new Steps(stepLimit)
  const route = graph.edges === 0 ? [] : searchRoute(board, graph, objective, steps.spend)
  const measure = measureRoute(board, route)
  return {
    route,
    value: objective === 'base' ? measure.base : expectedTotal(board, measure).expected,
    proven: steps.taken <= stepLimit,
    steps: Math.min(steps.taken, stepLimit),
  }
}

/** RT-OPT-1, RT-OPT-2: only an Ancient makes the total uncertain. */
const usualObjective = ({ city }: RouteBoard): Objective => (city.ancient === null ? 'base' : 'expected')

/**
 * RT-TASK-5: the same segments with as many links, in the order that gives most for the personal task and what else
 * depends on the order. A route that no order improves, or none that the search finds within its limit, stays as it is.
 */
export function bestOrder(board: RouteBoard, route: FinalRoute): FinalRoute {
  const drawn = route.flatMap((part) => part.segments)
  const graph = graphOf({ ...board, drawn })
  const measure = measureRoute(board, route)
  const { madness, gateLinks, riverLinks } = measure
  const links = gateLinks + riverLinks
  const size = graph.edges
  const search = new Order(board, graph, route, measure)
  let best: BestSet | null = null
  for (const rides of size === 0 ? [] : rideChoices(graph)) {
    if (rides.length !== route.length - 1 - links) continue
    const edges = Int32Array.from({ length: graph.ways }, (_, edge) =>
      Number(edge < size || rides.includes(edge)),
    )
    const found = search.improve({ edges, links })
    if (found) best = { value: 0, madness, size, edges, walks: [{ edges, links }], ...found }
  }
  return best ? search.routeOf(best) : route
}

/** Looks for better and better orders of one set. */
class Order {
  readonly #graph: RouteGraph
  readonly #tasks: TaskSearch
  readonly #unlimited: TaskSearch
  readonly #turns: Turns
  readonly #orders: OrderSearch
  readonly #terms: OrderTerms | null
  #task: number
  #points: number

  constructor(board: RouteBoard, graph: RouteGraph, route: FinalRoute, measure: Measure) {
    const check = new LineCheck(graph)
    const { spend } = new Steps(ORDER_STEPS)
    const turns = countTurns(board.city, route)
    this.#graph = graph
    this.#tasks = new TaskSearch(graph, check, spend)
    this.#unlimited = new TaskSearch(graph, check, () => true)
    this.#turns = new Turns(board, graph)
    this.#orders = new OrderSearch(graph, this.#unlimited, this.#turns, spend)
    this.#terms = board.terms ? orderTermsOf(board.terms, measure.sites, turns) : null
    this.#task = measure.task
    this.#points = this.#terms?.points(measure.task, turns) ?? 0
  }

  /** What has to be reached for a better order of a walk than those before; null where there is none. */
  improve(walk: Walk): Pick<BestSet, 'task' | 'order'> | null {
    const size = this.#graph.edges
    const atLeast = this.#terms ? 0 : this.#task + 1
    const task = this.#tasks.longest(walk.edges, size, walk.links, atLeast)
    if (task < 0) return null
    this.#task = task
    if (!this.#terms) return { task, order: null }
    const least = this.#orders.most(walk, size, task, this.#terms)
    if (least <= this.#points) return null
    this.#points = least
    return { task, order: { terms: this.#terms, least } }
  }

  routeOf(best: BestSet): FinalRoute {
    return partsOf(this.#graph, new LineOrder(this.#graph, this.#unlimited, this.#turns, best).smallest())
  }
}

function searchRoute(board: RouteBoard, graph: RouteGraph, objective: Objective, spend: Spend): FinalRoute {
  const check = new LineCheck(graph)
  const tasks = new TaskSearch(graph, check, spend)
  const unlimited = new TaskSearch(graph, check, () => true)
  const turns = new Turns(board, graph)
  const orders = new OrderSearch(graph, unlimited, turns, spend)
  const search = new SetSearch(graph, new Tally(board, graph, objective), tasks, orders, turns, spend)
  search.run()
  return partsOf(graph, new LineOrder(graph, unlimited, turns, search.best).smallest())
}

function partsOf(graph: RouteGraph, steps: readonly Step[]): RoutePart[] {
  const parts: { start: number; segments: number[] }[] = []
  for (const { vertex, edge } of steps) {
    if (edge < 0) parts.push({ start: graph.vertexOf[vertex] ?? -1, segments: [] })
    else parts.at(-1)?.segments.push(graph.segmentOf[edge] ?? -1)
  }
  return parts
}
