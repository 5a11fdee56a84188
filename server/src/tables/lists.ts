import type { TableLine } from '@curio/protocol'
import type { Context } from '../context.ts'
import type { MatchRow } from '../db/schema.ts'
import type { Player } from '../players/players.ts'
import { belongsTo, seatsWhere } from './seats.ts'
import type { Tables } from './tables.ts'

const MOST_TABLES = 50

type Row = Pick<MatchRow, 'id' | 'game' | 'status' | 'clock' | 'created'>

/** Tables that anybody may join or watch, the newest first. */
export async function publicTables(context: Context): Promise<TableLine[]> {
  const rows = await context.database.db
    .selectFrom('matches')
    .select(['id', 'game', 'status', 'clock', 'created'])
    .where('visibility', '=', 'public')
    .where('status', 'in', ['open', 'playing'])
    .orderBy('created', 'desc')
    .limit(MOST_TABLES)
    .execute()
  return Promise.all(rows.map((row) => lineOf(context, row)))
}

/** The matches a player is in and that are not over, the newest first. */
export async function ownTables(context: Context, tables: Tables, { id }: Player): Promise<TableLine[]> {
  const rows = await context.database.db
    .selectFrom('matches')
    .select(['id', 'game', 'status', 'clock', 'created'])
    .where('status', 'in', ['open', 'playing'])
    .where('id', 'in', (seats) =>
      seats.selectFrom('seats').select('match').where('player', '=', id).where('quit', 'is', null),
    )
    .orderBy('created', 'desc')
    .limit(MOST_TABLES)
    .execute()
  return Promise.all(
    rows.map(async (row) => ({
      ...(await lineOf(context, row)),
      yourTurn: await isTurnOf(tables, row.id, id),
    })),
  )
}

async function isTurnOf(tables: Tables, match: string, player: string): Promise<boolean> {
  const table = await tables.get(match)
  if (table === null) return false
  return table.perform(({ room, seats, isPlaying }) => {
    const own = seatsWhere(seats, (seat) => belongsTo(seat, player) && seat.bot === null)
    return isPlaying && own.some((seat) => room?.awaited.includes(seat))
  })
}

async function lineOf({ records }: Context, { id, game, status, clock, created }: Row): Promise<TableLine> {
  const seats = await records.seats(id)
  return {
    match: id,
    game,
    status,
    clock: JSON.parse(clock),
    seats: seats.map(({ person, bot }) => ({ person, bot })),
    created,
  }
}
