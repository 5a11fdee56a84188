import { DAYS, type Day } from '../content/vocabulary.ts'
import { type TrickerionContent, trickOf } from '../rules/content.ts'
import type { Amount } from '../rules/notes.ts'
import type { Show, TrickerionState } from '../rules/state.ts'
import { characterOf, playerOf } from '../rules/table.ts'
import { dayOf, forecastShow, performerOn } from '../rules/yields.ts'
import { coinWorth, shardWorth } from './means.ts'
import { yieldWorth } from './tricks.ts'
import { WEIGHTS } from './weights.ts'

export const amountWorth = ({ fame, coins, shards }: Amount, left: number): number =>
  fame + coins * coinWorth(left) + shards * shardWorth(left)

/** How many markers of the seat lie on performance cards. */
export function stagedBy({ row }: TrickerionState, seat: number): number {
  let count = 0
  for (const show of row) {
    for (const marker of show?.markers ?? []) if (marker.seat === seat) count += 1
  }
  return count
}

const holds = (show: Show, seat: number): boolean => show.markers.some((marker) => marker.seat === seat)

/** The show that would pay the seat most as its performer, of those that nobody performs before. */
export function bestShow(
  state: TrickerionState,
  seat: number,
  content: TrickerionContent,
  left: number,
): number {
  const own = dayOf(state, content, seat) ?? firstFreeDay(state, content, seat)
  const daysBefore = DAYS.slice(0, DAYS.indexOf(own))
  const { rest } = expectedShows(state, content, left, daysBefore)
  return bestOf(rest, state, seat, content, left)?.worth ?? 0
}

interface Choice {
  readonly show: Show
  readonly worth: number
  readonly paid: readonly Amount[]
}

function bestOf(
  shows: readonly Show[],
  state: TrickerionState,
  seat: number,
  content: TrickerionContent,
  left: number,
): Choice | null {
  let best: Choice | null = null
  for (const show of shows) {
    if (!holds(show, seat)) continue
    const { bySeat } = forecastShow(state, content, show, seat)
    const own = bySeat[seat]
    const worth = own ? amountWorth(own, left) : 0
    if (best === null || worth > best.worth) best = { show, worth, paid: bySeat }
  }
  return best
}

/** The first day that is open to a player who is not in the Theater yet (TR-TH-4). */
function firstFreeDay(state: TrickerionState, content: TrickerionContent, seat: number): Day {
  const taken = state.players.map((_, other) => (other === seat ? null : dayOf(state, content, other)))
  return DAYS.find((day) => !taken.includes(day)) ?? 'sunday'
}

interface Shows {
  /** What each seat gets from the shows that are performed. */
  readonly paid: readonly Amount[]
  /** The shows that are left. */
  readonly rest: readonly Show[]
}

/** What comes of the row if every Magician on stage performs what pays most, one day after the other (TR-PERF-1). */
function expectedShows(
  state: TrickerionState,
  content: TrickerionContent,
  left: number,
  days: readonly Day[] = DAYS,
): Shows {
  const paid = state.players.map(() => ({ fame: 0, coins: 0, shards: 0 }))
  let rest = state.row.filter((show) => show !== null)
  if (state.phase === 'end') return { paid, rest }
  const daysOver = state.day === null ? 0 : DAYS.indexOf(state.day)
  for (const day of days) {
    if (DAYS.indexOf(day) < daysOver) continue
    const performer = performerOn(state, day)
    if (performer === null || state.performers.includes(performer)) continue
    const chosen = bestOf(rest, state, performer, content, left)
    if (!chosen) continue
    rest = rest.filter((show) => show !== chosen.show)
    for (const [seat, sum] of paid.entries()) {
      const { fame = 0, coins = 0, shards = 0 } = chosen.paid[seat] ?? {}
      sum.fame += fame
      sum.coins += coins
      sum.shards += shards
    }
  }
  return { paid, rest }
}

/** Whether the seat's Magician stands on stage and has not performed yet. */
export function isOnStage(state: TrickerionState, seat: number): boolean {
  const { at } = characterOf(playerOf(state, seat), 'magician')
  return at.endsWith('.stage') && !state.performers.includes(seat) && state.phase !== 'end'
}

/** What the seat's markers on performance cards may be expected to pay. */
export function stageWorth(
  state: TrickerionState,
  seat: number,
  content: TrickerionContent,
  left: number,
): number {
  if (stagedBy(state, seat) === 0) return 0
  const isLast = left < 1
  const waits = isLast ? (state.phase === 'end' ? 0 : WEIGHTS.stranded) : WEIGHTS.staged
  const { paid, rest } = expectedShows(state, content, left)
  const own = paid[seat]
  let worth = own ? amountWorth(own, left) * WEIGHTS.performing : 0
  for (const show of rest) {
    for (const marker of show.markers) {
      if (marker.seat !== seat) continue
      const card = playerOf(state, seat).tricks.find(({ trick }) => trick === marker.trick)
      worth += yieldWorth(trickOf(content, marker.trick), left, card) * marker.size * waits
    }
  }
  return worth
}
