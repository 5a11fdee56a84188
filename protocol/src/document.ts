import type { Json, Outcome, Question, UndoRefusal } from '@curio/kernel'
import type { Members } from './tree.ts'
import { optionsIn, type Runs, type Words } from './vocabulary.ts'

/** The questions of one kind that a seat is asked: their form, and every option ever listed. */
export type QuestionKind = { readonly words: Words } & (
  | { readonly form: 'choose' | 'compose' }
  | { readonly form: 'pick'; readonly min: number; readonly max: number }
)

/** An open question after the first. */
export interface FurtherQuestion {
  readonly question: string
  readonly kind: string
  readonly runs: Runs
  /** For a pick, because the first question may be of the same kind with other limits. */
  readonly min?: number
  readonly max?: number
}

/** Everything one viewer may know of the position. Clients get the whole once, then changes. */
export interface TableDocument {
  readonly view: Json
  /** Seats that the table waits for, in ascending order. */
  readonly awaited: readonly number[]
  /** The id of the first open question, or null. If the seat is awaited, the table waits for this one. */
  readonly question: string | null
  /** The kind of the first open question, or of the last one. */
  readonly kind: string | null
  /** Its options, or examples if they cannot be listed, as runs of the words of its kind. */
  readonly runs: Runs
  /** What else the seat may answer, though nobody waits for it. */
  readonly more: readonly FurtherQuestion[]
  readonly kinds: { readonly [kind: string]: QuestionKind }
  /** Why this seat cannot undo its last answer; null when it can. */
  readonly undo: UndoRefusal['code'] | 'over' | null
  /** How often an answer of this seat was undone; an undo has to name this number. */
  readonly undone: number
  /** Who asks for an undo, and which seats have not agreed yet. */
  readonly undoRequest: UndoRequest | null
  readonly outcome: Outcome | null
}

export interface UndoRequest {
  readonly seat: number
  readonly waiting: readonly number[]
}

/** The open questions of a document as the rules asked them, beginning with the one that the table waits for. */
export function questionsOf({ question, kind, runs, more, kinds }: TableDocument, seat: number): Question[] {
  const all = question === null || kind === null ? more : [{ question, kind, runs }, ...more]
  return all.flatMap((asked) => spelledOut(asked, kinds, seat) ?? [])
}

/** The first of them. */
export function questionOf(document: TableDocument, seat: number): Question | null {
  return questionsOf(document, seat)[0] ?? null
}

function spelledOut(
  { question: id, kind, runs, min, max }: FurtherQuestion,
  kinds: TableDocument['kinds'],
  seat: number,
): Question | null {
  const known = kinds[kind]
  if (!known) return null
  const options = optionsIn(known.words, runs)
  switch (known.form) {
    case 'choose':
      return { id, seat, kind, form: 'choose', options }
    case 'pick':
      return { id, seat, kind, form: 'pick', options, min: min ?? known.min, max: max ?? known.max }
    case 'compose':
      return { id, seat, kind, form: 'compose', examples: options }
  }
}

/** A document as plain data. */
export const membersOf = (document: TableDocument): Members => document as unknown as Members
