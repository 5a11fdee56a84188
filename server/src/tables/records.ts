import type { Header, Json, Log, Outcome } from '@curio/kernel'
import { type Clock, LEVELS, type Level, type Status, type Visibility } from '@curio/protocol'
import type { CompiledQuery, Insertable, Updateable } from 'kysely'
import type { Database } from '../db/open.ts'
import type { EntryRow, MatchRow, SeatRow } from '../db/schema.ts'
import type { Players } from '../players/players.ts'
import type { ClockState } from './clocks.ts'
import type { Seat } from './seats.ts'

/** A match as the database has it, without its log. */
export interface MatchRecord {
  readonly id: string
  readonly game: string
  readonly status: Status
  readonly visibility: Visibility
  readonly options: Json
  readonly clock: Clock
  readonly clocks: ClockState | null
  readonly creator: string
  readonly seed: Uint8Array | null
  readonly header: Header | null
  readonly undone: readonly number[]
  readonly created: number
  readonly outcome: Outcome | null
  readonly rematch: string | null
}

/** Reads and writes matches. What it writes it gives as queries: they are committed together with others. */
export class Records {
  readonly #database: Database
  readonly #players: Players

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
    return row ? recordOf(row) : null
  }

  async seats(match: string): Promise<Seat[]> {
    const rows = await this.#database.db
      .selectFrom('seats')
      .selectAll()
      .where('match', '=', match)
      .orderBy('seat')
      .execute()
    const people = await this.#players.people(
      rows.flatMap(({ player, reserved }) => [player ?? [], reserved ?? []].flat()),
    )
    return rows.map(({ player, bot, quit, reserved }) => ({
      person: (player === null ? null : people.get(player)) ?? null,
      bot: levelOf(bot),
      quit,
      reserved: (reserved === null ? null : people.get(reserved)) ?? null,
    }))
  }

  entries(match: string): Promise<EntryRow[]> {
    return this.#database.db
      .selectFrom('entries')
      .selectAll()
      .where('match', '=', match)
      .orderBy('index')
      .execute()
  }

  insertMatch(row: Insertable<MatchRow>): CompiledQuery {
    return this.#database.db.insertInto('matches').values(row).compile()
  }

  updateMatch(id: string, changes: Updateable<MatchRow>): CompiledQuery {
    return this.#database.db.updateTable('matches').set(changes).where('id', '=', id).compile()
  }

  insertSeats(match: string, seats: readonly Seat[]): CompiledQuery {
    const rows = seats.map((seat, index) => ({ match, seat: index, ...rowOf(seat) }))
    return this.#database.db.insertInto('seats').values(rows).compile()
  }

  updateSeat(match: string, index: number, seat: Seat): CompiledQuery {
    return this.#database.db
      .updateTable('seats')
      .set(rowOf(seat))
      .where('match', '=', match)
      .where('seat', '=', index)
      .compile()
  }

  deleteEntries(match: string, from: number): CompiledQuery {
    return this.#database.db
      .deleteFrom('entries')
      .where('match', '=', match)
      .where('index', '>=', from)
      .compile()
  }

  /** Matches whose clocks run, with the time at which the first runs out. */
  async runningClocks(): Promise<{ id: string; deadline: number }[]> {
    const rows = await this.#database.db
      .selectFrom('matches')
      .select(['id', 'deadline'])
      .where('status', '=', 'playing')
      .where('deadline', 'is not', null)
      .execute()
    return rows.flatMap(({ id, deadline }) => (deadline === null ? [] : [{ id, deadline }]))
  }
}

export const logOf = (header: Header, rows: readonly EntryRow[], undone: readonly number[]): Log => ({
  format: 1,
  header,
  entries: rows.map(({ entry }) => JSON.parse(entry)),
  undone,
})

function recordOf(row: MatchRow): MatchRecord {
  const { id, game, status, visibility, creator, created, rematch } = row
  return {
    id,
    game,
    status,
    visibility,
    creator,
    created,
    rematch,
    options: JSON.parse(row.options),
    clock: JSON.parse(row.clock),
    clocks: row.clock_state === null ? null : JSON.parse(row.clock_state),
    seed: row.seed === null ? null : new Uint8Array(Buffer.from(row.seed, 'hex')),
    header: row.header === null ? null : JSON.parse(row.header),
    undone: row.undone === null ? [] : JSON.parse(row.undone),
    outcome: row.outcome === null ? null : JSON.parse(row.outcome),
  }
}

const rowOf = ({ person, bot, quit, reserved }: Seat): Omit<SeatRow, 'match' | 'seat'> => ({
  player: person?.id ?? null,
  bot,
  quit,
  reserved: reserved?.id ?? null,
})

const levelOf = (bot: string | null): Level | null => LEVELS.find((level) => level === bot) ?? null
