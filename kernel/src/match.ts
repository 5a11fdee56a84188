import { type Refusal, type Refused, readAnswer, reasonOf, refused } from './answer.ts'
import type { Ask, Question } from './ask.ts'
import { type Chance, liveChance } from './chance.ts'
import type { Checkpoint } from './checkpoint.ts'
import type { Checked, Game, Packs, Setup, Viewer } from './game.ts'
import { toHex } from './hash.ts'
import { frozen, type Json } from './json.ts'
import {
  commitmentTo,
  type Entry,
  firstLink,
  type Header,
  LOG_FORMAT,
  type Log,
  nextLink,
  stateDigest,
} from './log.ts'
import { type Told, ToldIndex } from './notes.ts'
import type { Outcome } from './outcome.ts'
import { type Recorded, rerun } from './replay.ts'
import type { Run, RunOptions } from './run.ts'
import { checkSetup, failed, packHashes, setupOf } from './setup.ts'
import { Tape } from './tape.ts'
import { isBeside, toldRefusal, type UndoRefusal, undoable } from './undo.ts'

export type Done<R> = { readonly ok: true } | Refused<R>

export interface NewMatch {
  readonly seats: number
  readonly options?: Json
  readonly packs?: Packs
  readonly seed: Uint8Array
}

/** A position as somebody else can play on from it, without the whole log where there is a checkpoint. */
export interface Continuation {
  readonly from: Checkpoint | null
  /** From that of the checkpoint on; all of them where there is none. */
  readonly entries: readonly Recorded[]
}

/** Notes of at least this many entries stay at hand; older ones are told again by running the log. */
const RECENT_ENTRIES = 16
/** Checkpoints of different entries that are kept for taking back, and how far back they are looked for. */
const RECENT_CHECKPOINTS = 2
const CHECKPOINT_WINDOW = 64
const CHECKPOINT_DISTANCE = 6
/** Checkpoints that are kept for looking back, once somebody does. */
const PAST_CHECKPOINTS = 16
/** Entries that are run again to look back, rather than finding new checkpoints. */
const LONGEST_WALK = 64

/** A match: its log, and the rules run over it. Answers from outside are checked before anything changes. */
export class Match<S = unknown, C = unknown> {
  readonly header: Header
  readonly #game: Game<S, C>
  readonly #setup: Setup
  readonly #seed: Uint8Array
  readonly #undone: number[]
  /** Outcomes of chance during the entry being played. */
  readonly #drawn: number[] = []
  readonly #tape = new Tape()
  readonly #told = new ToldIndex()
  #run: Run<S, C>
  /** The last of each of a few recent entries, in their order. */
  #recent: Checkpoint[] = []
  /** Spread over the match, in their order; none before somebody looks back. */
  #past: Checkpoint[] = []
  /** The first entry whose notes are at hand. */
  #notesFrom = 0

  private constructor(game: Game<S, C>, setup: Setup, header: Header, seed: Uint8Array, log: LogSoFar) {
    this.header = header
    this.#game = game
    this.#setup = setup
    this.#seed = seed
    this.#undone = [...log.undone]
    for (const entry of log.entries) this.#tape.push(entry)
    this.#run = this.#rerun()
    if (this.#tape.length === 0) this.#record(null, null)
    else this.#index(0)
  }

  /** Begins a match. The message says what is wrong with the options. */
  static create<S, C>(
    game: Game<S, C>,
    { seats, options = {}, packs = {}, seed }: NewMatch,
  ): Checked<Match<S, C>> {
    const checked = checkSetup(game, seats, options, packs)
    if (!checked.ok) return checked
    const setup = checked.value
    const header: Header = {
      game: game.id,
      rules: game.rules,
      seats,
      options: setup.options,
      packs: packHashes(game, setup.packs),
      commitment: commitmentTo(seed),
    }
    const log = { entries: [], undone: new Array(seats).fill(0) }
    return { ok: true, value: new Match(game, setup, header, seed, log) }
  }

  /** Takes a match up again from its log. Answers are believed; the digest of the last state is checked. */
  static load<S, C>(game: Game<S, C>, log: Log, seed: Uint8Array, packs?: Packs): Checked<Match<S, C>> {
    const setup = setupOf(game, log.header, packs ?? log.packs ?? {})
    if (!setup.ok) return setup
    if (commitmentTo(seed) !== log.header.commitment)
      return failed('the seed is not the one the match is committed to')
    const last = log.entries[log.entries.length - 1]
    if (!last) return failed('the log has no start')
    if (log.undone.length !== log.header.seats)
      return failed('the log does not count undone answers for each seat')
    try {
      const match = new Match(game, setup.value, log.header, seed, log)
      if (stateDigest(match.state) === last.state) return { ok: true, value: match }
      return failed(`the state after entry ${log.entries.length - 1} is not the one recorded`)
    } catch (cause) {
      return failed(`the log cannot be played: ${reasonOf(cause)}`)
    }
  }

  get state(): S {
    return this.#run.state
  }

  get content(): C {
    return this.#run.content
  }

  get over(): boolean {
    return this.#run.over
  }

  /** How many entries there are. */
  get length(): number {
    return this.#tape.length
  }

  get entries(): readonly Entry[] {
    return this.#tape.entries()
  }

  /** What it takes to play on from here elsewhere: the last checkpoint, and the entries from its own on. */
  continuation(): Continuation {
    const from = this.#recent.at(-1) ?? null
    return { from, entries: this.#tape.recorded(from?.entry ?? 0, this.length) }
  }

  /** The entries from one on, as a storage that has the earlier ones needs them. */
  entriesFrom(index: number): readonly Entry[] {
    return this.#tape.entries(index)
  }

  /** How often an undo took away a question of each seat. */
  get undone(): readonly number[] {
    return [...this.#undone]
  }

  /** Where in the log the seat's answers are. */
  answersOf(seat: number): readonly number[] {
    const indexes: number[] = []
    for (let index = 0; index < this.length; index++)
      if (this.#tape.seatOf(index) === seat) indexes.push(index)
    return indexes
  }

  /** Everything told so far. */
  get notes(): readonly Told[] {
    return this.notesFrom(0)
  }

  /** What was told in an entry and after it; cheap for recent entries. */
  notesFrom(entry: number): readonly Told[] {
    const { notes } = entry >= this.#notesFrom ? this.#run : this.#runSince(entry - 1, { notes: true })
    return notes.filter((told) => told.entry >= entry)
  }

  /** How many notes a viewer was told before an entry. */
  countNotes(viewer: Viewer, before = this.length): number {
    return this.#told.count(viewer, before)
  }

  /** The entry in which a viewer was told its note with that number, counted from 0. */
  entryOfNote(viewer: Viewer, number: number): number | undefined {
    return this.#told.entryOf(viewer, number)
  }

  /** The rules as they stood after an entry. */
  at(entry: number): Run<S, C> {
    return this.#runSince(entry, {}, entry + 1)
  }

  outcome(): Outcome | null {
    return this.#game.outcome(this.#run.state, this.#run.content)
  }

  /** What somebody sees now; the match goes on without changing it. */
  view(viewer: Viewer): Json {
    return frozen(this.#run.view(viewer))
  }

  /** Seats that somebody waits for. */
  awaited(): readonly number[] {
    return this.#run.questions.map((ask) => ask.seat)
  }

  /** Seats that may do something for which nobody waits, in their order. */
  offered(): readonly number[] {
    return [...new Set(this.#run.offers.map((ask) => ask.seat))].sort((one, other) => one - other)
  }

  /**
   * The open questions of one seat: what the table waits for comes first, then what the seat may do beside that.
   * Nobody else sees more than that the seat is awaited.
   */
  questions(seat: number): readonly Question[] {
    return this.asked(seat).map((question) => frozen(question))
  }

  /** The same as the rules have them, to be looked at immediately: not to be kept and not to be changed. */
  asked(seat: number): readonly Question[] {
    return this.#run.asksOf(seat).map((ask) => ask.question(this.#idOf(ask)))
  }

  /** Their ids alone, without working out any options. */
  questionIds(seat: number): readonly string[] {
    return this.#run.asksOf(seat).map((ask) => this.#idOf(ask))
  }

  /** The log; with the seed it can be verified by anybody, so the seed goes out only when the match is over. */
  log(): Log {
    const { header, entries } = this
    const log = { format: LOG_FORMAT, header, entries, undone: this.undone } as const
    return this.over ? { ...log, seed: toHex(this.#seed) } : log
  }

  /** Plays an answer from outside, or says why not; a refusal changes nothing. */
  answer(input: unknown): Done<Refusal> {
    const read = readAnswer(input)
    if (!read.ok) return read
    const { seat, question, value } = read.answer
    const found = this.#find(seat, question)
    if (!found.ok) return found
    const { ask } = found
    try {
      const fault = ask.fault(value)
      if (fault) return refused(fault)
      this.#play(ask, compact(ask.settle(value)))
      return { ok: true }
    } catch (cause) {
      // The rules may have come to a checkpoint before they failed.
      this.#recent = this.#recent.filter(({ entry }) => entry < this.length)
      this.#run = this.#rerun()
      const where = `question "${ask.kind}" of seat ${seat}, after entry ${this.length - 1}`
      const message = `the rules failed at ${where}; nothing was recorded`
      return refused({ code: 'rules-failed', message, cause })
    }
  }

  /** Whether the seat may take back its last answer. */
  undoRefusal(seat: number): UndoRefusal | null {
    const found = undoable(seat, this.#tape, this.#run)
    return typeof found === 'number' ? null : found
  }

  /**
   * The same, as it may be told to a seat that must not learn what others do in secret: whoever is asked side by
   * side since then counts as having acted.
   */
  toldUndoRefusal(seat: number): UndoRefusal | null {
    return toldRefusal(seat, this.#tape, this.#run)
  }

  /** Whether the seat's last answer lies in a flow beside which others still run: it may be a secret that there is one. */
  isBeside(seat: number): boolean {
    return isBeside(seat, this.#tape, this.#run)
  }

  /**
   * Takes back the seat's last answer. Flows side by side do not stand in each other's way: answers that other
   * seats gave meanwhile in the same group stay.
   */
  undo(seat: number): Done<UndoRefusal> {
    const index = undoable(seat, this.#tape, this.#run)
    if (typeof index !== 'number') return refused(index)
    const asked = [...this.#run.questions, ...this.#run.offers]
    const taken = this.#cut(index)
    try {
      this.#run = this.#rerun()
      for (const entry of taken.slice(1)) this.#playAgain(entry)
    } catch {
      this.#cut(index)
      for (const entry of taken) this.#tape.push(entry)
      this.#run = this.#rerun()
      this.#index(index)
      return refused({ code: 'other-seat', message: 'another seat has built on this answer' })
    }
    this.#index(index)
    this.#rename(seat, asked)
    return { ok: true }
  }

  /** Takes the entries from one on off the tape, with everything that is known of them. */
  #cut(index: number): readonly Entry[] {
    const isBefore = ({ entry }: Checkpoint): boolean => entry < index
    this.#recent = this.#recent.filter(isBefore)
    this.#past = this.#past.filter(isBefore)
    return this.#tape.cut(index)
  }

  /** A question that an undo took away must not come back under its old name: an answer to it may be on its way. */
  #rename(seat: number, askedBefore: readonly Ask<unknown>[]): void {
    const isSame = (one: Ask<unknown>, other: Ask<unknown>): boolean =>
      one.ordinal === other.ordinal && one.kind === other.kind
    const remains = (ask: Ask<unknown>): boolean =>
      this.#run.asksOf(ask.seat).some((each) => isSame(each, ask))
    const gone = askedBefore.filter((ask) => ask.seat !== seat && !remains(ask)).map((ask) => ask.seat)
    for (const each of new Set([seat, ...gone])) this.#undone[each] = (this.#undone[each] ?? 0) + 1
  }

  #playAgain(entry: Recorded): void {
    const ask = this.#run.askOf(entry.seat, entry.ask)
    if (!ask || ask.fault(entry.answer)) throw new Error('the answer does not fit any more')
    this.#play(ask, entry.answer)
    if (this.#drawn.length > 0) throw new Error('the answer uses chance now')
  }

  #play(ask: Ask<unknown>, value: Json): void {
    this.#drawn.length = 0
    const index = this.#run.asksOf(ask.seat).indexOf(ask)
    this.#run.answer(ask, value)
    this.#record(ask.seat, value, index)
  }

  #record(seat: number | null, answer: Json, ask = 0): void {
    const previous = this.length === 0 ? firstLink(this.header) : this.#tape.lastChain
    const which = ask === 0 ? {} : { ask }
    const entry = { seat, ...which, answer, chance: this.#drawn, state: stateDigest(this.#run.state) }
    this.#tape.push({ ...entry, chain: nextLink(previous, entry) })
    this.#index(this.length - 1)
  }

  /** Takes down what was told in an entry and after it; of what was told long ago nothing else is kept. */
  #index(from: number): void {
    const { notes } = this.#run
    this.#told.truncate(from)
    let first = notes.length
    while (first > 0 && (notes[first - 1]?.entry ?? 0) >= from) first -= 1
    for (const told of notes.slice(first)) this.#told.add(told)
    this.#dropNotes()
  }

  #dropNotes(): void {
    if (this.length < this.#notesFrom + 2 * RECENT_ENTRIES) return
    this.#notesFrom = this.length - RECENT_ENTRIES
    const { notes } = this.#run
    const recent = notes.findIndex((told) => told.entry >= this.#notesFrom)
    notes.splice(0, recent < 0 ? notes.length : recent)
  }

  #idOf(ask: Ask<unknown>): string {
    const undone = this.#undone[ask.seat] ?? 0
    return undone === 0 ? `${ask.ordinal}` : `${ask.ordinal}~${undone}`
  }

  #find(seat: number, question: string): { ok: true; ask: Ask<unknown> } | Refused<Refusal> {
    if (this.over) return refused({ code: 'over', message: 'the match is over' })
    if (seat >= this.header.seats) {
      const message = `there is no seat ${seat}; seats are 0 to ${this.header.seats - 1}`
      return refused({ code: 'wrong-seat', message })
    }
    const asks = this.#run.asksOf(seat)
    if (asks.length === 0) {
      // Sorted, because the order in which they were asked would tell who has answered in secret.
      const awaited = [...this.awaited()].sort((one, other) => one - other).join(', ')
      const message = `seat ${seat} is not asked anything now; awaited: ${awaited}`
      return refused({ code: 'no-question', message })
    }
    const ask = asks.find((each) => this.#idOf(each) === question)
    if (ask) return { ok: true, ask }
    const open = asks.map((each) => this.#idOf(each)).join(', ')
    const message = `question ${JSON.stringify(question.slice(0, 40))} is not open; open for seat ${seat}: ${open}`
    return refused({ code: 'stale', message })
  }

  /** Runs the rules over the tape, or the end of it; chance goes on where it ends. */
  #rerun(): Run<S, C> {
    const live = liveChance(this.#seed, this.#tape.outcomes)
    this.#drawn.length = 0
    const from = this.#recent.at(-1)
    const earlier = from && this.#run
    if (!from) this.#notesFrom = 0
    const chance: Chance = {
      below: (n, shows) => {
        const outcome = live.below(n, shows)
        this.#drawn.push(outcome)
        return outcome
      },
    }
    const onCheckpoint: RunOptions['onCheckpoint'] = (entry, take) => this.#keep(entry, take)
    return this.#replayed(this.length, { notes: true, from, earlier, onCheckpoint }, chance)
  }

  #keep(entry: number, take: () => Checkpoint): void {
    const last = this.#recent.at(-1)?.entry ?? Number.NEGATIVE_INFINITY
    // Some rules set one before every answer; that many copies are not worth their time.
    const isClose = entry > last && entry < last + CHECKPOINT_DISTANCE
    if (isClose || entry < this.length - CHECKPOINT_WINDOW) return
    if (last === entry) this.#recent.pop()
    this.#recent.push(take())
    if (this.#recent.length > RECENT_CHECKPOINTS) this.#recent.shift()
  }

  /** A run from a checkpoint at or before an entry, or from the start, to the end or as far as is said. */
  #runSince(entry: number, options: RunOptions, to = this.length): Run<S, C> {
    const isBefore = (each: Checkpoint): boolean => each.entry <= entry
    const nearest = (): Checkpoint | undefined =>
      this.#recent.findLast(isBefore) ?? this.#past.findLast(isBefore)
    if (entry - (nearest()?.entry ?? 0) > LONGEST_WALK) this.#findPast()
    return this.#replayed(to, { ...options, from: nearest() })
  }

  #findPast(): void {
    const distance = Math.max(1, Math.ceil(this.length / PAST_CHECKPOINTS))
    const past: Checkpoint[] = []
    this.#replayed(this.length, {
      onCheckpoint: (entry, take) => {
        if (entry >= (past.at(-1)?.entry ?? 0) + distance) past.push(take())
      },
    })
    this.#past = past
  }

  #replayed(to: number, options: RunOptions, then?: Chance): Run<S, C> {
    const { rules } = this.header
    const entries = this.#tape.recorded(options.from?.entry ?? 0, to)
    return rerun(this.#game, this.#setup, rules, entries, then, options)
  }
}

/** Text that rules put together is kept in pieces; read from text, it is kept once for all matches. */
function compact(answer: Json): Json {
  return typeof answer === 'number' ? answer : frozen(JSON.parse(JSON.stringify(answer)))
}

type LogSoFar = Pick<Log, 'entries' | 'undone'>
