import type { Note } from '@curio/kernel'
import type { TrickerionNote } from '../../rules/notes.ts'

type Placed = Extract<TrickerionNote, { kind: 'placed' }>

/** Whom a player sent out last, and where, if that was in this round. */
export function lastPlacedBy(told: readonly Note[], seat: number): Placed | null {
  // Only the rules of Trickerion tell notes of Trickerion.
  const notes = told as unknown as readonly TrickerionNote[]
  const begun = notes.findLastIndex(({ kind }) => kind === 'round')
  const found = notes.slice(begun + 1).findLast((note) => note.kind === 'placed' && note.seat === seat)
  return found?.kind === 'placed' ? found : null
}
