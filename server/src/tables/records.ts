import type { Header, Json, Log, Outcome } from '@curio/kernel'
import {
  LEVELS,
  type Level,
  type OpenRequest,
  type Person,
  type Quit,
  type Status,
  type TimeControl,
  type Visibility,
} from '@curio/protocol'
import type { CompiledQuery, Insertable, Updateable } from 'kysely'
import type { Database } from '../db/open.ts'
import type { EntryRow, MatchRow, SeatRow } from '../db/schema.ts'
import type { Players } from '../players/players.ts'
import type { ClockState } from './clocks.ts'
import type { PackFiles } from './packs.ts'
import type { Seat } from './seats.ts'
import { readable } from './unloadable.ts'

/** A match as the database has it, without its log. */
export interface MatchRecord {
  readonly id: string
  readonly number: number
  readonly game: string
  readonly status: Status
  readonly visibility: Visibility
  readonly options: Json
  readonly clock: TimeControl
  /** Whether the match changes ratings, if its outcome is of a kind that does. */
  readonly rated: boolean
  readonly clocks: ClockState | null
  readonly creator: string
  readonly seed: Uint8Array | null
  readonly header: Header | null
  readonly undone: readonly number[]
  readonly receipts: StoredReceipts | null
  readonly created: number
  readonly outcome: Outcome | null
  readonly rematch: string | null
  readonly memory: Memory
  readonly packs: PackFiles
  /** How far a match of several games has come, as the database has it. */
  readonly stage: string | null
}

/** The messages that were remembered at the last undo. */
export interface StoredReceipts {
  /** How many entries the log had then; the list covers them all. */
  readonly length: number
  readonly messages: readonly string[]
}

/** What a table remembers beside its log, as the database has it. */
export type Memory = Pick<MatchRow, 'votes' | 'undo_request' | 'bot_turn'>

/** Reads matches, and makes the queries that write them: these are committed together with others. */
export class Records {
  readonly #database: Database
  readonly #players: Players
  /** The number of the last match; null until one is made in this process. */
  #lastNumber: number | null = null

  constructor(database: Database, players: Players) {
    this.#database = database
    this.#players = players
  }

  async match(id: string): Promise<MatchRecord | null> {
    const row = await this.#database.db
      .selectFrom('matches')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    return row ? readable('the record', () => recordOf(row)) : null
  }

  async exists(id: string): Promise<boolean> {
    const row = await this.#database.db
      .selectFrom('matches')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    return row !== undefined
  }

  /** Whether a match of this server was drawn from a seed. */
  async hasSeed(seed: string): Promise<boolean> {
    const row = await this.#database.db
      .selectFrom('matches')
      .select('id')
      .where('seed', '=', seed)
      .executeTakeFirst()
    return row !== undefined
  }

  async seats(match: string): Promise<Seat[]> {
    return (await this.seatsOf([match])).get(match) ?? []
  }

  /** The seats of several matches at once. */
  async seatsOf(matches: readonly string[]): Promise<ReadonlyMap<string, Seat[]>> {
    if (matches.length === 0) return new Map()
    const rows = await this.#database.db
      .selectFrom('seats')
      .selectAll()
      .where('match', 'in', matches)
      .orderBy('seat')
      .execute()
    const people = await this.#players.people(
      rows.flatMap(({ player, reserved }) => [player ?? [], reserved ?? []].flat()),
    )
    const byMatch = Map.groupBy(rows, ({ match }) => match)
    return new Map([...byMatch].map(([match, sat]) => [match, sat.map((row) => seatOf(row, people))]))
  }

  entries({ number }: Pick<MatchRecord, 'number'>): Promise<EntryRow[]> {
    return this.#database.db
      .selectFrom('entries')
      .selectAll()
      .where('match', '=', number)
      .orderBy('index')
      .execute()
  }

  /** A number for a new match. */
  async newNumber(): Promise<number> {
    const last = this.#lastNumber ?? (await this.#highestNumber())
    // Somebody else may have got a number meanwhile.
    this.#lastNumber = Math.max(last, this.#lastNumber ?? 0) + 1
    return this.#lastNumber
  }

  insertMatch(row: Insertable<MatchRow>): CompiledQuery {
    return this.#database.statements.with(`insert match: ${Object.keys(row)}`, Object.values(row), () =>
      this.#database.db.insertInto('matches').values(row).compile(),
    )
  }

  updateMatch(id: string, changes: Updateable<MatchRow>): CompiledQuery {
    const form = `update match: ${Object.keys(changes)}`
    return this.#database.statements.with(form, [...Object.values(changes), id], () =>
      this.#database.db.updateTable('matches').set(changes).where('id', '=', id).compile(),
    )
  }

  insertSeats(match: string, seats: readonly Seat[]): CompiledQuery {
    const rows = seats.map((seat, index) => ({ match, seat: index, ...rowOf(seat) }))
    return this.#database.statements.with(`insert ${rows.length} seats`, rows.flatMap(Object.values), () =>
      this.#database.db.insertInto('seats').values(rows).compile(),
    )
  }

  updateSeat(match: string, index: number, seat: Seat): CompiledQuery {
    const row = rowOf(seat)
    return this.#database.statements.with('update seat', [...Object.values(row), match, index], () =>
      this.#database.db
        .updateTable('seats')
        .set(row)
        .where('match', '=', match)
        .where('seat', '=', index)
        .compile(),
    )
  }

  deleteEntries({ number }: MatchRecord, from: number): CompiledQuery {
    return this.#database.db
      .deleteFrom('entries')
      .where('match', '=', number)
      .where('index', '>=', from)
      .compile()
  }

  /** Matches with running clocks, and when the first of these runs out. */
  async runningClocks(): Promise<{ id: string; deadline: number }[]> {
    const rows = await this.#database.db
      .selectFrom('matches')
      .select(['id', 'deadline'])
      .where('status', '=', 'playing')
      .where('deadline', 'is not', null)
      .execute()
    return rows.flatMap(({ id, deadline }) => (deadline === null ? [] : [{ id, deadline }]))
  }

  /** Counts the unfinished tables that somebody has made, the public ones, and the public ones that wait for players. */
  async countOf(creator: string): Promise<{ unfinished: number; listed: number; waiting: number }> {
    const { db } = this.#database
    const unfinished = ['open', 'playing'] as const
    const query = this.#database.statements.with('count', [creator, ...unfinished], () =>
      db
        .selectFrom('matches')
        .select(['status', 'visibility', ({ fn }) => fn.countAll<number>().as('count')])
        .where('creator', '=', creator)
        .where('status', 'in', unfinished)
        .groupBy(['status', 'visibility'])
        .compile(),
    )
    const { rows } = await db.executeQuery(query)
    const counts = rows.map((row) => ({ ...row, count: Number(row.count) }))
    const listed = counts.filter(({ visibility }) => visibility === 'public')
    const waiting = listed.filter(({ status }) => status === 'open')
    const sum = (some: typeof counts): number => some.reduce((total, { count }) => total + count, 0)
    return { unfinished: sum(counts), listed: sum(listed), waiting: sum(waiting) }
  }

  /** The table that somebody asked for under a key since then, with the hash of what they asked for. */
  async madeUnder(
    creator: string,
    key: string,
    since: number,
  ): Promise<{ id: string; hash: string | null } | null> {
    const row = await this.#database.db
      .selectFrom('matches')
      .select(['id', 'request_hash as hash'])
      .where('creator', '=', creator)
      .where('request_key', '=', key)
      .where('created', '>', since)
      .executeTakeFirst()
    return row ?? null
  }

  /** Matches that wait for a bot. */
  async botTurns(): Promise<string[]> {
    const rows = await this.#database.db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', 'playing')
      .where('bot_turn', '=', 1)
      .orderBy('created', 'desc')
      .execute()
    return rows.map(({ id }) => id)
  }

  /** The log as JSON text; damaged parts are included as plain text. Null before the start. */
  async storedLog(match: string): Promise<string | null> {
    const row = await this.#database.db
      .selectFrom('matches')
      .select(['number', 'header', 'undone'])
      .where('id', '=', match)
      .executeTakeFirst()
    if (!row) return null
    const entries = (await this.entries(row)).map(({ entry }) => dataOrText(entry))
    if (row.header === null && entries.length === 0) return null
    const [header, undone] = [dataOrText(row.header ?? 'null'), dataOrText(row.undone ?? '[]')]
    return JSON.stringify({ format: 1, header, entries, undone })
  }

  async #highestNumber(): Promise<number> {
    const row = await this.#database.db
      .selectFrom('matches')
      .select(({ fn }) => fn.max('number').as('number'))
      .executeTakeFirst()
    return row?.number ?? 0
  }
}

export const logOf = (header: Header, rows: readonly EntryRow[], undone: readonly number[]): Log => ({
  format: 1,
  header,
  entries: readable('the log', () => rows.map(({ entry }) => JSON.parse(entry))),
  undone,
})

function dataOrText(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const undoRequestOf = ({ undo_request }: Memory): OpenRequest | null =>
  undo_request === null ? null : readable('the undo request', () => JSON.parse(undo_request))

export function recordOf(row: MatchRow): MatchRecord {
  const { id, number, game, status, visibility, creator, created, rematch, stage } = row
  return {
    id,
    number,
    game,
    status,
    visibility,
    creator,
    created,
    rematch,
    stage,
    options: JSON.parse(row.options),
    clock: JSON.parse(row.clock),
    rated: row.rated === 1,
    clocks: row.clock_state === null ? null : JSON.parse(row.clock_state),
    seed: row.seed === null ? null : new Uint8Array(Buffer.from(row.seed, 'hex')),
    header: row.header === null ? null : JSON.parse(row.header),
    undone: row.undone === null ? [] : JSON.parse(row.undone),
    receipts: row.receipts === null ? null : JSON.parse(row.receipts),
    outcome: row.outcome === null ? null : JSON.parse(row.outcome),
    memory: { votes: row.votes, undo_request: row.undo_request, bot_turn: row.bot_turn },
    packs: row.packs === null ? {} : JSON.parse(row.packs),
  }
}

const rowOf = (seat: Seat): Omit<SeatRow, 'match' | 'seat'> => ({
  player: seat.person?.id ?? null,
  bot: seat.bot,
  quit: seat.quit,
  quit_reason: seat.quitReason,
  quit_after: seat.quitAfter,
  away: seat.away,
  reserved: seat.reserved?.id ?? null,
  rating_before: seat.rating?.before ?? null,
  rating_after: seat.rating?.after ?? null,
})

function seatOf(row: SeatRow, people: ReadonlyMap<string, Person>): Seat {
  const { player, bot, quit, reserved, away, rating_before: before, rating_after: after } = row
  return {
    person: (player === null ? null : people.get(player)) ?? null,
    bot: levelOf(bot),
    quit,
    quitReason: quit === null ? null : reasonOf(row.quit_reason),
    quitAfter: quit === null ? null : row.quit_after,
    away,
    reserved: (reserved === null ? null : people.get(reserved)) ?? null,
    rating: before === null || after === null ? null : { before, after },
  }
}

const reasonOf = (text: string | null): Quit => (text === 'resigned' || text === 'late' ? text : 'unknown')

const levelOf = (bot: string | null): Level | null => LEVELS.find((level) => level === bot) ?? null
