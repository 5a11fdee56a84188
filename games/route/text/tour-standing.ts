import type { Points } from '@curio/kernel'
import type { SettledBet } from '../rules/bets.ts'
import { playerOf } from '../rules/board.ts'
import { unusedBonuses } from '../rules/cafes.ts'
import { scoringContent } from '../rules/cities/index.ts'
import type { RouteContent } from '../rules/content.ts'
import type { FinalRoute, RouteBoard } from '../rules/final-route.ts'
import { goalResult } from '../rules/goals.ts'
import { blocksAlong, factsOf, measureRoute } from '../rules/measure.ts'
import { modulePoints } from '../rules/module.ts'
import { tourOf } from '../rules/played.ts'
import type { Shown } from '../rules/shown.ts'
import type { RouteState } from '../rules/state.ts'
import { termPoints } from '../rules/terms.ts'
import { tableSeen } from '../seen-table.ts'
import type { RouteView } from '../view.ts'

/**
 * What a city of the booklet pays besides tourists, landmarks, ratings and the task, as far as it is known: a goal that
 * is met may still be won (RT-BASE-35), and points of the encounter come late.
 */
export function tourExtras(
  pack: Shown,
  view: RouteView,
  seat: number,
  board: RouteBoard,
  route: FinalRoute,
): Points['by'] {
  const content = scoringContentOf(pack, view)
  const state = tableSeen(content, view)
  const player = playerOf(state, seat)
  const segments = route.flatMap((part) => part.segments)
  const kept = route.map(({ start, segments: walked }) => ({ start, segments: [...walked] }))
  player.ending ??= {
    ...NO_ENDING,
    route: kept,
    blocks: blocksAlong(board.city, segments),
    tourists: [...board.tourists],
  }
  const encounter = pack.ancients.length > 0 ? { encounter: player.ending.encounter } : {}
  return {
    ...termsPaid(content, state, seat, board, route),
    ...modulePoints(state, seat, content),
    ...encounter,
  }
}

/** Goals, bets and cafes, where the city has them. */
function termsPaid(
  content: RouteContent,
  state: RouteState,
  seat: number,
  board: RouteBoard,
  route: FinalRoute,
): Points['by'] {
  const terms = content.rules.terms?.(board, state, seat, content)
  if (!terms) return {}
  const { goals, bonuses, guesses } = terms
  const { tourists, landmarks, task } = measureRoute(board, route)
  const facts = factsOf(board, route, landmarks)
  const met = goals.filter((goal) => goalResult(goal, facts) >= goal.atLeast)
  const { bets, unusedCafePoints } = tourOf(content.pack)
  return {
    // RT-BASE-37: alone, goals give no points.
    goals: state.players.length > 1 ? met.reduce((sum, goal) => sum + goal.met, 0) : 0,
    cafes: unusedCafePoints * unusedBonuses(playerOf(state, seat).board.stored),
    ...(bets.length > 0 && { bets: termPoints({ bonuses, guesses, goals: [] }, facts, tourists, task) }),
  }
}

const NO_ENDING = {
  madness: 0,
  gateLinks: 0,
  riverLinks: 0,
  task: 0,
  crossed: [],
  dice: [],
  failures: 0,
  successes: 0,
  eliminated: false,
  encounter: 0,
}

/** The rules by which the routes of a match are measured. */
export const scoringContentOf = (pack: Shown, view: RouteView): RouteContent =>
  scoringContent(pack, view.events !== undefined)

/** At the end everything is known, and the rules count it. */
export function pointsAtEnd(pack: Shown, view: RouteView, seat: number): Points | null {
  if (!pack.tour || view.phase !== 'over') return null
  const content = scoringContentOf(pack, view)
  return content.rules.points(tableSeen(content, view), content)[seat] ?? null
}

/** What a challenge asks for besides points, as far as it is reached at the end. */
export function secondReached(pack: Shown, view: RouteView): number {
  const content = scoringContentOf(pack, view)
  return content.rules.second(tableSeen(content, view), content)
}

/** RT-VEG-BET-14: what became of a player's bets, in the order in which they were made; none before the end. */
export function betsAtEnd(pack: Shown, view: RouteView, seat: number): readonly SettledBet[] {
  if (view.phase !== 'over') return []
  const content = scoringContentOf(pack, view)
  return content.rules.settledBets?.(tableSeen(content, view), content)[seat] ?? []
}
