import type { Stage } from '@curio/kernel'
import { type TableLine, type TimeControl, timeControlSchema } from '@curio/protocol'
import type { ExpressionBuilder } from 'kysely'
import { untoldOptions } from '../achievements/seeing.ts'
import type { Context } from '../context.ts'
import { dataIn } from '../data-in.ts'
import type { MatchRow, Schema } from '../db/schema.ts'
import type { Player } from '../players/players.ts'
import { belongsTo, seatsWhere } from './seats.ts'
import type { Tables } from './tables.ts'
import { Unloadable } from './unloadable.ts'

/** Lines of one list. */
const MOST_TABLES = 50
/** Milliseconds after which a table that has not begun leaves the lists of those who do not sit there. */
const WEEK = 7 * 24 * 3_600_000

const COLUMNS = ['id', 'game', 'options', 'status', 'clock', 'rated', 'created', 'stage'] as const

type Row = Pick<MatchRow, (typeof COLUMNS)[number]>

/** Tables that anybody may join, then tables that anybody may watch, the newest first. */
export async function publicTables(context: Context): Promise<TableLine[]> {
  const newest = context.database.db
    .selectFrom('matches')
    .select(COLUMNS)
    .where('visibility', '=', 'public')
    .orderBy('created', 'desc')
    .limit(MOST_TABLES)
  const open = newest.where('status', '=', 'open').where('created', '>', context.clock.now() - WEEK)
  // One person alone can begin any number of matches, which would leave no room for those of others.
  const watched = newest.where('status', '=', 'playing').where(people, '>', 1)
  // Each has its own limit, so that many running matches do not hide the tables that wait for players.
  const lines = await linesOf(context, [...(await open.execute()), ...(await watched.execute())])
  return lines.map((line) => ({ ...line, options: untoldOptions(context, line) }))
}

/** How many people sit at a table. */
const people = ({ selectFrom }: ExpressionBuilder<Schema, 'matches'>) =>
  selectFrom('seats')
    .select(({ fn }) => fn.count('player').distinct().as('people'))
    .whereRef('seats.match', '=', 'matches.id')

/** The unfinished matches of a player and the tables where a seat is kept for them, the newest first. */
export async function ownTables(context: Context, tables: Tables, { id }: Player): Promise<TableLine[]> {
  const rows = await context.database.db
    .selectFrom('matches')
    .select(COLUMNS)
    .where('status', 'in', ['open', 'playing'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb(
          'id',
          'in',
          selectFrom('seats').select('match').where('player', '=', id).where('quit', 'is', null),
        ),
        // Whoever was not there when the others wanted a rematch finds it here, for a while.
        eb('id', 'in', selectFrom('seats').select('match').where('reserved', '=', id)).and(
          'created',
          '>',
          context.clock.now() - WEEK,
        ),
      ]),
    )
    .orderBy('created', 'desc')
    .limit(MOST_TABLES)
    .execute()
  return Promise.all(
    (await linesOf(context, rows)).map(async (line) => ({
      ...line,
      yourTurn: await isTurnOf(tables, line.match, id),
      invited: !line.seats.some(({ person }) => person?.id === id),
    })),
  )
}

/** A table that cannot be loaded waits for nobody. */
async function isTurnOf(tables: Tables, match: string, player: string): Promise<boolean> {
  try {
    const table = await tables.get(match)
    if (table === null) return false
    return await table.perform(({ room, seats, isPlaying }) => {
      const own = seatsWhere(seats, (seat) => belongsTo(seat, player) && seat.bot === null)
      return isPlaying && own.some((seat) => room?.awaited.includes(seat))
    })
  } catch (cause) {
    if (cause instanceof Unloadable) return false
    throw cause
  }
}

/** Leaves out damaged records: one such row must not break the whole list. */
async function linesOf({ records }: Context, rows: readonly Row[]): Promise<TableLine[]> {
  const lines = rows.map(async ({ id, game, status, rated, created, ...row }): Promise<TableLine[]> => {
    const [clock, options] = [timeControlIn(row.clock), dataIn(row.options)]
    if (clock === null || options === null) return []
    const seats = (await records.seats(id)).map(({ person, bot }) => ({ person, bot }))
    // Our own rules have written it.
    const stage = dataIn(row.stage ?? '') as Stage | null
    return [{ match: id, game, options, status, clock, rated: rated === 1, seats, created, stage }]
  })
  return (await Promise.all(lines)).flat()
}

function timeControlIn(text: string): TimeControl | null {
  const read = timeControlSchema.safeParse(dataIn(text))
  return read.success ? read.data : null
}
