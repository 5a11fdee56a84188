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

/** What it takes to play on elsewhere: from the last checkpoint, or from the start if there is none. */
export interface Continuation {
  readonly from: Checkpoint | null
  /** Beginning with the entry of the checkpoint; all of them if there is none. */
  readonly entries: readonly Recorded[]
}

/** The table as a viewer saw it in the past. A type, not an interface, so that the compiler accepts it as JSON data. */
export type Moment = {
  readonly view: Json
  /** Seats that the table waited for then, in ascending order. */
  readonly awaited: readonly number[]
  /** How many notes the viewer had been told by then. */
  readonly told: number
  /** The match was over. */
  readonly over: boolean
}

/** Notes of at least this many entries are kept; older ones are found by running the log again. */
const RECENT_ENTRIES = 16
/** Older notes are dropped when there are this many more entries of them. */
const OLD_ENTRIES = 4
/** How many checkpoints, each of another entry, are kept for undo, how far back, and how far apart. */
const RECENT_CHECKPOINTS = 2
const CHECKPOINT_WINDOW = 64
const CHECKPOINT_DISTANCE = 6
/** How many checkpoints are kept for looking back, once somebody does. */
const PAST_CHECKPOINTS = 16
/** If looking back would run more entries than this, checkpoints are collected first. */
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
  /** Of a few recent entries the last checkpoint each, oldest first. */
  #recent: Checkpoint[] = []
  /** Spread over the match, oldest first; none until somebody looks back. */
  #past: Checkpoint[] = []
  /** The first entry whose notes are kept. */
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

  /** Resumes a match from its log. Answers are trusted; the digest of the last state is checked. */
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

  continuation(): Continuation {
    const from = this.#recent.at(-1) ?? null
    return { from, entries: this.#tape.recorded(from?.entry ?? 0, this.length) }
  }

  /** The entries from an index on, for a storage that has the earlier ones. */
  entriesFrom(index: number): readonly Entry[] {
    return this.#tape.entries(index)
  }

  /** How often an undo took away a question of each seat. */
  get undone(): readonly number[] {
    return [...this.#undone]
  }

  /** The indexes of the seat's answers in the log. */
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
    return this.#told.placeOf(viewer, number)?.entry
  }

  /** The rules as they stood after an entry. */
  at(entry: number): Run<S, C> {
    return this.#runSince(entry, {}, entry + 1)
  }

  /**
   * The table as a viewer saw it once one of its notes had come about: at the next checkpoint, because one answer may end a
   * round and begin another, or else after the answer. Undefined if there is no such note.
   */
  momentOf(viewer: Viewer, number: number): Moment | undefined {
    const place = this.#told.placeOf(viewer, number)
    if (!place) return undefined
    const { entry, earlier } = place
    let next: Checkpoint | undefined
    const onCheckpoint: RunOptions['onCheckpoint'] = (at, take) => {
      if (at !== entry || next) return
      const checkpoint = take()
      if (checkpoint.told > earlier) next = checkpoint
    }
    const run = this.#runSince(entry - 1, { onCheckpoint }, entry + 1)
    return next ? this.#momentAt(viewer, next) : this.#momentIn(viewer, entry, run)
  }

  /** The table as a viewer saw it before the answer that led to one of its notes. Undefined if there was no answer. */
  momentBefore(viewer: Viewer, number: number): Moment | undefined {
    const { entry = 0 } = this.#told.placeOf(viewer, number) ?? {}
    return entry > 0 ? this.#momentIn(viewer, entry - 1, this.at(entry - 1)) : undefined
  }

  #momentAt(viewer: Viewer, { state, entry, told }: Checkpoint): Moment {
    const view = this.#game.view(state as S, viewer, this.content)
    return { view, awaited: [], told: this.#told.countInto(viewer, entry, told), over: false }
  }

  #momentIn(viewer: Viewer, entry: number, run: Run<S, C>): Moment {
    const awaited = run.questions.map((ask) => ask.seat).sort((one, other) => one - other)
    return { view: run.view(viewer), awaited, told: this.countNotes(viewer, entry + 1), over: run.over }
  }

  outcome(): Outcome | null {
    return this.#game.outcome(this.#run.state, this.#run.content)
  }

  /** What a viewer sees now, frozen: later answers do not change it. */
  view(viewer: Viewer): Json {
    return frozen(this.#run.view(viewer))
  }

  /** The seats that the table waits for. */
  awaited(): readonly number[] {
    return this.#run.questions.map((ask) => ask.seat)
  }

  /** The seats that may do something nobody waits for, in ascending order. */
  offered(): readonly number[] {
    return [...new Set(this.#run.offers.map((ask) => ask.seat))].sort((one, other) => one - other)
  }

  /**
   * The open questions of one seat: first what the table waits for, then what else the seat may do. Others only see that
   * the seat is awaited.
   */
  questions(seat: number): readonly Question[] {
    return this.asked(seat).map((question) => frozen(question))
  }

  /** The same without copying: to be read at once, and neither kept nor changed. */
  asked(seat: number): readonly Question[] {
    return this.#run.asksOf(seat).map((ask) => ask.question(this.#idOf(ask)))
  }

  /** Their ids alone, without working out any options. */
  questionIds(seat: number): readonly string[] {
    return this.#run.asksOf(seat).map((ask) => this.#idOf(ask))
  }

  /** The log. The seed, with which anybody can verify the chances, is included only when the match is over. */
  log(): Log {
    const { header, entries } = this
    const log = { format: LOG_FORMAT, header, entries, undone: this.undone } as const
    return this.over ? { ...log, seed: toHex(this.#seed) } : log
  }

  /** Plays an answer from outside, or says why it is refused; a refusal changes nothing. */
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
      // The rules may have reached a checkpoint before they failed.
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
   * The same, for a seat that must not learn what others do in secret: whoever has been asked side by side since then
   * counts as having acted.
   */
  toldUndoRefusal(seat: number): UndoRefusal | null {
    return toldRefusal(seat, this.#tape, this.#run)
  }

  /** Whether the seat gave its last answer in a flow beside which others still run: the answer may be a secret. */
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

  /** Removes the entries from an index on, and the checkpoints in them. */
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

  /** Indexes what was told in this entry and later, and drops notes of long ago. */
  #index(from: number): void {
    const { notes } = this.#run
    this.#told.truncate(from)
    let first = notes.length
    while (first > 0 && (notes[first - 1]?.entry ?? 0) >= from) first -= 1
    for (const told of notes.slice(first)) this.#told.add(told)
    this.#dropNotes()
  }

  #dropNotes(): void {
    if (this.length < this.#notesFrom + RECENT_ENTRIES + OLD_ENTRIES) return
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

  /** Runs the rules over the tape, if possible from a recent checkpoint; then chance is live. */
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

  #keep(entry: number, take: (earlier?: Checkpoint) => Checkpoint): void {
    const before = this.#recent.at(-1)
    const last = before?.entry ?? Number.NEGATIVE_INFINITY
    // Some rules set a checkpoint before every answer: too many copies to be worth their time.
    const isClose = entry > last && entry < last + CHECKPOINT_DISTANCE
    if (isClose || entry < this.length - CHECKPOINT_WINDOW) return
    if (last === entry) this.#recent.pop()
    this.#recent.push(take(before))
    if (this.#recent.length > RECENT_CHECKPOINTS) this.#recent.shift()
  }

  /** A run that begins at or before an entry, at the nearest checkpoint, and goes up to entry `to`. */
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
        if (entry >= (past.at(-1)?.entry ?? 0) + distance) past.push(take(past.at(-1)))
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

/** The engine keeps concatenated text in pieces, and parsed text once for all matches. */
function compact(answer: Json): Json {
  return typeof answer === 'number' ? answer : frozen(JSON.parse(JSON.stringify(answer)))
}

type LogSoFar = Pick<Log, 'entries' | 'undone'>
