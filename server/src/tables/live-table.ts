import type { Taken } from '@curio/bots'
import type { Json } from '@curio/kernel'
import {
  type BotPosition,
  DONE,
  type KnownNotes,
  type Result,
  Room,
  refuse,
  type TableInfo,
} from '@curio/protocol'
import type { Context } from '../context.ts'
import { failureOf } from '../failure.ts'
import type { Alarms } from './alarms.ts'
import type { Watcher } from './audience.ts'
import { type BotTable, BotTurns } from './bot-turns.ts'
import { firstDeadline } from './clocks.ts'
import { commitChanges } from './commit.ts'
import { infoOf } from './info.ts'
import { Changes, LiveTableState, rememberedReceipts } from './live-table-state.ts'
import { notBuiltIn } from './packs.ts'
import { answerForBot, takeForBot } from './play.ts'
import { Publisher } from './publish.ts'
import { logOf, type MatchRecord, undoRequestOf } from './records.ts'
import { arrive, depart } from './seating.ts'
import type { Seat } from './seats.ts'
import { TaskQueue } from './task-queue.ts'
import { readable, Unloadable } from './unloadable.ts'

/** So much text of packs, parsed and made ready to play, takes as much memory as a table. */
const BYTES_OF_A_TABLE = 4_096

/** A table in memory and the queue of its tasks. */
export class LiveTable implements BotTable {
  readonly #table: LiveTableState
  readonly #queue: TaskQueue
  readonly #alarms: Alarms
  readonly #bots: BotTurns
  readonly #publisher = new Publisher()
  #isBroken = false
  #isStopped = false

  private constructor(table: LiveTableState, alarms: Alarms) {
    this.#table = table
    this.#alarms = alarms
    this.#bots = new BotTurns(table.context, this)
    this.#queue = new TaskQueue({ finish: () => this.#finish(), recover: (cause) => this.#recover(cause) })
  }

  /** A table that has just been made. */
  static create(
    context: Context,
    alarms: Alarms,
    record: MatchRecord,
    seats: Seat[],
    packs: LiveTableState['packs'],
  ): LiveTable {
    return new LiveTable(new LiveTableState(context, record, seats, packs), alarms)
  }

  static async load(context: Context, alarms: Alarms, id: string): Promise<LiveTable | null> {
    const record = await context.records.match(id)
    if (record === null) return null
    const seats = await context.records.seats(id)
    const table = new LiveTableState(context, record, seats, await packsOf(context, record))
    await loadRoom(table)
    const live = new LiveTable(table, alarms)
    live.considerBots()
    return live
  }

  get id(): string {
    return this.#table.id
  }

  /** How many tables without content of their players take as much memory. */
  get weight(): number {
    const brought = Object.values(this.#table.packs).filter((pack) => pack.brought)
    return 1 + Math.floor(brought.reduce((sum, { bytes }) => sum + bytes, 0) / BYTES_OF_A_TABLE)
  }

  /** What is played here. */
  get terms(): Pick<MatchRecord, 'game' | 'options'> {
    const { game, options } = this.#table.record
    return { game, options }
  }

  info(): Promise<TableInfo> {
    return this.perform(infoOf)
  }

  /** Even what is on disk could not be loaded: asking for the table again tries again. */
  get isBroken(): boolean {
    return this.#isBroken
  }

  /** Whether it may leave memory: nobody would notice for a while. */
  get isIdle(): boolean {
    return this.#queue.isIdle && !this.isWatched && !this.#bots.isThinking
  }

  /** Whether it may leave memory if it comes back when threads are free for its bots. */
  get isWaitingForBots(): boolean {
    return this.#queue.isIdle && !this.isWatched && this.#bots.isWaiting
  }

  get isAwaited(): boolean {
    const { seats, audience } = this.#table
    return seats.some((seat, index) => audience.isConnected(index, seat))
  }

  /** The network of a player who is there, or else the creator of the table; then the table itself. */
  get payers(): readonly string[] {
    const { seats, audience, record } = this.#table
    const networks = seats.flatMap((seat, index) => audience.networkOf(index, seat) ?? [])
    return [networks[0] ?? record.creator, record.id]
  }

  get isWatched(): boolean {
    return !this.#table.audience.isEmpty
  }

  /** Whether somebody sits here, has a seat kept, or made the table. */
  concerns(player: string): boolean {
    const { seats, record } = this.#table
    return (
      record.creator === player ||
      seats.some(({ person, reserved }) => person?.id === player || reserved?.id === player)
    )
  }

  /** Whether the match waits for this seat. */
  isAsked(seat: number): boolean {
    return this.#table.room?.awaited.includes(seat) ?? false
  }

  /** What a bot would decide on at this seat. */
  positionFor(seat: number): BotPosition | null {
    return this.#table.room?.positionFor(seat) ?? null
  }

  /** Does something at the table; resolves when everything it changed is on disk and published. */
  perform<T>(act: (table: LiveTableState) => T): Promise<T> {
    if (this.#isBroken) return Promise.reject(new Unloadable('it was lost while it was played'))
    return this.#queue.add(() => act(this.#table))
  }

  /** Begins to follow the table: the watcher gets all that it may know, and from then on what changes. */
  watch(watcher: Watcher, known?: KnownNotes): Promise<Result> {
    return this.perform((table) => {
      if (watcher.viewer !== null && table.ownSeat(watcher) === null)
        return refuse('not-yours', 'this is not your seat')
      if (table.room !== null && !table.isOpenTo(watcher))
        return refuse('hidden', 'it is played with something that you have not unlocked')
      table.changes.arrivals.push({ watcher, known })
      arrive(table, watcher)
      return DONE
    })
  }

  async unwatch(watcher: Watcher): Promise<void> {
    if (this.#isBroken) return
    await this.perform((table) => {
      const { room, audience, changes } = table
      if (!audience.remove(watcher)) return
      room?.close(watcher.viewer)
      changes.isInfoNew = true
      // Somebody who is cut off because the server stops has not left.
      if (!this.#isStopped) depart(table, watcher)
    })
  }

  async playBot(seat: number, turn: number, decision: { readonly value: Json } | null): Promise<boolean> {
    return (await this.perform((table) => answerForBot(table, seat, turn, decision))).ok
  }

  async takeForBot(seat: number, changes: number, taken: Taken | null): Promise<boolean> {
    return (await this.perform((table) => takeForBot(table, seat, changes, taken))).ok
  }

  /** Stops the bots; people may still finish what they have begun. */
  stop(): void {
    this.#isStopped = true
    this.#bots.stopAll()
  }

  async #finish(): Promise<void> {
    const table = this.#table
    await commitChanges(table)
    table.room?.saved()
    this.#publisher.publish(table)
    table.changes = new Changes()
    const { record, clocks } = table
    this.#alarms.set(table.id, table.isPlaying ? firstDeadline(record.clock, clocks) : null)
    this.considerBots()
  }

  considerBots(): void {
    const { room, seats, isPlaying } = this.#table
    if (this.#isStopped) return
    for (let seat = 0; seat < seats.length; seat++) {
      const bot = seats[seat]?.bot ?? null
      const position = (): BotPosition | null => this.positionFor(seat)
      if (room === null || !isPlaying || bot === null) this.#bots.stop(seat)
      else if (room.hasOffersFor(seat)) this.#bots.consider(seat, bot, room.changes, position)
      else if (room.awaited.includes(seat)) this.#bots.ask(seat, bot, room.turnOf(seat), position)
      else this.#bots.stop(seat)
    }
  }

  /** Memory and disk may differ, so the table is loaded from disk. False when that failed too. */
  async #recover(cause: unknown): Promise<boolean> {
    const table = this.#table
    const { context, id } = table
    context.log.error({ match: id, ...failureOf(cause) }, 'a table is loaded again')
    table.changes = new Changes()
    table.changes.isFresh = true
    try {
      table.reset((await context.records.match(id)) ?? table.record, await context.records.seats(id))
      table.packs = await packsOf(context, table.record)
      await loadRoom(table)
      this.#publisher.publish(table)
      table.changes = new Changes()
      this.considerBots()
    } catch (again) {
      context.log.error({ match: id, ...failureOf(again) }, 'a table cannot be loaded')
      this.#isBroken = true
      this.#bots.stopAll()
      for (const watcher of table.audience.all()) watcher.drop()
    }
    return !this.#isBroken
  }
}

async function packsOf({ packs }: Context, record: MatchRecord): Promise<LiveTableState['packs']> {
  try {
    return await packs.load(record.packs)
  } catch (cause) {
    throw new Unloadable('a pack of the match is missing', cause)
  }
}

/** Runs the match from its log. */
async function loadRoom(table: LiveTableState): Promise<void> {
  const { context, record } = table
  table.room = null
  const { header, seed, status } = record
  const hasBegun = status === 'playing' || status === 'over'
  if (hasBegun && (header === null || seed === null || header.seats !== table.seats.length))
    throw new Unloadable('parts of the record are missing')
  if (header === null || seed === null) return
  const game = context.games.find(({ id }) => id === record.game)
  if (!game) throw new Unloadable('there is no such game here')
  const rows = await context.records.entries(record)
  const log = logOf(header, rows, record.undone)
  const packs = notBuiltIn(game, header, table.packs)
  const source = { game, seed, life: context.ids.id(), packs }
  const room = readable('the log', () => Room.load(source, log, undoRequestOf(record.memory)))
  // After the colon, the rules may name something hidden.
  if (!room.ok) throw new Unloadable(room.message.split(':')[0] ?? '')
  table.room = room.value
  table.receipts = rememberedReceipts(
    record.receipts,
    rows.map(({ message }, index) => ({ seat: log.entries[index]?.seat ?? null, message })),
  )
  context.metrics.reruns.add()
}
