import { type Ask, Choose, Compose, type Form, type Options, Pick, type PickLimits } from './ask.ts'
import { type Chance, drawFrom, type Pool } from './chance.ts'
import { type Flow, Together } from './flow.ts'
import type { Json } from './json.ts'
import type { Note } from './notes.ts'
import type { Offer } from './offer.ts'

/** What a table passes on to its run. */
export interface Recorder {
  note(note: Note, to?: readonly number[], others?: Note | null): void
  reveal(): void
  commit(): void
  offer(offer: Offer): void
  withdraw(kind: string, seats: readonly number[]): readonly number[]
  checkpoint(step: Json): void
}

/** Details that every note of a part of the match has. */
type Marks = Readonly<Record<string, Json>>

/** Everything a rule may do apart from changing state. */
export class Table<S = unknown, C = unknown> {
  readonly state: S
  readonly content: C
  readonly seats: number
  readonly chance: Chance
  readonly #rules: number
  readonly #recorder: Recorder
  readonly #marks: Marks | null

  constructor(
    state: S,
    content: C,
    seats: number,
    rules: number,
    chance: Chance,
    recorder: Recorder,
    marks: Marks | null = null,
  ) {
    this.state = state
    this.content = content
    this.seats = seats
    this.chance = chance
    this.#rules = rules
    this.#recorder = recorder
    this.#marks = marks
  }

  /** The same table with other content, for rules that play a part of the match; what is told there bears its marks. */
  with<D>(content: D, marks: Marks | null = null): Table<S, D> {
    // A table that somebody watches stays watched.
    const Same = this.constructor as new (...made: ConstructorParameters<typeof Table<S, D>>) => Table<S, D>
    return new Same(this.state, content, this.seats, this.#rules, this.chance, this.#recorder, marks)
  }

  /** Asks for one of the options. A function is called only where somebody really chooses. */
  choose<T extends Json>(seat: number, kind: string, options: Options<T>): Ask<T> {
    return new Choose(seat, kind, options)
  }

  /** Asks for some of the options; the answer has them in their order. */
  pick<T extends Json>(
    seat: number,
    kind: string,
    options: Options<T>,
    limits: PickLimits,
  ): Ask<readonly T[]> {
    return new Pick(seat, kind, options, limits)
  }

  /** Asks for an answer that the rules can judge but not list. */
  compose<T extends Json>(seat: number, kind: string, form: Form): Ask<T> {
    return new Compose(seat, kind, form)
  }

  /** Runs a flow for each of several seats at once; answers may come in any order. */
  together<T>(seats: readonly number[], flow: (seat: number) => Flow<T>): Together<T> {
    return new Together(seats, flow)
  }

  /**
   * From now on seats may do this whenever it is open to them, even while they are asked something else. `Game.play` must
   * make the same offers in the same order when it begins at a checkpoint.
   */
  offer<T extends Json>(offer: Offer<T>): void {
    this.#recorder.offer(offer)
  }

  /**
   * Ends the unfinished flows of an offer, for these seats or for all. A flow ends where it waits: what it has done stays,
   * its open question is gone, and nothing after that question runs. Returns the seats whose flows ended, so that the rule
   * can make up for what they lost. A flow that withdraws its own offer goes on itself. Whether the offer can be taken
   * again is up to `open`.
   */
  withdraw(
    kind: string,
    seats: readonly number[] = Array.from({ length: this.seats }, (_, seat) => seat),
  ): readonly number[] {
    return this.#recorder.withdraw(kind, seats)
  }

  /** Rolls a die: one of the faces. */
  roll<F extends Json>(faces: readonly F[]): F {
    return faces[this.chance.below(faces.length, (outcome) => faces[outcome] as F)] as F
  }

  /** Draws the next card of a pool; undefined if it is empty. */
  draw<T extends Json>(from: Pool<T>): T | undefined {
    return drawFrom(from, this.chance)
  }

  /** Tells what happened: to all, or to some seats, with a poorer form or nothing for the others. */
  note(note: Note, to?: readonly number[], others: Note | null = null): void {
    const told = this.#marks ? { ...note, ...this.#marks } : note
    if (to === undefined) this.#recorder.note(told)
    else this.#recorder.note(told, to, this.#marks && others ? { ...others, ...this.#marks } : others)
  }

  /** Something hidden became known: earlier answers cannot be taken back any more. */
  reveal(): void {
    this.#recorder.reveal()
  }

  /** The seat whose answer is being played cannot take back this answer or an earlier one. */
  commit(): void {
    this.#recorder.commit()
  }

  /**
   * Promises that `Game.play`, given a copy of the state and this step, would do exactly what follows now. Only the first
   * flow may call it, while nothing runs beside it. While the flow of an offer is under way no copy is made, because the
   * state does not know of it.
   */
  checkpoint(step: Json): void {
    this.#recorder.checkpoint(step)
  }

  /** Whether this match began under this version of the rules or a later one. */
  since(rules: number): boolean {
    return this.#rules >= rules
  }
}
