import type { Note } from '@curio/kernel'
import type { Day, Suit } from '../../content/vocabulary.ts'
import type { TrickerionNote } from '../../rules/notes.ts'
import type { Direction, Marker, Show } from '../../rules/state.ts'

/** A show as it was performed. */
export interface Playbill {
  readonly round: number
  readonly day: Day
  /** Who performed it. */
  readonly performer: number
  readonly show: Show
}

/** What a player leaves behind beside the workshop. */
export interface Career {
  /** Shows with a marker of the player, the latest last. */
  readonly playbills: readonly Playbill[]
  /** How often each trick was shown, in the order of first nights. */
  readonly shown: ReadonlyMap<string, number>
}

/** Markers leave a card when it is performed; how they lay there is only told. */
export function careerOf(told: readonly Note[], seat: number): Career {
  const playbills = playbillsIn(told).filter(({ show }) =>
    show.markers.some((marker) => marker.seat === seat),
  )
  const tricks = playbills.flatMap(({ show }) =>
    show.markers.flatMap((marker) => (marker.seat === seat ? [marker.trick] : [])),
  )
  const shown = new Map<string, number>()
  for (const trick of tricks) shown.set(trick, (shown.get(trick) ?? 0) + 1)
  return { playbills, shown }
}

function playbillsIn(told: readonly Note[]): readonly Playbill[] {
  const lying = new Map<string, Direction | null>()
  const playbills: Playbill[] = []
  let round = 0
  // Only the rules of Trickerion tell notes of Trickerion.
  for (const note of told as unknown as readonly TrickerionNote[]) {
    if (note.kind === 'round') round = note.round
    else if (note.kind === 'setUp' || note.kind === 'rescheduled' || note.kind === 'staged')
      lying.set(`${note.spot.card} ${note.spot.place}`, note.spot.direction)
    else if (note.kind === 'performed') {
      const markers: Marker[] = note.paid.map(({ seat, trick, place }) => ({
        seat,
        trick,
        place,
        direction: lying.get(`${note.card} ${place}`) ?? null,
        size: 1,
      }))
      playbills.push({ round, day: note.day, performer: note.seat, show: { card: note.card, markers } })
    }
  }
  return playbills
}

/** The symbols that players chose for their tricks, also for those that they gave back. */
export function symbolsIn(told: readonly Note[]): (marker: Pick<Marker, 'seat' | 'trick'>) => Suit {
  const symbols = new Map<string, Suit>()
  for (const note of told as unknown as readonly TrickerionNote[]) {
    if (note.kind === 'learned' || note.kind === 'start.trick')
      symbols.set(`${note.seat} ${note.trick}`, note.symbol)
  }
  return ({ seat, trick }) => symbols.get(`${seat} ${trick}`) ?? 'spades'
}
