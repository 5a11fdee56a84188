import type { Points } from '@curio/kernel'
import { playerOf } from './board.ts'
import { unusedBonuses } from './cafes.ts'
import type { RouteContent } from './content.ts'
import { goalPoints, goalResult, type RoutePlan } from './goals.ts'
import { measureRoute } from './measure.ts'
import { modulePoints } from './module.ts'
import { tourOf } from './played.ts'
import { roundBoardOf } from './ratings.ts'
import { countedBoardIn } from './route-board.ts'
import type { RouteState } from './state.ts'

/** A player's final route in a city of the booklet. */
export function surveyOf(state: RouteState, seat: number, content: RouteContent): RoutePlan {
  const player = playerOf(state, seat)
  const route = player.ending?.route ?? []
  const board = countedBoardIn(state, seat, content)
  return {
    city: board.city,
    route,
    measure: measureRoute(board, route),
    tourists: board.tourists,
    circledCafes: player.board.circledShops,
  }
}

/** RT-BASE-53. */
export function tourTieBreakers(state: RouteState, seat: number, content: RouteContent): readonly number[] {
  const { measure } = surveyOf(state, seat, content)
  return [measure.tourists.reduce((sum, count) => sum + count, 0), measure.segments]
}

/** RT-BASE-37: goals whose requirement somebody who plays alone has met. */
export function goalsMet(state: RouteState, content: RouteContent): number {
  const plan = surveyOf(state, 0, content)
  return goalsIn(state, content).filter((goal) => goalResult(goal, plan) >= goal.atLeast).length
}

function goalsIn(state: RouteState, content: RouteContent) {
  const { goals } = roundBoardOf(state)
  return tourOf(content.pack).goals.filter(({ id }) => goals.includes(id))
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
      plans.map((plan) => goalResult(goal, plan)),
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
