import type { Vote } from '@curio/protocol'
import type { SeatInfo } from '@curio/ui'
import type { Words } from '../words/index.ts'
import type { Snapshot } from './link.ts'
import { SECOND } from './time-left.ts'

type Company = Pick<Snapshot, 'table' | 'people'>

/** An open vote to replace somebody in which the viewer, as a player, has not voted yet. */
export function openVote({ table, people }: Company): Vote | null {
  const { viewer } = table
  if (viewer === null || !people || people.replaced !== null) return null
  return people.votes.find(({ seat, by }) => seat !== viewer && !by.includes(viewer)) ?? null
}

/** Milliseconds before a replacement becomes possible at which it is announced. Somebody who reloads the page is back by then. */
const SOON = 30 * SECOND

/**
 * Absent people whom the viewer waits for, once they can be replaced or almost so; `wait` is the milliseconds until
 * then.
 */
export function awaitedAbsent(
  { table, people }: Company,
  now: number,
): readonly { readonly info: SeatInfo; readonly wait: number }[] {
  const { viewer, awaited, seats, outcome } = table
  if (viewer === null || !people || people.replaced !== null || outcome !== null) return []
  if (awaited.includes(viewer)) return []
  return seats.flatMap((info) => {
    const { seat, kind, online } = info
    const from = people.replaceable[seat] ?? null
    if (kind !== 'person' || online || from === null || !awaited.includes(seat)) return []
    const wait = Math.max(0, from - now)
    return wait > SOON || isAsked(people.votes, seat, viewer) ? [] : [{ info, wait }]
  })
}

/** Why a bot cannot play at a seat now; null if it can. */
export function replaceOff(
  { table, people }: Company,
  seat: number,
  now: number,
  words: Words,
): string | null {
  if (!table.awaited.includes(seat)) return words.refusals['not-awaited'] ?? ''
  const wait = (people?.replaceable[seat] ?? now) - now
  return wait > 0 ? words.refusalWait(Math.ceil(wait / SECOND)) : null
}

/** The others already ask the viewer about this seat; that question replaces the notice. */
function isAsked(votes: readonly Vote[], seat: number, viewer: number): boolean {
  return votes.some((vote) => vote.seat === seat && !vote.by.includes(viewer))
}
