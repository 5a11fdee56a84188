import { numberedRoute } from '../../rules/final-route.ts'
import { type Goal, goalResult } from '../../rules/goals.ts'
import { factsOf, measureRoute } from '../../rules/measure.ts'
import { countedBoardIn } from '../../rules/route-board.ts'
import type { Shown } from '../../rules/shown.ts'
import { tableSeen } from '../../seen-table.ts'
import type { RoutePartView, RouteView } from '../../text/index.ts'
import { scoringContentOf } from '../../text/tour-standing.ts'

interface GoalNow {
  readonly goal: Goal
  /** What the player has of it with a route. */
  readonly result: number
}

/** The goals of a match (RT-BASE-3), with what a player has of each with a route. */
export function goalsNow(
  pack: Shown,
  view: RouteView,
  seat: number,
  route: readonly RoutePartView[],
): readonly GoalNow[] {
  const { tour } = pack
  if (!tour || !view.players[seat] || !view.roundBoard) return []
  const content = scoringContentOf(pack, view)
  const board = countedBoardIn(tableSeen(content, view), seat, content)
  const walked = numberedRoute(board.city, route) ?? []
  const facts = factsOf(board, walked, measureRoute(board, walked).landmarks)
  return view.roundBoard.goals.flatMap((id) => {
    const goal = tour.goals.find((each) => each.id === id)
    return goal ? [{ goal, result: goalResult(goal, facts) }] : []
  })
}
