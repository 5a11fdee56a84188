import type { TrickerionContent } from '../../rules/content.ts'
import type { Amount } from '../../rules/notes.ts'
import type { TrickerionState } from '../../rules/state.ts'
import { playerOf } from '../../rules/table.ts'
import { forecastShow } from '../../rules/yields.ts'
import { planOf, wagesNow } from './plans.ts'

/** What the end of the round holds for a player as things stand. */
export interface Ledger {
  readonly wages: number
  /** Coins after the wages, if none came in between. */
  readonly coinsLeft: number
  /** Fame that unpaid wages would cost (TR-WAGE-7). */
  readonly fameLost: number
  /** The show that would pay the player most on stage; null where nobody has set anything up. */
  readonly best: { readonly card: string; readonly amount: Amount } | null
}

export const worth = ({ fame, coins, shards }: Amount): number => fame + shards + coins / 2

export function ledgerOf(state: TrickerionState, content: TrickerionContent, seat: number): Ledger {
  const { coins } = playerOf(state, seat)
  const isComing = state.phase === 'assignment' || state.phase === 'action'
  const wages = isComing ? planOf(state, content, seat).wages : wagesNow(state, content, seat)
  return {
    wages,
    coinsLeft: Math.max(0, coins - wages),
    fameLost: Math.max(0, wages - coins) * content.pack.constants.wages.famePerCoin,
    best: bestShow(state, content, seat),
  }
}

/** Only a player with a marker on a card may perform it (TR-PERF-2). */
function bestShow(state: TrickerionState, content: TrickerionContent, seat: number): Ledger['best'] {
  const own = state.row.flatMap((show) =>
    show?.markers.some((marker) => marker.seat === seat)
      ? [{ card: show.card, amount: forecastShow(state, content, show, seat).bySeat[seat] }]
      : [],
  )
  return own.reduce<Ledger['best']>(
    (best, { card, amount }) =>
      amount && (best === null || worth(amount) > worth(best.amount)) ? { card, amount } : best,
    null,
  )
}
