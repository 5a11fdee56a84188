import type { TrickerionContent } from '../rules/content.ts'
import { trickOf } from '../rules/content.ts'
import type { Amount } from '../rules/notes.ts'
import type { Show, TrickerionState } from '../rules/state.ts'
import { characterOf, playerOf } from '../rules/table.ts'
import { forecastShow } from '../rules/yields.ts'
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

/** The show that would pay the seat most as its performer. */
export function bestShow(
  state: TrickerionState,
  seat: number,
  content: TrickerionContent,
  left: number,
): number {
  let best = 0
  for (const show of state.row) {
    if (!show || !holds(show, seat)) continue
    const { bySeat } = forecastShow(state, content, show, seat)
    const own = bySeat[seat]
    if (own) best = Math.max(best, amountWorth(own, left))
  }
  return best
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
  const isLast = left < 1
  const waits = isLast ? (state.phase === 'end' ? 0 : WEIGHTS.stranded) : WEIGHTS.staged
  let markers = 0
  for (const show of state.row) {
    for (const marker of show?.markers ?? []) {
      if (marker.seat !== seat) continue
      const own = playerOf(state, seat).tricks.find(({ trick }) => trick === marker.trick)
      markers += yieldWorth(trickOf(content, marker.trick), left, own) * marker.size
    }
  }
  if (!isOnStage(state, seat)) return markers * waits
  const show = bestShow(state, seat, content, left)
  return show * WEIGHTS.performing + Math.max(0, markers - show) * waits
}
