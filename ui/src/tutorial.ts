import type { Json } from '@curio/kernel'
import type { Language, TableState } from './contract.ts'

export type { TableState } from './contract.ts'

type Said = Readonly<Record<Language, string>>

/** What a text points to: things on the board by id (none: the board as a whole), or a part of the screen by selector. */
export interface Pointer {
  readonly board?: readonly string[]
  readonly panel?: string
}

/** One thing to learn at some point of the game. */
export interface TutorialStep {
  readonly id: string
  /** When it is shown: at a question of the script, by number, or at every table that this accepts, on the script or off it. */
  readonly at: number | ((table: TableState) => boolean)
  readonly text: Said
  readonly point?: Pointer
  /**
   * What the learner has to do to go on: give the script's answer, undo, give any answer, or choose between playing on and
   * letting the lesson play. Without this the step is only read.
   */
  readonly act?: 'answer' | 'undo' | 'own' | 'fork'
  /** Not every game reaches it, so it is not counted before it is shown. */
  readonly perhaps?: true
  /** Shown when another answer is tried; the dictionaries have a default. */
  readonly instead?: Said
}

/** Somebody the learner plays against. Whoever leaves the script meets a bot of the same name. */
interface Rival {
  readonly name: Said
  /** The rival's answers as long as the learner follows the script. */
  readonly script: readonly Json[]
}

/** The seat of whoever takes a lesson; rivals sit at the seats after it. */
export const LEARNER = 0

/** A scripted first game: fixed dice, fixed terms, one learner at the first seat. */
export interface Tutorial {
  readonly id: string
  readonly game: string
  readonly options: Json
  /** None for a game that is played alone. */
  readonly rivals?: readonly Rival[]
  /** 32 bytes in hexadecimal. */
  readonly seed: string
  /** The learner's answers from the first to the last question. The dice are fixed, so every position is known. */
  readonly script: readonly Json[]
  /** The question up to which the lesson plays by itself on demand. */
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

/** Whether the learner is asked one of these. */
export function isAsked(...kinds: readonly string[]): (table: TableState) => boolean {
  return ({ questions }) => kinds.includes(questions[0]?.kind ?? '')
}

export const isOver = ({ outcome }: TableState): boolean => outcome !== null
