import type { Json, Note, Outcome, Question } from '@curio/kernel'
import type { Canvas } from '../terminal/canvas.ts'
import type { Language } from '../words/index.ts'
import type { Choice, Group } from './menu.ts'

/** What a game understands beside numbers. */
export interface Typing {
  /** In a few words, numbers included. */
  readonly hint: string
  readonly keys: readonly string[]
  /** The number of some rule. */
  readonly rule: string
}

/** How a game shows itself in a terminal. All of it works on what one viewer may see. */
export interface Face {
  /** Who acts and what is awaited. */
  readonly prompt: (question: Question, view: Json) => string
  readonly waitingFor: (seats: readonly number[]) => string
  /** What may be answered, in groups. */
  readonly menu: (question: Question, view: Json) => readonly Group[]
  readonly typing: Typing
  /** An answer that no list holds, as somebody typed it, or null. */
  readonly typed: (question: Question, words: readonly string[], view: Json) => Json | null
  /** Why an answer that no list holds is refused. */
  readonly refusal: (question: Question, answer: Json, view: Json) => string | null
  /** Help with a question. */
  readonly help: (kind: string) => string
  /** The table as its viewer sees it, with the board of one player. */
  readonly table: (scene: Scene) => Canvas
  readonly note: (note: Note) => string
  /** What the seat would score now. */
  readonly score: (view: Json, seat: number) => readonly string[]
  /** The end in words, and the table of points. */
  readonly end: (outcome: Outcome, view: Json) => readonly string[]
}

export interface Scene {
  readonly view: Json
  /** The seat whose board is shown. */
  readonly shown: number
  /** What may be chosen. */
  readonly choices: readonly Choice[]
}

/** Makes the face of one match. */
export type FaceMaker = (content: unknown, language: Language, players: readonly string[]) => Face
