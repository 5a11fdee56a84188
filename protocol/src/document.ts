import type { Json, Outcome, Question, UndoRefusal } from '@curio/kernel'
import type { Members } from './tree.ts'
import { optionsIn, type Runs, type Words } from './vocabulary.ts'

/** The questions of one kind that a seat is asked: their form, and every option ever offered. */
export type QuestionKind = { readonly words: Words } & (
  | { readonly form: 'choose' | 'compose' }
  | { readonly form: 'pick'; readonly min: number; readonly max: number }
)

/** Everything one viewer may know of the position. Clients have it as a whole once, then as changes. */
export interface TableDocument {
  readonly view: Json
  /** Seats that the table waits for, in their order. */
  readonly awaited: readonly number[]
  /** The open question: its id, or null. */
  readonly question: string | null
  /** The kind of the open question, or of the last one. */
  readonly kind: string | null
  /** Its options (or, where they cannot be listed, examples), as runs of the words of its kind. */
  readonly runs: Runs
  readonly kinds: { readonly [kind: string]: QuestionKind }
  /** Why this seat cannot take its last answer back; null when it can. */
  readonly undo: UndoRefusal['code'] | 'over' | null
  /** How often this seat had an answer taken back: what an undo has to name. */
  readonly undone: number
  /** Somebody asks to take back an answer, and these seats have not agreed yet. */
  readonly undoRequest: UndoRequest | null
  readonly outcome: Outcome | null
}

export interface UndoRequest {
  readonly seat: number
  readonly waiting: readonly number[]
}

/** The open question of a document as the rules asked it. */
export function questionOf(document: TableDocument, seat: number): Question | null {
  const { question: id, kind, runs, kinds } = document
  const known = kind === null ? undefined : kinds[kind]
  if (id === null || kind === null || !known) return null
  const options = optionsIn(known.words, runs)
  switch (known.form) {
    case 'choose':
      return { id, seat, kind, form: 'choose', options }
    case 'pick':
      return { id, seat, kind, form: 'pick', options, min: known.min, max: known.max }
    case 'compose':
      return { id, seat, kind, form: 'compose', examples: options }
  }
}

/** A document as plain data, which it is. */
export const membersOf = (document: TableDocument): Members => document as unknown as Members
