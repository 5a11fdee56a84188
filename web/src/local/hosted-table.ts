import type { Json, Viewer } from '@curio/kernel'
import {
  DONE,
  type KnownNotes,
  LEVELS,
  type Level,
  type Result,
  type Room,
  RulesFailed,
  refuse,
  stateText,
  type TableInfo,
  updateText,
} from '@curio/protocol'
import type { Thinker } from './bots.ts'
import type { LocalSeat } from './save.ts'
import type { LoadedTable, TableSource } from './table-source.ts'

export type Reply = Result & { readonly result?: unknown }

/** A channel of the page on which it follows the table from one seat. */
export interface Watcher {
  readonly viewer: Viewer
  readonly channel: number
}

export interface HostParts {
  readonly thinker: Thinker
  /** Sends the text of a message to the page. */
  readonly send: (text: string) => void
  /** The table is lost: the page has to connect again. */
  readonly fail: (cause: unknown) => void
}

/** Everybody who plays at this screen is the same player to the protocol, at several seats. */
export const PLAYER = { id: 'here', name: '' } as const

/** How strong a bot is that gives hints. */
const ADVISER: Level = 'normal'

/** One table of this browser: for its room it does what the server does for the rooms of its tables. */
export class HostedTable {
  readonly #source: TableSource
  readonly #parts: HostParts
  readonly #watchers = new Set<Watcher>()
  #table: LoadedTable
  /** Tasks run one after the other. */
  #queue: Promise<unknown> = Promise.resolve()
  #shownInfo = ''
  #isThinking = false

  private constructor(source: TableSource, table: LoadedTable, parts: HostParts) {
    this.#source = source
    this.#table = table
    this.#parts = parts
  }

  /** Null when there is no such match. */
  static async open(source: TableSource, parts: HostParts): Promise<HostedTable | null> {
    const table = await source.load()
    return table && new HostedTable(source, table, parts)
  }

  /** False when nobody may look from there. */
  watch(watcher: Watcher, known: KnownNotes | undefined): Promise<boolean> {
    return this.#enqueue(() => {
      if (!this.#isOpenTo(watcher.viewer)) return false
      this.#watchers.add(watcher)
      this.#parts.send(stateText(watcher.channel, this.#room.open(watcher.viewer, known)))
      this.#tellInfo([watcher])
      this.#considerBots()
      return true
    })
  }

  async unwatch(watcher: Watcher): Promise<void> {
    await this.#enqueue(() => {
      if (this.#watchers.delete(watcher)) this.#room.close(watcher.viewer)
    })
  }

  answer(viewer: Viewer, question: string, value: unknown): Promise<Reply> {
    return this.#act(viewer, (seat) => this.#room.answer(seat, question, value))
  }

  undo(viewer: Viewer, count: number): Promise<Reply> {
    return this.#act(viewer, (seat) => this.#room.undo(seat, count))
  }

  /** Only people have to agree; bots do. */
  askUndo(viewer: Viewer, count: number): Promise<Reply> {
    return this.#act(viewer, (seat) => {
      const people = this.#table.seats.flatMap((each, index) => (isPersons(each) ? [index] : []))
      return this.#room.askUndo(seat, count, people)
    })
  }

  agreeUndo(viewer: Viewer, asking: number, yes: boolean): Promise<Reply> {
    return this.#act(viewer, (seat) => this.#room.agreeUndo(seat, asking, yes))
  }

  moment(viewer: Viewer, note: number, before: boolean | undefined): Promise<Reply> {
    return this.#enqueue(() => {
      const moment = this.#room.moment(viewer, note, before)
      return moment === undefined ? refuse('nothing', 'there is no such moment') : { ...DONE, result: moment }
    })
  }

  /** What a bot would do here, and what can be said for it. */
  async hint(viewer: Viewer): Promise<Reply> {
    const position = await this.#enqueue(() =>
      viewer !== null && this.#room.awaited.includes(viewer) ? this.#room.positionFor(viewer) : null,
    )
    if (position === null) return refuse('no-question', 'you are not asked anything')
    return { ...DONE, result: await this.#parts.thinker.advise(position, ADVISER) }
  }

  get #room(): Room {
    return this.#table.room
  }

  #isOpenTo(viewer: Viewer): boolean {
    if (viewer === null) return true
    const seat = this.#table.seats[viewer]
    return seat !== undefined && (this.#source.isRecord || isPersons(seat))
  }

  #act(viewer: Viewer, move: (seat: number) => Result): Promise<Reply> {
    return this.#perform(() => {
      if (viewer === null || this.#source.isRecord) return refuse('not-yours', 'you do not play from here')
      if (this.#room.over) return refuse('over', 'the match is over')
      return attempt(() => move(viewer))
    })
  }

  /** Does something that may change the match; done when what it changed is kept and told. */
  #perform<T>(act: () => T): Promise<T> {
    return this.#enqueue(async () => {
      try {
        const result = act()
        await this.#finish()
        return result
      } catch (cause) {
        await this.#recover()
        throw cause
      }
    })
  }

  #enqueue<T>(task: () => T | Promise<T>): Promise<T> {
    const done = this.#queue.then(task)
    this.#queue = done.catch(() => null)
    return done
  }

  async #finish(): Promise<void> {
    await this.#source.keep(this.#room)
    this.#room.saved()
    for (const { viewer, update } of this.#room.publish())
      for (const watcher of this.#watchers)
        if (watcher.viewer === viewer) this.#parts.send(updateText(watcher.channel, update))
    this.#tellInfo([])
    this.#considerBots()
  }

  /** Memory and disk may differ: what is on disk counts, and everybody is told all of it. */
  async #recover(): Promise<void> {
    try {
      const table = await this.#source.load()
      if (table === null) throw new Error('the match is gone')
      this.#table = table
      for (const { viewer, channel } of this.#watchers)
        this.#parts.send(stateText(channel, table.room.open(viewer)))
      this.#considerBots()
    } catch (cause) {
      this.#parts.fail(cause)
    }
  }

  /** To all when it is new, else only to those who have just come. */
  #tellInfo(arrived: readonly Watcher[]): void {
    const text = JSON.stringify(infoOf(this.#source, this.#table))
    const told = text === this.#shownInfo ? arrived : this.#watchers
    this.#shownInfo = text
    const now = Date.now()
    for (const { channel } of told)
      this.#parts.send(`{"t":"table","c":${channel},"now":${now},"table":${text}}`)
  }

  /** One bot after another decides, until a person is asked. */
  #considerBots(): void {
    if (this.#isThinking || this.#source.isRecord || this.#room.over) return
    const { seats } = this.#table
    const findBot = (fits: (seat: number) => boolean): number =>
      seats.findIndex((each, index) => !isPersons(each) && fits(index))
    const offered = findBot((seat) => this.#room.hasOffersFor(seat))
    const seat = offered < 0 ? findBot((each) => this.#room.awaited.includes(each)) : offered
    if (seat < 0) return
    this.#isThinking = true
    const level = levelOf(seats[seat])
    const played = offered < 0 ? this.#playBot(seat, level) : this.#takeForBot(seat, level)
    played.catch(this.#parts.fail)
  }

  async #takeForBot(seat: number, level: Level): Promise<void> {
    const room = this.#room
    const { changes } = room
    const taken = await this.#parts.thinker.consider(room.positionFor(seat), level).catch(() => null)
    await this.#perform(() => {
      this.#isThinking = false
      // What a bot would take of one position says nothing about the next.
      if (room !== this.#room || room.changes !== changes) return
      const done = taken && attempt(() => room.answerOpen(seat, taken.answer, taken.ask))
      if (!done?.ok) room.declineOffers(seat)
    })
  }

  async #playBot(seat: number, level: Level): Promise<void> {
    const room = this.#room
    const turn = room.turnOf(seat)
    const decision = await this.#parts.thinker.decide(room.positionFor(seat), level).then(
      (value): Decision => ({ value }),
      () => null,
    )
    await this.#perform(() => {
      this.#isThinking = false
      // A person may have taken something back meanwhile: then the bot is asked anew.
      if (room === this.#room && room.turnOf(seat) === turn) answerForBot(room, seat, decision)
    })
  }
}

type Decision = { readonly value: Json } | null

/** What the bot decided, or any acceptable answer for want of a decision. */
function answerForBot(room: Room, seat: number, decision: Decision): void {
  if (decision !== null && attempt(() => room.answerOpen(seat, decision.value)).ok) return
  const any = room.anyAnswer(seat)
  const done = any && attempt(() => room.answer(seat, any.question, any.value))
  if (done && !done.ok) throw new Error(`the bot at seat ${seat} cannot play: ${done.text}`)
}

function attempt(move: () => Result): Result {
  try {
    return move()
  } catch (cause) {
    if (!(cause instanceof RulesFailed)) throw cause
    console.error(cause)
    return refuse('rules-failed', 'the rules failed on this answer; nothing was recorded')
  }
}

const isPersons = ({ kind }: LocalSeat): boolean => kind === 'person'

/** A level that this version does not know becomes the usual one. */
const levelOf = (seat: LocalSeat | undefined): Level =>
  LEVELS.find((level) => level === seat?.level) ?? 'normal'

function infoOf(
  { match, isRecord }: TableSource,
  { room, header, seats, created, packs }: LoadedTable,
): TableInfo {
  const nobody = seats.map(() => null)
  return {
    match,
    game: header.game,
    status: room.over ? 'over' : 'playing',
    visibility: 'private',
    options: header.options,
    clock: { kind: 'none' },
    deadlines: nobody,
    remaining: nobody,
    seats: seats.map((seat) => ({
      person: personOf(seat, isRecord),
      bot: isPersons(seat) ? null : levelOf(seat),
      quit: false,
      connected: true,
      replaceable: null,
      reserved: null,
    })),
    spectators: 0,
    votes: [],
    creator: null,
    rules: header.rules,
    commitment: header.commitment,
    rematch: null,
    created,
    packs,
  }
}

/** A bot that was given a name sits there as a program of that name; one without has only its level. */
function personOf(seat: LocalSeat, isRecord: boolean): TableInfo['seats'][number]['person'] {
  const program = !isPersons(seat)
  if (program && seat.name === '') return null
  return { id: isRecord || program ? '' : PLAYER.id, name: seat.name, guest: false, program }
}
