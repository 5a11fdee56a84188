import type { Note } from '@curio/kernel'
import type { TrickerionNote } from '../../rules/notes.ts'

type Placed = Extract<TrickerionNote, { kind: 'placed' }>

// Only the rules of Trickerion tell notes of Trickerion.
const notesIn = (told: readonly Note[]): readonly TrickerionNote[] =>
  told as unknown as readonly TrickerionNote[]

/** Whom a player sent out last, and where, if that was in this round. */
export function lastPlacedBy(told: readonly Note[], seat: number): Placed | null {
  const notes = notesIn(told)
  const begun = notes.findLastIndex(({ kind }) => kind === 'round')
  const found = notes.slice(begun + 1).findLast((note) => note.kind === 'placed' && note.seat === seat)
  return found?.kind === 'placed' ? found : null
}

/** The trick that a player prepared last. */
export function lastPreparedBy(told: readonly Note[], seat: number): string | null {
  const found = notesIn(told).findLast((note) => note.kind === 'prepared' && note.seat === seat)
  return found?.kind === 'prepared' ? found.trick : null
}
