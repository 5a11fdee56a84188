import type { Points } from '@curio/kernel'
import { unusedBonuses } from '../rules/cafes.ts'
import { scoringContent } from '../rules/cities/index.ts'
import type { FinalRoute, RouteBoard } from '../rules/final-route.ts'
import { goalResult } from '../rules/goals.ts'
import { factsOf, measureRoute } from '../rules/measure.ts'
import type { Shown } from '../rules/shown.ts'
import { termPoints } from '../rules/terms.ts'
import { tableSeen } from '../seen-table.ts'
import type { RouteView } from '../view.ts'

/**
 * What a city of the booklet pays besides tourists, landmarks and the task, as far as it is known: a goal that is met may
 * still be won (RT-BASE-35), and points of the encounter come late.
 */
export function tourExtras(
  { tour, ancients }: Shown,
  view: RouteView,
  seat: number,
  board: RouteBoard,
  route: FinalRoute,
): Points['by'] {
  const player = view.players[seat]
  if (!tour || !player) return {}
  if (ancients.length > 0) return { encounter: player.ending?.encounter ?? 0 }
  const { tourists, landmarks, task } = measureRoute(board, route)
  const facts = factsOf(board, route, landmarks)
  const { goals, bonuses, guesses } = board.terms ?? { goals: [], bonuses: [], guesses: [] }
  const met = goals.filter((goal) => goalResult(goal, facts) >= goal.atLeast)
  // RT-BASE-37: alone, goals give no points.
  const paid = view.players.length > 1 ? met.reduce((sum, goal) => sum + goal.met, 0) : 0
  const bets = termPoints({ bonuses, guesses, goals: [] }, facts, tourists, task)
  return {
    goals: paid,
    cafes: tour.unusedCafePoints * unusedBonuses(player.board.stored),
    ...(tour.bets.length > 0 && { bets }),
  }
}

/** At the end everything is known, and the rules count it. */
export function pointsAtEnd(pack: Shown, view: RouteView, seat: number): Points | null {
  if (!pack.tour || view.phase !== 'over') return null
  const content = scoringContent(pack)
  return content.rules.points(tableSeen(content, view), content)[seat] ?? null
}

/** What a challenge asks for besides points (RT-BASE-51, RT-ARK-11), as far as it is reached at the end. */
export function secondReached(pack: Shown, view: RouteView): number {
  const content = scoringContent(pack)
  return content.rules.second(tableSeen(content, view), content)
}
