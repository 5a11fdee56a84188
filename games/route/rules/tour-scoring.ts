import type { Points } from '@curio/kernel'
import { playerOf } from './board.ts'
import { unusedBonuses } from './cafes.ts'
import type { RouteContent } from './content.ts'
import type { RouteBoard } from './final-route.ts'
import { type Goal, goalPoints, goalResult, type RouteFacts } from './goals.ts'
import { factsOf, type Measure, measureRoute } from './measure.ts'
import { modulePoints } from './module.ts'
import { tourOf } from './played.ts'
import { roundBoardOf } from './ratings.ts'
import { countedBoardIn } from './route-board.ts'
import type { RouteState } from './state.ts'
import type { RouteTerms } from './terms.ts'

/** What is known of a final route. */
export interface RoutePlan {
  readonly measure: Measure
  readonly facts: RouteFacts
}

/** A player's final route in a city of the booklet. */
export function surveyOf(state: RouteState, seat: number, content: RouteContent): RoutePlan {
  const route = playerOf(state, seat).ending?.route ?? []
  const board = countedBoardIn(state, seat, content)
  const measure = measureRoute(board, route)
  return { measure, facts: factsOf(board, route, measure.landmarks) }
}

/** RT-BASE-53. */
export function tourTieBreakers(state: RouteState, seat: number, content: RouteContent): readonly number[] {
  const { measure } = surveyOf(state, seat, content)
  return [measure.tourists.reduce((sum, count) => sum + count, 0), measure.segments]
}

/** RT-BASE-37: goals whose requirement somebody who plays alone has met. */
export function goalsMet(state: RouteState, content: RouteContent): number {
  const { facts } = surveyOf(state, 0, content)
  return goalsIn(state, content).filter((goal) => goalResult(goal, facts) >= goal.atLeast).length
}

/** The goals of a match. */
export function goalsIn(state: RouteState, content: RouteContent): Goal[] {
  const { goals } = roundBoardOf(state)
  return tourOf(content.pack).goals.filter(({ id }) => goals.includes(id))
}

/** What a route is worth where goals are all that there is besides (RT-OPT-4). */
export function goalTerms(
  _board: RouteBoard,
  state: RouteState,
  _seat: number,
  content: RouteContent,
): RouteTerms {
  return { bonuses: [], guesses: [], goals: goalsIn(state, content) }
}

/** How many goals a seat has won (RT-BASE-35); nobody who plays alone wins one. */
export function goalsWon(state: RouteState, seat: number, content: RouteContent): number {
  const plans = state.players.map((_, each) => surveyOf(state, each, content))
  if (plans.length === 1) return 0
  return goalsIn(state, content).filter((goal) => {
    const results = plans.map(({ facts }) => goalResult(goal, facts))
    return goalPoints(goal, results)[seat] === goal.win
  }).length
}

/** What only one city counts, for a seat that has won these goals. */
type Extras = (
  seat: number,
  plan: RoutePlan,
  won: ReadonlyMap<string, number>,
) => Readonly<Record<string, number>>

/** Section 5.5, the part that all cities of the booklet share. Alone, goals give no points (RT-BASE-37). */
export function tourPoints(state: RouteState, content: RouteContent, extras: Extras): Points[] {
  const { unusedCafePoints } = tourOf(content.pack)
  const plans = state.players.map((_, seat) => surveyOf(state, seat, content))
  const goals = plans.length === 1 ? [] : goalsIn(state, content)
  const paid = goals.map((goal) => ({
    goal,
    points: goalPoints(
      goal,
      plans.map(({ facts }) => goalResult(goal, facts)),
    ),
  }))
  return plans.map((plan, seat) => {
    const { tourists, landmarks, stars, task } = plan.measure
    const product = (type: number): number => (tourists[type] ?? 0) * (landmarks[type] ?? 0)
    const won = paid.flatMap(({ goal, points }) =>
      points[seat] === goal.win ? [[goal.id, goal.win] as const] : [],
    )
    const by: Record<string, number> = {
      red: product(0),
      green: product(1),
      blue: product(2),
      purple: product(3),
      task,
      rating: stars,
      goals: paid.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
      cafes: unusedCafePoints * unusedBonuses(playerOf(state, seat).board.stored),
      ...extras(seat, plan, new Map(won)),
      ...modulePoints(state, seat, content),
    }
    return { total: Object.values(by).reduce((sum, each) => sum + each, 0), by }
  })
}
