import { type Ask, Choose, Compose, type Form, type Options, Pick, type PickLimits } from './ask.ts'
import { type Chance, drawFrom, type Pool } from './chance.ts'
import { type Flow, Together } from './flow.ts'
import type { Json } from './json.ts'
import type { Note } from './notes.ts'
import type { Offer } from './offer.ts'

/** What a table tells the run it belongs to. */
export interface Recorder {
  note(note: Note, to?: readonly number[], others?: Note | null): void
  reveal(): void
  commit(): void
  offer(offer: Offer): void
  withdraw(kind: string, seats: readonly number[]): readonly number[]
  checkpoint(step: Json): void
}

/** Everything a rule may do apart from changing state. */
export class Table<S = unknown, C = unknown> {
  readonly state: S
  readonly content: C
  readonly seats: number
  readonly chance: Chance
  readonly #rules: number
  readonly #recorder: Recorder

  constructor(state: S, content: C, seats: number, rules: number, chance: Chance, recorder: Recorder) {
    this.state = state
    this.content = content
    this.seats = seats
    this.chance = chance
    this.#rules = rules
    this.#recorder = recorder
  }

  /** One of the options. Given as a function they are worked out only where somebody really chooses. */
  choose<T extends Json>(seat: number, kind: string, options: Options<T>): Ask<T> {
    return new Choose(seat, kind, options)
  }

  /** Some of the options, in their order. */
  pick<T extends Json>(
    seat: number,
    kind: string,
    options: Options<T>,
    limits: PickLimits,
  ): Ask<readonly T[]> {
    return new Pick(seat, kind, options, limits)
  }

  /** An answer that the rules can judge but not list. */
  compose<T extends Json>(seat: number, kind: string, form: Form): Ask<T> {
    return new Compose(seat, kind, form)
  }

  /** A flow for each of several seats at once; answers may come in any order. */
  together<T>(seats: readonly number[], flow: (seat: number) => Flow<T>): Together<T> {
    return new Together(seats, flow)
  }

  /**
   * From now on to the end, seats may do this whenever it is open to them, also while they are asked something else.
   * `Game.play` makes the same offers in the same order when it begins at a checkpoint.
   */
  offer<T extends Json>(offer: Offer<T>): void {
    this.#recorder.offer(offer)
  }

  /**
   * Ends the flows of an offer that these seats, or all, have begun and not completed. Each ends where it waits: what it
   * has done stays, its open question is gone, and nothing after that is run. Gives the seats whose flows it ended, so
   * that the rule can make good what they have lost. A flow that withdraws its own offer goes on itself. Whether the offer
   * can be taken again is for `open` to say.
   */
  withdraw(
    kind: string,
    seats: readonly number[] = Array.from({ length: this.seats }, (_, seat) => seat),
  ): readonly number[] {
    return this.#recorder.withdraw(kind, seats)
  }

  /** One of the faces. */
  roll<F extends Json>(faces: readonly F[]): F {
    return faces[this.chance.below(faces.length, (outcome) => faces[outcome] as F)] as F
  }

  /** The next card of a pool, or undefined when it is empty. */
  draw<T extends Json>(from: Pool<T>): T | undefined {
    return drawFrom(from, this.chance)
  }

  /** Says what happened: to all, or to some seats with a poorer form (or nothing) for the others. */
  note(note: Note, to?: readonly number[], others: Note | null = null): void {
    if (to === undefined) this.#recorder.note(note)
    else this.#recorder.note(note, to, others)
  }

  /** Something hidden became known: answers before this cannot be taken back. */
  reveal(): void {
    this.#recorder.reveal()
  }

  /** The seat whose answer is being played cannot take back this answer or an earlier one. */
  commit(): void {
    this.#recorder.commit()
  }

  /**
   * Says that from here on the state and this step alone tell how the match goes on: `Game.play` with a copy of the
   * state and the step would do what follows now. Only the first flow may say so, where nothing runs beside it; while
   * the flow of an offer is under way, no copy is taken, because the state would not tell of it.
   */
  checkpoint(step: Json): void {
    this.#recorder.checkpoint(step)
  }

  /** Whether this match began under version `rules` of the rules or a later one. */
  since(rules: number): boolean {
    return this.#rules >= rules
  }
}
