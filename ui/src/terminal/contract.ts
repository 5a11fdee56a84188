/**
 * What the terminal and a game agree on, as `../contract.ts` is what the browser and a game agree on. A game draws with
 * what stands beside this file: `Canvas`, `Line`, `gridLines`, `widthOf` and the inks of the palette.
 */
import type { Json, Note, Outcome, Question } from '@curio/kernel'
import type { Language } from '../language.ts'
import type { Canvas } from './canvas.ts'

/** Every screen of a match has this size. The table of a game takes its full width and at most 28 rows of it. */
export const SCREEN_WIDTH = 100
export const SCREEN_HEIGHT = 40

/**
 * The part of a game that is shown in a terminal: the `curio` command knows no game but by this.
 * `games/<game>/terminal/index.ts` exports it, as `routeTerminal` does.
 */
export interface GameTerminal {
  readonly title: (language: Language) => string
  /** The name of a seat where a person sits. */
  readonly person: (language: Language, number: number) => string
  /** What the menu asks before a new game. */
  readonly setup: (language: Language, seats: number) => readonly SetupQuestion[]
  /** Every card of the game, cards of one sort together. */
  readonly cards: (content: unknown, language: Language) => readonly Card[]
  /** The face of one match. */
  readonly face: (content: unknown, language: Language, players: readonly string[]) => TerminalFace
}

/** A choice about the options of a match. */
export interface SetupQuestion {
  readonly label: string
  readonly answers: readonly SetupAnswer[]
}

interface SetupAnswer {
  readonly label: string
  readonly options: Readonly<Record<string, Json>>
  /** What is asked only after this answer. */
  readonly next?: readonly SetupQuestion[]
}

/** A card in words. */
export interface Card {
  readonly id: string
  /** The heading of its sort: "Contracts". */
  readonly sort: string
  readonly name: string
  /** What it says and does: a paragraph each. */
  readonly text: readonly string[]
}

/** How a match shows itself in a terminal. All of it works on what one viewer may see. */
export interface TerminalFace {
  /** Who acts and what is awaited. */
  readonly prompt: (question: Question, view: Json) => string
  readonly waitingFor: (seats: readonly number[]) => string
  /** What may be answered, in groups. */
  readonly menu: (question: Question, view: Json) => readonly Group[]
  readonly typing: Typing
  /** An answer that is in no list, as somebody typed it, or null. */
  readonly typed: (question: Question, words: readonly string[], view: Json) => Json | null
  /** Why an answer that is in no list is refused. */
  readonly refusal: (question: Question, answer: Json, view: Json) => string | null
  /** Everything that the viewer can name, whether or not it can be chosen now. */
  readonly things: (view: Json, seat: number) => readonly NamedThing[]
  /**
   * Why the rules forbid what was named last: for each name the ids of the things it may mean, in the order in which they
   * were typed. Null where the rules do not forbid it by itself.
   */
  readonly whyNot: (question: Question, named: readonly (readonly string[])[], view: Json) => string | null
  /** What `advice.reason` of the rules said for an answer, as a sentence without its full stop. */
  readonly reason?: (reason: Json) => string
  /** Help with a question. */
  readonly help: (kind: string) => string
  /** The table as its viewer sees it, with the board of one player. */
  readonly table: (scene: Scene) => Canvas
  /** The cards that the viewer can look at now. */
  readonly cards: (view: Json) => readonly Card[]
  readonly note: (note: Note) => string
  /** What the seat would score now. */
  readonly score: (view: Json, seat: number) => readonly string[]
  /** The end in words, and the table of points. */
  readonly end: (outcome: Outcome, view: Json) => readonly string[]
}

/** A thing of the table, and everything it is called. */
export interface NamedThing {
  readonly id: string
  readonly names: readonly string[]
}

/** What a game understands beside numbers. */
export interface Typing {
  /** In a few words, numbers included. */
  readonly hint: string
  /** One line for each thing that can be typed, and the signs of the board. */
  readonly keys: readonly string[]
  /** The id of a rule, as an example. */
  readonly rule: string
}

export interface Scene {
  readonly view: Json
  /** The seat whose board is shown. */
  readonly shown: number
  /** What may be chosen. */
  readonly choices: readonly Choice[]
}

/** One answer that a player may give. */
export interface Choice {
  readonly label: string
  readonly answer: Json
  /** The things it names; for each of them what may be typed instead of the number of the choice. */
  readonly parts: readonly (readonly string[])[]
}

/** Choices under one heading. */
export interface Group {
  readonly title: string
  readonly choices: readonly Choice[]
  /** The same choices under finer headings: a long list shows these, and opens one at a time. */
  readonly groups?: readonly Group[]
}

/** At most this many subsets are listed. */
const MOST_SUBSETS = 32

/** The answers to a question for several of some things. */
export function subsetsOf({ options, min, max }: Extract<Question, { form: 'pick' }>): Json[][] {
  const subsets: Json[][] = []
  for (let bits = 0; bits < 2 ** options.length && subsets.length < MOST_SUBSETS; bits++) {
    const subset = options.filter((_, index) => (bits >> index) & 1)
    if (subset.length >= min && subset.length <= max) subsets.push(subset)
  }
  return subsets
}
