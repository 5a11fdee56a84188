import { type Json, sameJson, type Viewer } from '@curio/kernel'
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
import { type LocalSeat, WrittenElsewhere } from './save.ts'
import type { LoadedTable, TableSource } from './table-source.ts'

export type Reply = Result & { readonly result?: unknown }

/** A channel on which the page follows the table from one seat. */
export interface Watcher {
  readonly viewer: Viewer
  readonly channel: number
}

export interface HostParts {
  readonly thinker: Thinker
  /** Sends the text of a message to the page. */
  readonly send: (text: string) => void
  /** Called when the table is lost and the page has to reconnect. */
  readonly fail: (cause: unknown) => void
}

/** To the protocol everybody at this screen is one player at several seats. */
export const PLAYER = { id: 'here', name: '' } as const

/** The level of the bot that gives hints. */
const ADVISER: Level = 'normal'

/** One table of this browser. It does for its room what the server does for its rooms. */
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

  /** Null if there is no such match. */
  static async open(source: TableSource, parts: HostParts): Promise<HostedTable | null> {
    const table = await source.load()
    return table && new HostedTable(source, table, parts)
  }

  /** False if nobody may look from there. */
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

  /** Only people are asked; bots always agree. */
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

  /** What a bot would do here, and why. */
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

  /** Does something that may change the match; resolves when the change is saved and sent. */
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

  /** Memory and disk may differ. The disk counts, and everybody gets the whole state again. */
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

  /** Sent to everybody if it has changed, otherwise only to those who have just arrived. */
  #tellInfo(arrived: readonly Watcher[]): void {
    const text = JSON.stringify(infoOf(this.#source, this.#table))
    const told = text === this.#shownInfo ? arrived : this.#watchers
    this.#shownInfo = text
    const now = Date.now()
    for (const { channel } of told)
      this.#parts.send(`{"t":"table","c":${channel},"now":${now},"table":${text}}`)
  }

  /** Lets one bot after another decide until it is a person's turn. */
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
    played.catch((cause) => {
      // The table is loaded again, and if it is still a bot's turn, the bot is asked again.
      if (!(cause instanceof WrittenElsewhere)) this.#parts.fail(cause)
    })
  }

  async #takeForBot(seat: number, level: Level): Promise<void> {
    const room = this.#room
    const { changes } = room
    const taken = await this.#parts.thinker.consider(room.positionFor(seat), level).catch(() => null)
    await this.#perform(() => {
      this.#isThinking = false
      // A choice made in one position says nothing about the next.
      if (room !== this.#room || room.changes !== changes) return
      const done = taken && attempt(() => room.answerOpen(seat, taken.answer, taken.ask))
      if (!done?.ok) room.declineOffers(seat)
    })
  }

  async #playBot(seat: number, level: Level): Promise<void> {
    const room = this.#room
    const turn = room.turnOf(seat)
    const scripted = scriptedAnswer(room, this.#table.seats, seat)
    const decision =
      scripted === undefined
        ? await this.#parts.thinker.decide(room.positionFor(seat), level).then(
            (value): Decision => ({ value }),
            () => null,
          )
        : { value: scripted }
    await this.#perform(() => {
      this.#isThinking = false
      // If a person took something back meanwhile, the bot is asked again.
      if (room === this.#room && room.turnOf(seat) === turn) answerForBot(room, seat, decision)
    })
  }
}

type Decision = { readonly value: Json } | null

/** What the script of a lesson answers at a seat; undefined at any other table, and where somebody has left the script. */
function scriptedAnswer(room: Room, seats: readonly LocalSeat[], seat: number): Json | undefined {
  const script = seats[seat]?.script
  if (script === undefined) return undefined
  const answers = seats.map((): Json[] => [])
  for (const entry of room.log().entries) if (entry.seat !== null) answers[entry.seat]?.push(entry.answer)
  const isFollowed = seats.every(({ script: own = [] }, index) =>
    answers[index]?.every((answer, given) => sameJson(answer, own[given] ?? null)),
  )
  return isFollowed ? script[answers[seat]?.length ?? 0] : undefined
}

/** Plays the bot's decision, or any acceptable answer if there is none. */
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

/** A level that this version does not know becomes `normal`. */
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
    rated: false,
    deadlines: nobody,
    remaining: nobody,
    seats: seats.map((seat) => ({
      person: personOf(seat, isRecord),
      bot: isPersons(seat) ? null : levelOf(seat),
      quit: null,
      connected: true,
      replaceable: null,
      reserved: null,
      rating: null,
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

/** A named bot is shown as a program of that name; an unnamed one has only its level. */
function personOf(seat: LocalSeat, isRecord: boolean): TableInfo['seats'][number]['person'] {
  const program = !isPersons(seat)
  if (program && seat.name === '') return null
  return { id: isRecord || program ? '' : PLAYER.id, name: seat.name, guest: false, program }
}
