import {
  type Checked,
  type Entry,
  type Game,
  type Json,
  type Log,
  Match,
  type Packs,
  type Setup,
  setupOf,
  type UndoRefusal,
} from '@curio/kernel'
import type { Result } from './result.ts'

/** What a storage lacks: from `from` on, the log has these entries. */
export interface Unsaved {
  readonly from: number
  readonly entries: readonly Entry[]
  /** How many entries the storage has now. */
  readonly stored: number
  readonly undone: readonly number[]
}

export interface MatchSource {
  readonly game: Game
  readonly seed: Uint8Array
  /** Packs that are not built in. */
  readonly packs?: Packs
}

/** A match, and how much of it is stored. */
export class LiveMatch {
  readonly source: MatchSource
  readonly setup: Setup
  #match: Match
  #undone: readonly number[]
  /** How many stored entries are still valid. */
  #kept: number
  #stored: number

  private constructor(
    source: MatchSource,
    match: Match,
    setup: Setup,
    undone: readonly number[],
    stored: number,
  ) {
    this.source = source
    this.setup = setup
    this.#match = match
    this.#undone = undone
    this.#kept = stored
    this.#stored = stored
  }

  static create(source: MatchSource, seats: number, options: Json): Checked<LiveMatch> {
    const { game, seed, packs = {} } = source
    const created = Match.create(game, { seats, options, seed, packs })
    return created.ok ? LiveMatch.#around(source, created.value, new Array(seats).fill(0), 0) : created
  }

  /** Uses the packs of the source, or else those that the log carries. */
  static load(given: MatchSource, log: Log): Checked<LiveMatch> {
    const packs = given.packs ?? log.packs
    const source = packs ? { ...given, packs } : given
    const loaded = Match.load(source.game, log, source.seed, packs)
    return loaded.ok ? LiveMatch.#around(source, loaded.value, log.undone, log.entries.length) : loaded
  }

  static #around(
    source: MatchSource,
    match: Match,
    undone: readonly number[],
    stored: number,
  ): Checked<LiveMatch> {
    const setup = setupOf(source.game, match.header, source.packs ?? {})
    return setup.ok ? { ok: true, value: new LiveMatch(source, match, setup.value, undone, stored) } : setup
  }

  get match(): Match {
    return this.#match
  }

  /** How often an answer of each seat was undone. */
  get undone(): readonly number[] {
    return this.#undone
  }

  answer(seat: number, question: string, value: unknown): Result {
    const done = this.#match.answer({ seat, question, value })
    if (done.ok) return done
    const { code, message } = done.refusal
    // Where the rules failed is only for the host's log: it would reveal how much has happened in secret.
    if (code === 'rules-failed') throw new RulesFailed(message, done.refusal.cause)
    return { ok: false, code, text: message }
  }

  /** How many answers a seat has given. */
  answersOf(seat: number): number {
    return this.#match.answersOf(seat).length
  }

  /** Undoes the seat's last answer, if what the seat may know allows it. */
  undo(seat: number): Result {
    const refusal = this.#match.toldUndoRefusal(seat)
    if (refusal !== null) return refusedUndo(refusal)
    const index = this.#match.answersOf(seat).at(-1)
    const done = this.#match.undo(seat)
    if (!done.ok) return refusedUndo(done.refusal)
    this.#tookBack(index ?? 0)
    return done
  }

  /** The index in the log of one of the seat's answers, which are counted from 1. */
  indexOf(seat: number, answer: number): number | undefined {
    return this.#match.answersOf(seat)[answer - 1]
  }

  /** Goes back to before one of the seat's answers, counted from 1; this undoes every later answer too. */
  cut(seat: number, answer: number): void {
    const { game, seed, packs } = this.source
    const index = this.indexOf(seat, answer)
    if (index === undefined) throw new Error(`seat ${seat} has not given ${answer} answers`)
    const log = this.#match.log()
    const undone = log.undone.map((count) => count + 1)
    const cut = Match.load(game, { ...log, entries: log.entries.slice(0, index), undone }, seed, packs)
    if (!cut.ok) throw new Error(cut.message)
    this.#match = cut.value
    this.#tookBack(index)
  }

  unsaved(): Unsaved {
    const from = this.#kept
    return { from, entries: this.#match.entriesFrom(from), stored: this.#stored, undone: this.#undone }
  }

  /** Called when everything that `unsaved` gave is stored. */
  saved(): void {
    this.#kept = this.#match.length
    this.#stored = this.#match.length
  }

  #tookBack(index: number): void {
    this.#undone = this.#match.undone
    this.#kept = Math.min(this.#kept, index)
  }
}

export const refusedUndo = ({ code, message }: UndoRefusal): Result => ({ ok: false, code, text: message })

/** The rules threw; the answer is not recorded and the match is as before. */
export class RulesFailed extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause })
    this.name = 'RulesFailed'
  }
}
