import { createHash } from 'node:crypto'
import {
  checkSetup,
  type Game,
  type Json,
  outcomeKind,
  type Packs,
  packIssues,
  type Setup,
} from '@curio/kernel'
import { type NewMatchRequest, newMatchSchema, type Person, type TableInfo } from '@curio/protocol'
import type { Context } from '../context.ts'
import type { MatchRow } from '../db/schema.ts'
import { failureOf } from '../failure.ts'
import { KeyedMutex, Mutex } from '../mutex.ts'
import { RequestRefused, WrongPack } from '../request-refused.ts'
import { Alarms } from './alarms.ts'
import { LiveTable } from './live-table.ts'
import type { LiveTableState } from './live-table-state.ts'
import { recordOf } from './records.ts'
import { adopt, checkTime, closeTable } from './seating.ts'
import { FREE_SEAT, isFree, type Seat } from './seats.ts'
import { Unloadable } from './unloadable.ts'

type NewTable = ReturnType<typeof newMatchSchema.parse>

/** The key of a request that may be repeated, and the hash of what it asks for. */
interface Keyed {
  readonly key: string
  readonly hash: string
}

/** Milliseconds for which the key of a request is remembered. */
const KEY_LIFE = 24 * 3_600_000

/** Milliseconds in which whoever asked for a table may still be about to use it. */
const JUST_USED = 1_000
/** Milliseconds after which a clock whose alarm failed rings again. */
const SNOOZE = 60_000

/** Unfinished tables of one player; the public ones among them; and the public ones that wait for players. */
const MOST_UNFINISHED = 200
const MOST_LISTED = 20
const MOST_WAITING = 5

/** All tables: those in memory, and the rest on disk. */
export class Tables {
  readonly #context: Context
  /** In the order of their last use, with its time. */
  readonly #live = new Map<
    string,
    { readonly table: LiveTable; readonly weight: number; readonly used: number }
  >()
  /** Of all of them together. */
  #weight = 0
  readonly #loading = new Map<string, Promise<LiveTable | null>>()

  readonly #alarms: Alarms
  /** Work that nobody waits for is done one piece after the other, however much there is. */
  readonly #errands = new Mutex()
  /** Each player makes tables one after the other. */
  readonly #creators = new KeyedMutex()
  /** Running while tables that wait for bots are loaded. */
  #waking: Promise<void> | null = null
  /** Whether tables that wait for bots have left memory. */
  #areAsleep = false
  #isStopped = false

  constructor(context: Context) {
    this.#context = context
    this.#alarms = new Alarms(
      context.clock,
      context.time,
      (match) => void this.#errands.run(() => this.#timeUp(match)),
    )
    context.metrics.liveMatches.from(() => this.#live.size)
  }

  /** A table by its id; if it is not in memory, it is run from its log. */
  async get(id: string): Promise<LiveTable | null> {
    const live = this.#live.get(id)
    if (live && !live.table.isBroken) return this.#use(live.table)
    const loading = this.#loading.get(id) ?? this.#load(id)
    this.#loading.set(id, loading)
    return loading
  }

  /** The same, but throws a refusal when there is no such table. */
  async need(id: string): Promise<LiveTable> {
    const table = await this.get(id)
    if (table === null) throw new RequestRefused(404, 'no-match', 'there is no such table')
    return table
  }

  /** Makes a table; a request that is repeated under its key gets the table of the first. */
  async create(person: Person, wanted: NewTable, key?: string): Promise<LiveTable> {
    const away = this.#context.time.now()
    const seats = wanted.seats.map((choice): Seat => {
      if (choice === 'me') return { ...FREE_SEAT, person, away }
      return choice === 'open' ? FREE_SEAT : { ...FREE_SEAT, bot: choice }
    })
    return this.#setIfFew(person, wanted, seats, key === undefined ? null : { key, hash: hashOf(wanted) })
  }

  /**
   * The same table again, with seats kept for the other people. There is one rematch, whoever asks first; if it was closed
   * before it began, the next who asks makes another.
   */
  async rematch(
    id: string,
    person: Person,
    /** The packs of what the person has unlocked and the options ask for; refuses anything else. */
    unlocked: (game: string, options: Json) => Promise<Packs>,
  ): Promise<string> {
    const before = await this.need(id)
    const info = await before.info()
    if (info.status !== 'over' && info.status !== 'abandoned')
      throw new RequestRefused(409, 'not-over', 'the match is still on')
    if (!info.seats.some((seat) => seat.person?.id === person.id))
      throw new RequestRefused(403, 'not-yours', 'you did not play this match')
    if (info.rematch !== null && !(await this.#isClosed(info.rematch))) return info.rematch
    const away = this.#context.time.now()
    const seats = info.seats.map(({ person: other, bot }): Seat => {
      if (other === null) return { ...FREE_SEAT, bot }
      return other.id === person.id ? { ...FREE_SEAT, person, away } : { ...FREE_SEAT, reserved: other }
    })
    const brought = await before.perform(broughtTo)
    const packs = { ...brought, ...(await unlocked(info.game, info.options as Json)) }
    const next = await this.#setIfFew(person, { ...newMatchSchema.parse(choices(info)), packs }, seats, null)
    const chosen = await before.perform((table) => {
      const { rematch } = table.record
      if (rematch !== null && rematch !== info.rematch) return rematch
      table.record = { ...table.record, rematch: next.id }
      table.changes.queries.push(this.#context.records.updateMatch(id, { rematch: next.id }))
      return next.id
    })
    // Somebody else was faster, so their rematch is played.
    if (chosen !== next.id) await next.perform(closeTable)
    return chosen
  }

  /** Called when a clock has run out. */
  async #timeUp(id: string): Promise<void> {
    if (this.#isStopped) return
    const { log, time } = this.#context
    try {
      const table = await this.get(id)
      await table?.perform(checkTime)
    } catch (cause) {
      log.error({ match: id, ...failureOf(cause) }, 'a clock was not heard')
      if (!(cause instanceof Unloadable)) this.#alarms.set(id, time.now() + SNOOZE)
    }
  }

  /** Sets the alarms of clocks that were running when the server stopped. */
  async wind(): Promise<void> {
    for (const { id, deadline } of await this.#context.records.runningClocks()) this.#alarms.set(id, deadline)
  }

  /** Loads the matches that wait for a bot and are not in memory, one after the other, as threads are free. */
  wakeBots(): void {
    this.#areAsleep = true
    this.#waking ??= this.#wakeAll()
      .catch((cause) => this.#context.log.error(failureOf(cause), 'bots were not woken'))
      .finally(() => {
        this.#waking = null
      })
  }

  async #wakeAll(): Promise<void> {
    const { records, thinking } = this.#context
    while (this.#areAsleep) {
      this.#areAsleep = false
      for (const id of await records.botTurns()) {
        if (this.#live.has(id)) continue
        await thinking.whenQuiet()
        if (this.#isStopped) return
        // A table that cannot be loaded has been logged; the others go on.
        await this.#errands.run(() => this.get(id)).catch(() => null)
      }
    }
  }

  async adopt(guest: string, account: Person): Promise<void> {
    // Tables that are being loaded may have been read before the change.
    await Promise.allSettled(this.#loading.values())
    const concerned = [...this.#live.values()].filter(({ table }) => !table.isBroken && table.concerns(guest))
    // A table where this fails is loaded again, and then has the change from the database.
    await Promise.allSettled(
      concerned.map(({ table }) => table.perform((state) => adopt(state, guest, account))),
    )
  }

  stop(): void {
    this.#isStopped = true
    this.#alarms.stop()
    for (const { table } of this.#live.values()) table.stop()
  }

  /** Resolves when it does nothing by itself any more, after it was stopped. */
  async rest(): Promise<void> {
    await this.#waking
  }

  /** Whether everybody left a table before a match began there. */
  async #isClosed(id: string): Promise<boolean> {
    const record = await this.#context.records.match(id)
    return record === null || (record.status === 'abandoned' && record.header === null)
  }

  async #setIfFew(creator: Person, wanted: NewTable, seats: Seat[], keyed: Keyed | null): Promise<LiveTable> {
    // Several requests at once must not all get the last table that is allowed, nor each a table under the same key.
    const release = await this.#creators.take([creator.id])
    try {
      const before = keyed && (await this.#madeUnder(creator, keyed))
      if (before !== null) return await this.need(before)
      await this.#checkCount(creator, wanted)
      return await this.#set(creator, wanted, seats, keyed)
    } finally {
      release()
    }
  }

  async #madeUnder(creator: Person, { key, hash }: Keyed): Promise<string | null> {
    const { records, clock } = this.#context
    const made = await records.madeUnder(creator.id, key, clock.now() - KEY_LIFE)
    if (made === null) return null
    if (made.hash !== hash)
      throw new RequestRefused(409, 'key-used', 'another table was asked for under this key')
    return made.id
  }

  async #set(creator: Person, wanted: NewTable, seats: Seat[], keyed: Keyed | null): Promise<LiveTable> {
    const { context, id } = { context: this.#context, id: this.#context.ids.id() }
    const game = this.#checked(wanted)
    const { records, clock, packs } = context
    const { kept, queries } = await packs.bring(game, wanted.packs, creator.id)
    const files = Object.fromEntries(Object.entries(kept).map(([name, { file }]) => [name, file]))
    const row: MatchRow = {
      id,
      number: await records.newNumber(),
      game: game.id,
      status: 'open',
      visibility: wanted.visibility,
      options: JSON.stringify(wanted.options),
      clock: JSON.stringify(wanted.clock),
      clock_state: null,
      deadline: null,
      creator: creator.id,
      seed: null,
      header: null,
      undone: null,
      created: clock.now(),
      started: null,
      finished: null,
      outcome: null,
      rematch: null,
      votes: null,
      undo_request: null,
      bot_turn: 0,
      receipts: null,
      stage: null,
      packs: JSON.stringify(files),
      rated: Number(wanted.rated),
      request_key: keyed?.key ?? null,
      request_hash: keyed?.hash ?? null,
    }
    await context.writer.commit({
      queries: [...queries, records.insertMatch(row), records.insertSeats(id, seats)],
      entries: [],
    })
    const table = this.#keep(LiveTable.create(context, this.#alarms, recordOf(row), seats, kept))
    // An empty round: it begins the match, because nobody is missing.
    if (!seats.some(isFree)) await table.perform(() => {})
    return table
  }

  async #checkCount({ id }: Person, { visibility }: NewTable): Promise<void> {
    const { unfinished, listed, waiting } = await this.#context.records.countOf(id)
    const isListFull = listed >= MOST_LISTED || waiting >= MOST_WAITING
    if (unfinished >= MOST_UNFINISHED || (visibility === 'public' && isListFull))
      throw new RequestRefused(409, 'too-many', 'you have too many tables that are not over')
  }

  #checked(wanted: NewTable): Game {
    const { game: id, options, seats, packs } = wanted
    const game = this.#context.games.find((each) => each.id === id)
    if (!game) throw new RequestRefused(400, 'not-possible', 'there is no such game')
    const issues = Object.entries(packs).flatMap(([name, pack]) => packIssues(game, name, pack))
    if (issues.length > 0) throw new WrongPack(issues)
    const setup = checkSetup(game, seats.length, options, packs)
    if (!setup.ok) throw new RequestRefused(400, 'not-possible', setup.message)
    if (wanted.rated) checkRated(game, setup.value, seats)
    return game
  }

  async #load(id: string): Promise<LiveTable | null> {
    try {
      const table = await LiveTable.load(this.#context, this.#alarms, id)
      return table && this.#keep(table)
    } catch (cause) {
      const { metrics, log } = this.#context
      metrics.unloadable.add()
      log.error({ match: id, ...failureOf(cause) }, 'a table cannot be loaded')
      throw cause
    } finally {
      this.#loading.delete(id)
    }
  }

  #keep(table: LiveTable): LiveTable {
    if (this.#isStopped) table.stop()
    this.#use(table)
    this.#makeRoom()
    return table
  }

  #use(table: LiveTable): LiveTable {
    const { id, weight } = table
    this.#forget(id)
    this.#live.set(id, { table, weight, used: this.#context.clock.ran() })
    this.#weight += weight
    return table
  }

  #forget(id: string): void {
    this.#weight -= this.#live.get(id)?.weight ?? 0
    this.#live.delete(id)
  }

  /**
   * Drops the least recently used tables; they come back from their logs. Tables that only wait for their bots come last,
   * and are woken again: anybody can make more of them than bots can think about.
   */
  #makeRoom(): void {
    this.#drop(({ isIdle }) => isIdle)
    if (this.#drop(({ isWaitingForBots }) => isWaitingForBots) > 0) this.wakeBots()
  }

  /** Gives how many were dropped. */
  #drop(mayLeave: (table: LiveTable) => boolean): number {
    const { settings, metrics, clock } = this.#context
    const longAgo = clock.ran() - JUST_USED
    let dropped = 0
    for (const [id, { table, used }] of this.#live) {
      if (this.#weight <= settings.liveMatches) break
      if (used > longAgo || !mayLeave(table)) continue
      table.stop()
      this.#forget(id)
      metrics.evictions.add()
      dropped += 1
    }
    return dropped
  }
}

/** A table that says it is rated must be one: different people, and only people, play against each other. */
function checkRated(game: Game, setup: Setup, seats: NewTable['seats']): void {
  if (seats.some((seat) => seat !== 'me' && seat !== 'open'))
    throw new RequestRefused(400, 'no-bots', 'bots do not sit at a rated table')
  if (seats.filter((seat) => seat === 'me').length > 1)
    throw new RequestRefused(400, 'not-rated', 'nobody plays twice at a rated table')
  const kind = outcomeKind(game, setup)
  if (kind === 'solo' || kind === 'cooperative')
    throw new RequestRefused(400, 'not-rated', `a ${kind} game is never rated`)
}

const hashOf = (wanted: NewTable): string =>
  createHash('sha256').update(JSON.stringify(wanted)).digest('base64url')

/** The packs that whoever made a table brought to it. */
function broughtTo({ packs }: LiveTableState): Packs {
  const brought = Object.entries(packs).filter(([, kept]) => kept.brought)
  return Object.fromEntries(brought.map(([name, { pack }]) => [name, pack]))
}

/** The request that would make the same table again. */
function choices(info: TableInfo): NewMatchRequest {
  const { game, options, visibility, clock, rated, seats } = info
  return {
    game,
    options: options as NewMatchRequest['options'],
    visibility,
    clock,
    // Once, matches with bots were rated too; their rematch is casual.
    rated: rated && seats.every(({ person }) => person !== null),
    seats: seats.map(({ person, bot }) => (person === null ? (bot ?? 'open') : 'open')),
  }
}
