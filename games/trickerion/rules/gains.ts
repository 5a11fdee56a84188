import type { Law } from '../effects/law.ts'
import type { Sum } from '../effects/terms.ts'
import { known, type TrickerionContent } from './content.ts'
import type { Amount, Cause, Expense } from './notes.ts'
import type { Reason } from './reasons.ts'
import type { FameSource, Player, TrickerionState } from './state.ts'
import { playerOf, type TrickerionTable, tell } from './table.ts'

/** What holds in this round (TR-PRO-1). */
export function lawOf({ prophecies }: TrickerionState, { laws }: TrickerionContent): Law {
  return known(laws, prophecies.active)
}

export const amountOf = ({ fame = 0, coins = 0, shards = 0 }: Sum): Amount => ({ fame, coins, shards })

/** TR-GEN-8: Fame never drops below 0; returns how much it really changed. */
export function changeFame(player: Player, fame: number, source: FameSource): number {
  const change = Math.max(fame, -player.fame)
  player.fame += change
  player.fameBy[source] += change
  return change
}

/** One payment from the supply, told by whoever calls it (TR-GEN-11, TR-GEN-17). */
export function receive(t: TrickerionTable, seat: number, sum: Sum, source: FameSource): void {
  const player = playerOf(t.state, seat)
  player.coins += sum.coins ?? 0
  if (sum.fame) changeFame(player, sum.fame, source)
  if (!sum.shards) return
  player.shards += sum.shards
  const { fame, shards } = lawOf(t.state, t.content).withShards
  if (fame === 0 && shards === 0) return
  player.shards += shards
  changeFame(player, fame, 'prophecies')
  tell(t, {
    kind: 'gained',
    seat,
    amount: amountOf({ fame, shards }),
    why: 'prophecy',
    source: 'prophecies',
  })
}

/** The same, and tells it. */
export function gain(t: TrickerionTable, seat: number, sum: Sum, why: Cause, source: FameSource): void {
  const amount = amountOf(sum)
  if (amount.fame === 0 && amount.coins === 0 && amount.shards === 0) return
  tell(t, { kind: 'gained', seat, amount, why, source: amount.fame === 0 ? null : source })
  receive(t, seat, sum, source)
}

/** TR-GEN-12: why a price cannot be paid in full. */
export function priceForbidden(
  player: Player,
  { fame = 0, coins = 0, shards = 0 }: Sum,
): Extract<Reason, 'tooDear' | 'noFame' | 'noShard'> | null {
  if (coins > player.coins) return 'tooDear'
  if (shards > player.shards) return 'noShard'
  return fame > player.fame ? 'noFame' : null
}

/** Pays a price that is not forbidden, and tells it. */
export function pay(t: TrickerionTable, seat: number, price: Sum, why: Expense, source: FameSource): void {
  const amount = amountOf(price)
  if (amount.fame === 0 && amount.coins === 0 && amount.shards === 0) return
  spend(playerOf(t.state, seat), price, source)
  tell(t, { kind: 'paid', seat, amount, why, source: amount.fame === 0 ? null : source })
}

/** The same, told by whoever calls it. */
export function spend(player: Player, { fame = 0, coins = 0, shards = 0 }: Sum, source: FameSource): void {
  player.coins -= coins
  player.shards -= shards
  changeFame(player, -fame, source)
}
