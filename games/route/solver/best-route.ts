import type { FinalRoute, RouteBoard, RoutePart } from '../rules/final-route.ts'
import { measureRoute } from '../rules/measure.ts'
import { expectedTotal } from '../rules/odds.ts'
import { graphOf, type RouteGraph, rideChoices } from './graph.ts'
import { LineCheck } from './line-check.ts'
import { LineOrder, type Step } from './line-order.ts'
import { type BestSet, SetSearch } from './set-search.ts'
import { type Objective, Tally } from './tally.ts'
import { type Spend, TaskSearch } from './task-search.ts'

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
 * RT-TASK-5: the same segments with as many links, in the order that gives most for the personal task. A route that
 * no order improves, or none that the search finds within its limit, stays as it is.
 */
export function bestOrder(board: RouteBoard, route: FinalRoute): FinalRoute {
  const drawn = route.flatMap((part) => part.segments)
  const graph = graphOf({ ...board, drawn })
  const check = new LineCheck(graph)
  const tasks = new TaskSearch(graph, check, new Steps(ORDER_STEPS).spend)
  const { task: given, madness, gateLinks, riverLinks } = measureRoute(board, route)
  const links = gateLinks + riverLinks
  const size = graph.edges
  let best: BestSet | null = null
  for (const rides of size === 0 ? [] : rideChoices(graph)) {
    if (rides.length !== route.length - 1 - links) continue
    const edges = Int32Array.from({ length: graph.ways }, (_, edge) =>
      Number(edge < size || rides.includes(edge)),
    )
    const task = tasks.longest(edges, size, links, (best?.task ?? given) + 1)
    if (task >= 0) best = { value: 0, madness, size, edges, walks: [{ edges, links }], task }
  }
  if (!best) return route
  return partsOf(graph, new LineOrder(graph, new TaskSearch(graph, check, () => true), best).smallest())
}

function searchRoute(board: RouteBoard, graph: RouteGraph, objective: Objective, spend: Spend): FinalRoute {
  const check = new LineCheck(graph)
  const tasks = new TaskSearch(graph, check, spend)
  const search = new SetSearch(graph, new Tally(board, graph, objective), tasks, spend)
  search.run()
  const order = new LineOrder(graph, new TaskSearch(graph, check, () => true), search.best)
  return partsOf(graph, order.smallest())
}

function partsOf(graph: RouteGraph, steps: readonly Step[]): RoutePart[] {
  const parts: { start: number; segments: number[] }[] = []
  for (const { vertex, edge } of steps) {
    if (edge < 0) parts.push({ start: graph.vertexOf[vertex] ?? -1, segments: [] })
    else parts.at(-1)?.segments.push(graph.segmentOf[edge] ?? -1)
  }
  return parts
}
