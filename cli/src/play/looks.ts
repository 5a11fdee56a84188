import type { Json } from '@curio/kernel'
import type { Language } from '../words/index.ts'
import type { FaceMaker } from './face.ts'

/** What a game brings along to be played in a terminal. */
export interface Looks {
  readonly title: (language: Language) => string
  /** The name of a seat where a person sits. */
  readonly person: (language: Language, number: number) => string
  readonly face: FaceMaker
  /** What the menu asks before a new game. */
  readonly setup: (language: Language, seats: number) => readonly SetupQuestion[]
}

/** A choice about the options of a match. */
export interface SetupQuestion {
  readonly label: string
  readonly answers: readonly { readonly label: string; readonly options: Readonly<Record<string, Json>> }[]
}
