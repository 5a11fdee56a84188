import { type Points, winnersOf } from '@curio/kernel'
import type { TableState } from '@curio/ui/contract'
import { asRouteView } from '../../text/index.ts'

interface GameResult {
  readonly points: readonly Points[]
  /** By seat. */
  readonly winners: readonly number[]
}

/** How the game on the board has ended: the match, or the last game of a campaign; null before its end. */
export function gameResult({ outcome, view }: Pick<TableState, 'outcome' | 'view'>): GameResult | null {
  const { campaign, phase, players } = asRouteView(view)
  const game = phase === 'over' ? campaign?.games.at(-1) : undefined
  if (game)
    return {
      points: game.points,
      winners: game.places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    }
  return outcome && { points: outcome.points, winners: winnersOf(outcome, players.length) }
}
