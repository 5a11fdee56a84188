import type { Json } from '@curio/kernel'
import { type KnownNotes, Room, type TableInfo } from '@curio/protocol'
import type { Context } from '../context.ts'
import type { Alarms } from './alarms.ts'
import type { Watcher } from './audience.ts'
import { type BotTable, BotTurns } from './bot-turns.ts'
import { firstClocks, firstDeadline } from './clocks.ts'
import { answerForBot } from './play.ts'
import { infoOf, Publisher } from './publish.ts'
import { logOf } from './records.ts'
import { storeRound } from './round.ts'
import { Changes, newReceipts, TableState } from './table-state.ts'
import { TaskQueue } from './task-queue.ts'

/** A table in memory and the queue of its tasks. */
export class LiveTable implements BotTable {
  readonly #table: TableState
  readonly #queue: TaskQueue
  readonly #alarms: Alarms
  readonly #bots: BotTurns
  readonly #publisher = new Publisher()
  #isBroken = false

  private constructor(table: TableState, alarms: Alarms) {
    this.#table = table
    this.#alarms = alarms
    this.#bots = new BotTurns(table.context, this)
    this.#queue = new TaskQueue({ finish: () => this.#finish(), recover: (cause) => this.#recover(cause) })
  }

  static async load(context: Context, alarms: Alarms, id: string): Promise<LiveTable | null> {
    const record = await context.records.match(id)
    if (record === null) return null
    const table = new TableState(context, record, await context.records.seats(id))
    await loadRoom(table)
    const live = new LiveTable(table, alarms)
    live.#considerBots()
    return live
  }

  get id(): string {
    return this.#table.id
  }

  info(): Promise<TableInfo> {
    return this.perform(infoOf)
  }

  /** Not even what is on disk could be loaded: whoever asks for the table again gets another try. */
  get isBroken(): boolean {
    return this.#isBroken
  }

  /** Nobody would miss it for a while. */
  get isIdle(): boolean {
    return this.#queue.isIdle && this.#table.audience.isEmpty && !this.#bots.isThinking
  }

  /** Does something at the table; done when everything it changed is on disk and told. */
  perform<T>(act: (table: TableState) => T): Promise<T> {
    return this.#queue.add(() => act(this.#table))
  }

  /** Begins to follow the table: the watcher gets all it may know, and from then on what changes. */
  watch(watcher: Watcher, known?: KnownNotes): Promise<void> {
    return this.perform(({ changes }) => {
      changes.arrivals.push({ watcher, known })
    })
  }

  unwatch(watcher: Watcher): Promise<void> {
    return this.perform(({ room, audience, changes }) => {
      changes.arrivals = changes.arrivals.filter((arrival) => arrival.watcher !== watcher)
      if (!audience.remove(watcher)) return
      room?.close(watcher.viewer)
      changes.isInfoNew = true
    })
  }

  async playBot(seat: number, turn: number, decision: { readonly value: Json } | null): Promise<boolean> {
    return (await this.perform((table) => answerForBot(table, seat, turn, decision))).ok
  }

  stop(): void {
    this.#bots.stopAll()
  }

  async #finish(): Promise<void> {
    const table = this.#table
    await storeRound(table)
    this.#publisher.publish(table)
    table.changes = new Changes()
    const { record, clocks } = table
    this.#alarms.set(table.id, table.isPlaying ? firstDeadline(record.clock, clocks) : null)
    this.#considerBots()
  }

  #considerBots(): void {
    const { room, seats, isPlaying } = this.#table
    seats.forEach(({ bot }, seat) => {
      if (room === null || !isPlaying || bot === null || !room.awaited.includes(seat)) this.#bots.stop(seat)
      else this.#bots.ask(seat, bot, room.turnOf(seat), () => room.positionFor(seat))
    })
  }

  /** Memory and disk may differ: what is on disk counts. */
  async #recover(cause: unknown): Promise<void> {
    const table = this.#table
    const { context, id } = table
    context.log.error(
      { match: id, error: cause instanceof Error ? cause.name : 'unknown' },
      'a table is loaded again',
    )
    const { arrivals } = table.changes
    table.changes = new Changes()
    table.changes.arrivals = arrivals
    table.changes.isFresh = true
    try {
      const record = (await context.records.match(id)) ?? table.record
      table.record = record
      table.seats = await context.records.seats(id)
      table.clocks = record.clocks ?? firstClocks(record.clock, table.seats.length)
      await loadRoom(table)
      this.#publisher.publish(table)
    } catch (again) {
      context.log.error(
        { match: id, error: again instanceof Error ? again.name : 'unknown' },
        'a table cannot be loaded',
      )
      this.#isBroken = true
      for (const watcher of table.audience.all()) watcher.drop()
    }
    table.changes = new Changes()
    this.#considerBots()
  }
}

/** Runs the match from its log. */
async function loadRoom(table: TableState): Promise<void> {
  const { context, record } = table
  table.room = null
  const game = context.games.find(({ id }) => id === record.game)
  if (record.header === null || record.seed === null || !game) return
  const rows = await context.records.entries(table.id)
  const log = logOf(record.header, rows, record.undone)
  const room = Room.load({ game, seed: record.seed, life: context.inventor.id() }, log)
  if (!room.ok) throw new Error(`match ${table.id}: ${room.message}`)
  table.room = room.value
  table.receipts = newReceipts()
  context.metrics.reruns.add()
  for (const [index, { message }] of rows.entries())
    if (message !== null) table.receipts.keep(`${log.entries[index]?.seat} ${message}`, { ok: true })
}
