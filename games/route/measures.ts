import type { Measures } from '@curio/kernel'
import { TOURIST_TYPES } from './content/pack.ts'
import { playerOf } from './rules/board.ts'
import { cityContent, type RouteContent } from './rules/content.ts'
import { type Measure, measureRoute } from './rules/measure.ts'
import { countedBoardIn } from './rules/route-board.ts'
import type { RouteState } from './rules/state.ts'

/**
 * Of a game that is over, the last one of a campaign: how long the final routes are and whom they pass, as means of the
 * players; and against an Ancient where points came from before its penalties, which take from all sources.
 */
export function measureRoutes(state: RouteState, match: RouteContent): Measures {
  const content = cityContent(match, state)
  const measures = state.players.map((_, seat) =>
    measureRoute(countedBoardIn(state, seat, content), playerOf(state, seat).ending?.route ?? []),
  )
  const mean = (of: (measure: Measure) => number): number =>
    measures.reduce((sum, each) => sum + of(each), 0) / measures.length
  const whole = {
    segments: mean(({ segments }) => segments),
    tourists: mean(({ tourists }) => tourists.reduce((sum, count) => sum + count, 0)),
  }
  if (state.ancient === null) return { numbers: whole, counts: {} }
  const products = TOURIST_TYPES.map((type, index) => [
    `${type} at stake`,
    mean(({ tourists, landmarks }) => (tourists[index] ?? 0) * (landmarks[index] ?? 0)),
  ])
  const others = { 'stars at stake': mean(({ stars }) => stars), 'task at stake': mean(({ task }) => task) }
  return { numbers: { ...whole, ...Object.fromEntries(products), ...others }, counts: {} }
}
