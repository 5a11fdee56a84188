import type { Outcome, RankedOutcome } from '@curio/kernel'
import type { LocalSeat, Save } from './save.ts'

/** What was kept of a finished match before outcomes had kinds. */
interface OldEnding {
  readonly seats: readonly LocalSeat[]
  readonly totals?: readonly number[] | null
  readonly winners?: readonly number[] | null
}

type Kept = Save | (Omit<Save, 'outcome'> & OldEnding)

/** A save as it is kept today, whenever it was made. */
export function todaysSave(kept: Kept): Save {
  return 'outcome' in kept ? kept : { ...kept, outcome: oldOutcome(kept) }
}

/** Sources were not kept: the points are all of one. */
function oldOutcome({ seats, totals, winners }: OldEnding): Outcome | null {
  if (!totals) return null
  const points = totals.map((total) => ({ total, by: { total } }))
  const ending = 'kept'
  const first = winners ?? []
  if (seats.length === 1) return { kind: 'solo', won: first.length > 0, rank: null, points, ending }
  return { kind: 'ranked', winners: first, places: placesOf(totals, first), points, ending }
}

function placesOf(totals: readonly number[], winners: readonly number[]): RankedOutcome['places'] {
  const isAhead = (other: number, seat: number): boolean =>
    !winners.includes(seat) && (winners.includes(other) || (totals[other] ?? 0) > (totals[seat] ?? 0))
  return totals.map((_, seat) => 1 + totals.filter((_total, other) => isAhead(other, seat)).length)
}
