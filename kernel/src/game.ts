import type { Achievements } from './achievements.ts'
import type { Chance } from './chance.ts'
import type { Flow } from './flow.ts'
import type { Json } from './json.ts'
import type { Outcome, Sides } from './outcome.ts'
import type { Series } from './series.ts'
import type { Table } from './table.ts'

/** A seat of the table, or null for somebody who only watches. */
export type Viewer = number | null

export type Packs = Readonly<Record<string, Json>>

/** What is agreed before the first move. */
export interface Setup {
  readonly seats: number
  readonly options: Json
  readonly packs: Packs
}

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string }

export interface PackIssue {
  readonly path: string
  readonly message: string
}

/** What the balance of a game is judged by, beside the outcome: numbers, and how often something came up. */
export interface Measures {
  readonly numbers: Readonly<Record<string, number>>
  /** By category: everything that can come up, with 0 for what did not. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** How a program that knows nothing of the game may judge it. */
export interface Advice<S = unknown, C = unknown> {
  /** How good the position is for a seat, in any unit; uses only what that seat may know. */
  evaluate(state: S, seat: number, content: C): number
  /**
   * A weight for each option, higher is more promising; null when all look alike. A weight of 0 is for what changes
   * nothing, or what a shorter way leads to: programs never choose it.
   */
  priors(state: S, seat: number, kind: string, options: readonly Json[], content: C): readonly number[] | null
  /**
   * Why an answer is a good one, as data that the game's words put into a sentence; null where there is nothing to say.
   * Uses only what the seat may know.
   */
  reason?(
    state: S,
    seat: number,
    kind: string,
    answer: Json,
    options: readonly Json[],
    content: C,
  ): Json | null
  /** Whether the seat has completed what it is doing; a one-ply player completes it before it judges. */
  turnOver(state: S, seat: number): boolean
  /** How many turns the seat has completed, in a game where one of its turns may follow another at once. */
  turns?(state: S, seat: number): number
  /**
   * Programs take offers too, the stronger ones where `evaluate` finds the position better after it. Without this they
   * answer only what the table waits for.
   */
  readonly offers?: true
  /**
   * The strongest programs let everybody play on as a one-ply player would, a few times, instead of searching a tree with
   * many playouts that follow `priors`: worth it where `evaluate` knows much more than `priors`, and rules often mark a
   * checkpoint.
   */
  readonly rehearses?: true
  /** Whether playing on would tell no more than `evaluate`; playouts stop then. */
  settled(state: S): boolean
}

/**
 * A whole game. The methods take its own types of state and content; code that handles any game uses the defaults.
 */
export interface Game<S = unknown, C = unknown> {
  readonly id: string
  /** The version of the rules that new matches get; see `Table.since`. */
  readonly rules: number
  readonly seats: { readonly min: number; readonly max: number }
  /** No match takes more answers than this. */
  readonly bound: number
  /** Built-in content by name; a match may bring its own pack under the same name. */
  readonly packs: Packs
  /** The names of the packs that a match with these options uses; left out, it uses all of them. */
  packsFor?(options: Json, seats: number): readonly string[]
  /**
   * Members of packs, at any depth, that only people read: names, captions, where an entry comes from. No rule reads
   * them and no hash counts them, so they may be corrected while matches are played.
   */
  readonly words?: readonly string[]
  /** Headers once named packs by a hash that counted words too: for each such hash the one without them. */
  readonly formerHashes?: Readonly<Record<string, string>>
  checkPack(name: string, pack: Json): readonly PackIssue[]
  /** What the author of a sound pack may want to know, such as figures out of balance. It refuses nothing. */
  packRemarks?(name: string, pack: Json): readonly PackIssue[]
  /** The name that a pack from outside goes by, as far as it says; left out, it is that of the first built-in pack. */
  packName?(pack: Json): string
  /** Completes and checks options as a person or a file gives them. */
  options(input: Json, seats: number): Checked<Json>
  /** What is wrong with options and packs that are right by themselves; null where they fit together. */
  refuseSetup?(setup: Setup): string | null
  /** Packs made ready to play; the same packs give the same content. */
  content(setup: Setup): C
  setup(setup: Setup, content: C): S
  /** The whole match; or what is left of it from a step at which its rules have set a checkpoint. */
  play(table: Table<S, C>, from?: Json): Flow
  view(state: S, viewer: Viewer, content: C): Json
  /** Deals anew, in place, everything the viewer cannot know. */
  determinize(state: S, viewer: Viewer, chance: Chance, content: C): void
  /** Null until the game is over; of the kind that `sides` announces. */
  outcome(state: S, content: C): Outcome | null
  /** Who plays with whom; without it everybody plays alone. */
  sides?(setup: Setup): Sides
  /**
   * Which of its maps or ways to play a match with these options is, by a name of the game's own: results are compared
   * only with those of the same. Left out by a game that has one.
   */
  subject?(options: Json): string
  /** Left out by a game whose match is always one game. */
  readonly series?: Series<S, C>
  /** Of a match that is over. */
  measures?(state: S, content: C): Measures
  /** Goals that last longer than a match; left out by a game that has none. */
  readonly achievements?: Achievements<S, C>
  readonly advice: Advice<S, C>
}
