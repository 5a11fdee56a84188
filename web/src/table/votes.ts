import type { Vote } from '@curio/protocol'
import type { SeatInfo } from '@curio/ui'
import type { Words } from '../words/index.ts'
import type { Snapshot } from './link.ts'
import { SECOND } from './time-left.ts'

type Company = Pick<Snapshot, 'table' | 'people'>

/** A vote to replace somebody on which the viewer, who plays, has not voted yet. */
export function openVote({ table, people }: Company): Vote | null {
  const { viewer } = table
  if (viewer === null || !people || people.replaced !== null) return null
  return people.votes.find(({ seat, by }) => seat !== viewer && !by.includes(viewer)) ?? null
}

/** How long before somebody can be replaced it is told, in milliseconds: who loads the page anew is back by then. */
const SOON = 30 * SECOND

/**
 * People who are away and for whom the viewer, who has answered, waits, as soon as something can be done about it or
 * nearly so; with the milliseconds that are missing.
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

/** Why the others cannot let a bot play at a seat now; null: they can. */
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

/** The viewer is asked about this seat by others: then the question is shown, not the notice. */
function isAsked(votes: readonly Vote[], seat: number, viewer: number): boolean {
  return votes.some((vote) => vote.seat === seat && !vote.by.includes(viewer))
}
