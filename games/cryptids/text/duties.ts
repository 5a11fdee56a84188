import type { CryptidsView } from './view.ts'

/** CR-BID-4, CR-BID-6: whether a helper turn may end as far as free bid tokens are concerned. */
export function canEndWithoutBid(view: CryptidsView, seat: number): boolean {
  if (view.round === view.finalRound) return true
  const free = view.players[seat]?.freeBids ?? 0
  return free === 0 || view.display.every((slot) => slot === null || slot.bids.includes(seat))
}
