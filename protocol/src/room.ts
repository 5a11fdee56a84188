import {
  type Checked,
  type Continuation,
  type GameOver,
  type Header,
  type Json,
  type Log,
  type Moment,
  type Outcome,
  type OutcomeKind,
  outcomeKind,
  type Packs,
  plainAnswer,
  type Stage,
  sidesOf,
  type Viewer,
} from '@curio/kernel'
import type { RoomState } from './describe.ts'
import type { TableDocument, UndoRequest } from './document.ts'
import { LiveMatch, type MatchSource, refusedUndo, type Unsaved } from './live-match.ts'
import { DONE, type Result, refuse } from './result.ts'
import type { NotesPart } from './server-messages.ts'
import { type KnownNotes, type NotesBefore, Story } from './story.ts'
import { Stream, type Update } from './stream.ts'
import { Views } from './views.ts'

export interface RoomSource extends MatchSource {
  /** A text that is new whenever the match is loaded: numbers that were given before mean nothing here. */
  readonly life: string
}

/** What a bot decides on: a position of a match, and the seat that is asked. */
export interface BotPosition extends Continuation {
  readonly header: Header
  /** Packs that are not built in. */
  readonly packs?: Packs
  readonly seat: number
}

export interface Opened {
  readonly n: number
  readonly document: TableDocument
  readonly notes: NotesPart
}

/** What a room has to remember about a request for an undo. */
export interface OpenRequest extends UndoRequest {
  /** Which answer of the seat it is about, counted from 1. Nobody is told, because it counts secret answers too. */
  readonly answer: number
}

interface Published {
  readonly viewer: Viewer
  readonly update: Update
}

/**
 * A live match and what each of its viewers has been sent. It knows nothing of sockets or storage: its host lets seats
 * act, stores what is unsaved, and only then publishes.
 */
export class Room {
  readonly #live: LiveMatch
  readonly #story: Story
  readonly #streams = new Map<Viewer, Stream>()
  #undoRequest: OpenRequest | null = null
  readonly #moved = new Set<number>()
  /** Seat by seat, how often it answered or had an answer undone. */
  readonly #turns: number[]
  /** Seat by seat, what `changes` was when it last declined its offers. */
  readonly #declined: number[]
  #changes = 0

  private constructor(live: LiveMatch, life: string) {
    this.#live = live
    this.#story = new Story(life, live.match)
    this.#turns = new Array(live.match.header.seats).fill(0)
    this.#declined = new Array(live.match.header.seats).fill(-1)
  }

  static create(source: RoomSource, seats: number, options: Json): Checked<Room> {
    const live = LiveMatch.create(source, seats, options)
    return live.ok ? { ok: true, value: new Room(live.value, source.life) } : live
  }

  /** `undoRequest` is a request that was still open when the match was stored. */
  static load(source: RoomSource, log: Log, undoRequest: OpenRequest | null = null): Checked<Room> {
    const live = LiveMatch.load(source, log)
    if (!live.ok) return live
    const room = new Room(live.value, source.life)
    room.#undoRequest = undoRequest
    return { ok: true, value: room }
  }

  get header(): Header {
    return this.#live.match.header
  }

  /** Entries of the log. */
  get length(): number {
    return this.#live.match.length
  }

  get over(): boolean {
    return this.#live.match.over
  }

  /** The kind of outcome that this match has or will have. */
  get kind(): OutcomeKind {
    return outcomeKind(this.#live.source.game, this.#live.setup)
  }

  /** The seats of each side: who wins and loses together. */
  get sides(): readonly (readonly number[])[] {
    return sidesOf(this.#live.source.game, this.#live.setup)
  }

  get outcome(): Outcome | null {
    return this.over ? this.#live.match.outcome() : null
  }

  /** How far a match of several games has come; null for a match that is one game. */
  get stage(): Stage | null {
    const { match, source } = this.#live
    return source.game.series?.stage(match.state, match.content) ?? null
  }

  /** Its games that are over. */
  get gamesOver(): readonly GameOver[] {
    const { match, source } = this.#live
    return source.game.series?.gamesOver(match.state, match.content) ?? []
  }

  get awaited(): readonly number[] {
    return this.#live.match.awaited()
  }

  /** For the storage; viewers have their part of it in their documents. */
  get undoRequest(): OpenRequest | null {
    return this.#undoRequest
  }

  /** Without the seed until the match is over. */
  log(): Log {
    return this.#live.match.log()
  }

  /** What everybody may see, as text; a secret step does not change it. */
  publicPosition(): string {
    const { match } = this.#live
    return JSON.stringify([match.view(null), inOrder(this.awaited), match.countNotes(null)])
  }

  /** Begins to follow the table; gives everything the viewer may know. */
  open(viewer: Viewer, known?: KnownNotes): Opened {
    const stream = this.#streams.get(viewer) ?? new Stream(viewer, this.#state(), this.#streams.values())
    this.#streams.set(viewer, stream)
    stream.watchers += 1
    const { n, document } = stream
    return { n, document, notes: this.#story.since(this.#live.match, viewer, known) }
  }

  close(viewer: Viewer): void {
    const stream = this.#streams.get(viewer)
    if (!stream) return
    stream.watchers -= 1
    if (stream.watchers <= 0) this.#streams.delete(viewer)
  }

  get isWatched(): boolean {
    return this.#streams.size > 0
  }

  /** What is new for each viewer since the last call; to be called when everything is stored. */
  publish(): readonly Published[] {
    const newsFor = this.#story.publish(this.#live.match)
    const state = this.#state()
    const views = new Views()
    const updates: Published[] = []
    for (const [viewer, stream] of this.#streams) {
      const update = stream.publish(state, views, newsFor(viewer))
      if (update !== null) updates.push({ viewer, update })
    }
    this.#moved.clear()
    return updates
  }

  /** The table as a viewer saw it when a note had been told, or before the answer that led to the note. */
  moment(viewer: Viewer, note: number, before = false): Moment | undefined {
    const { match } = this.#live
    return before ? match.momentBefore(viewer, note) : match.momentOf(viewer, note)
  }

  answer(seat: number, question: string, value: unknown): Result {
    const { match } = this.#live
    const isOffer = !match.awaited().includes(seat) || match.questionIds(seat)[0] !== question
    const done = this.#live.answer(seat, question, value)
    if (!done.ok) return done
    if (!match.isBeside(seat)) this.#undoRequest = null
    this.#movedOn(seat)
    // Whoever is asked something may have other options now, so a decision that is under way no longer counts.
    if (isOffer) for (const each of this.awaited) this.#turns[each] = this.turnOf(each) + 1
    return done
  }

  /** Answers an open question of the seat by its index, for a bot, which knows the position but no ids of questions. */
  answerOpen(seat: number, value: unknown, ask = 0): Result {
    const question = this.#live.match.questionIds(seat)[ask]
    return question !== undefined
      ? this.answer(seat, question, value)
      : refuse('no-question', `seat ${seat} is not asked anything`)
  }

  /** Changes when the seat answers, has an answer undone, or gets other options: same number, same question. */
  turnOf(seat: number): number {
    return this.#turns[seat] ?? 0
  }

  /** Counts every answer and every undo of any seat. */
  get changes(): number {
    return this.#changes
  }

  /** Whether a bot at this seat should consider its offers: it has some, and something changed since it last did. */
  hasOffersFor(seat: number): boolean {
    const { match, source } = this.#live
    const isAsked = source.game.advice.offers === true && this.#declined[seat] !== this.#changes
    return isAsked && match.offered().includes(seat)
  }

  /** The bot at this seat takes none of its offers until something changes. */
  declineOffers(seat: number): void {
    this.#declined[seat] = this.#changes
  }

  /** Undoes the seat's last answer, if `count` shows that the client knows of all earlier undos. */
  undo(seat: number, count: number): Result {
    const fault = this.#undoFault(seat, count)
    if (fault) return fault
    const { match } = this.#live
    const before = this.#story.before(match, match.answersOf(seat).at(-1) ?? 0)
    const isBeside = match.isBeside(seat)
    const done = this.#live.undo(seat)
    if (!done.ok) return done
    if (!isBeside || this.#isRequestDone) this.#undoRequest = null
    this.#tookBack(before)
    return done
  }

  /**
   * Asks to undo an answer on which others have acted, or may have; `mustAgree` names those who decide. Chance and
   * revealed secrets are never undone. The request stays open until the match visibly goes on: answers given side by
   * side with others, even by the one who asks, leave it open, because closing it would reveal a secret step. If all
   * agree, later answers are undone as well.
   */
  askUndo(seat: number, count: number, mustAgree: readonly number[]): Result {
    const fault = this.#undoFault(seat, count)
    if (fault) return fault
    const refusal = this.#live.match.toldUndoRefusal(seat)
    if (refusal === null) return this.undo(seat, count)
    if (refusal.code !== 'other-seat') return refusedUndo(refusal)
    const waiting = mustAgree.filter((each) => each !== seat)
    this.#request({ seat, waiting, answer: this.#live.answersOf(seat) })
    return DONE
  }

  /** Agrees or refuses. One refusal ends the request; whoever asked may withdraw it by refusing. */
  agreeUndo(seat: number, asking: number, yes: boolean): Result {
    const request = this.#undoRequest
    const hasSay = request?.waiting.includes(seat) || (seat === asking && !yes)
    if (request === null || request.seat !== asking || !hasSay)
      return refuse('nothing', 'nobody asks you to take anything back')
    this.#request(yes ? without(request, seat) : null)
    return DONE
  }

  /** Called when no person plays the seat any more: it can neither ask nor be asked to agree. */
  excuse(seat: number): void {
    const request = this.#undoRequest
    if (request !== null) this.#request(request.seat === seat ? null : without(request, seat))
  }

  /** Any acceptable answer to a seat's first open question. */
  anyAnswer(seat: number): { readonly question: string; readonly value: Json } | null {
    const [question] = this.#live.match.questions(seat)
    return question ? { question: question.id, value: plainAnswer(question) } : null
  }

  positionFor(seat: number): BotPosition {
    const { match, source } = this.#live
    const packs = source.packs ? { packs: source.packs } : {}
    return { header: match.header, ...match.continuation(), ...packs, seat }
  }

  unsaved(): Unsaved {
    return this.#live.unsaved()
  }

  saved(): void {
    this.#live.saved()
  }

  #state(): RoomState {
    const { match, undone, source } = this.#live
    const awaited = inOrder(match.awaited())
    const request = this.#undoRequest
    const undoRequest = request && { seat: request.seat, waiting: request.waiting }
    return { game: source.game, match, awaited, undone, undoRequest, moved: this.#moved }
  }

  /** Whether the answer that somebody asks to undo is already gone. */
  get #isRequestDone(): boolean {
    const request = this.#undoRequest
    return request !== null && this.#live.answersOf(request.seat) < request.answer
  }

  #undoFault(seat: number, count: number): Result | null {
    if (this.over) return refuse('over', 'the match is over')
    return count === this.#live.undone[seat] ? null : refuse('stale', 'this was taken back already')
  }

  #request(request: OpenRequest | null): void {
    this.#undoRequest = request
    if (request === null || request.waiting.length > 0) return
    const from = this.#live.indexOf(request.seat, request.answer) ?? 0
    const before = this.#story.before(this.#live.match, from)
    this.#live.cut(request.seat, request.answer)
    this.#undoRequest = null
    this.#tookBack(before)
  }

  #tookBack(before: NotesBefore): void {
    this.#story.tookBack(before)
    for (let seat = 0; seat < this.header.seats; seat++) this.#movedOn(seat)
  }

  #movedOn(seat: number): void {
    this.#changes += 1
    this.#moved.add(seat)
    this.#turns[seat] = this.turnOf(seat) + 1
  }
}

const inOrder = (seats: readonly number[]): number[] => [...seats].sort((one, other) => one - other)

const without = (request: OpenRequest, agreed: number): OpenRequest => ({
  ...request,
  waiting: request.waiting.filter((each) => each !== agreed),
})
