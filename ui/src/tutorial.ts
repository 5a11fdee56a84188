import type { Json } from '@curio/kernel'
import type { Language, TableState } from './contract.ts'

export type { TableState } from './contract.ts'

type Said = Readonly<Record<Language, string>>

/** What a text points to: things of the board by their ids (none: the board as it is), a part of the screen by its selector. */
export interface Pointer {
  readonly board?: readonly string[]
  readonly panel?: string
}

/** One thing to learn, bound to a position. */
export interface TutorialStep {
  readonly id: string
  /** A question of the script, by its number; or every position that looks like this, on the script or off it. */
  readonly at: number | ((table: TableState) => boolean)
  readonly text: Said
  readonly point?: Pointer
  /**
   * What brings the learner on: the script's answer, an undo, any answer at all, or the choice between playing on and
   * letting the lesson play. Without it the step is only read.
   */
  readonly act?: 'answer' | 'undo' | 'own' | 'fork'
  /** Only some games come to it: it is not counted before it is said. */
  readonly perhaps?: true
  /** Said when another answer is tried; the dictionaries have words for the rest. */
  readonly instead?: Said
}

/** A scripted first game: fixed dice, fixed terms, one learner at the first seat. */
export interface Tutorial {
  readonly id: string
  readonly game: string
  readonly options: Json
  /** 32 bytes in hexadecimal. */
  readonly seed: string
  /** The learner's answers from the first to the last question. With the known dice they make every position known. */
  readonly script: readonly Json[]
  /** The question up to which the lesson plays where it is asked to. */
  readonly playsUpTo: number
  readonly steps: readonly TutorialStep[]
}

/** Parts of every table that a lesson may point to. */
export const TABLE_PLACES = {
  hint: '.acts > :first-child',
  undo: '.acts [aria-keyshortcuts="U"]',
  finish: '.acts [aria-keyshortcuts="E"]',
  log: '.tabs [id$="-log"]',
  results: '.end__part',
} as const

/** The learner is asked one of these. */
export function isAsked(...kinds: readonly string[]): (table: TableState) => boolean {
  return ({ questions }) => kinds.includes(questions[0]?.kind ?? '')
}

export const isOver = ({ outcome }: TableState): boolean => outcome !== null
