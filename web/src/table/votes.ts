import type { Vote } from '@curio/protocol'
import type { SeatInfo } from '@curio/ui'
import type { Snapshot } from './link.ts'

type Company = Pick<Snapshot, 'table' | 'people'>

/** A vote to replace somebody on which the viewer, who plays, has not voted yet. */
export function openVote({ table, people }: Company): Vote | null {
  const { viewer } = table
  if (viewer === null || !people || people.replaced !== null) return null
  return people.votes.find(({ seat, by }) => seat !== viewer && !by.includes(viewer)) ?? null
}

/** People whom the table waits for and who are away, as far as the viewer can do something about it. */
export function awaitedAbsent({ table, people }: Company): readonly SeatInfo[] {
  if (table.viewer === null || !people || people.replaced !== null || table.outcome !== null) return []
  return table.seats.filter(
    ({ seat, kind, online, you }) =>
      kind === 'person' &&
      !online &&
      !you &&
      table.awaited.includes(seat) &&
      !isAsked(people.votes, seat, table.viewer),
  )
}

/** The viewer is asked about this seat by others: then the question is shown, not the notice. */
function isAsked(votes: readonly Vote[], seat: number, viewer: number | null): boolean {
  return votes.some((vote) => vote.seat === seat && viewer !== null && !vote.by.includes(viewer))
}
