import { type ChatLine, DONE, type Person, type Result, refuse } from '@curio/protocol'
import type { Context } from '../context.ts'
import type { Database } from '../db/open.ts'
import type { ChatRow } from '../db/schema.ts'
import type { LiveTable } from './live-table.ts'
import { belongsTo } from './seats.ts'

/** How many lines a newcomer is shown. */
const SHOWN_LINES = 50
/** The most lines of one table, because they are kept for good. */
const MOST_LINES = 2_000

/** Only those who sit at the table may speak; everybody who follows it can read. A repeated message is said once. */
export async function say(
  { clock, database }: Context,
  table: LiveTable,
  { id: player }: Person,
  { id: message, text }: { readonly id: string; readonly text: string },
): Promise<Result> {
  const seat = await table.perform(({ seats }) => seats.findIndex((each) => belongsTo(each, player)))
  if (seat < 0) return refuse('not-yours', 'only players of the match can speak')
  if ((await countLines(database, table.id)) >= MOST_LINES) {
    const isRepeated = await isSaid(database, { match: table.id, player, message })
    return isRepeated ? DONE : refuse('chat-full', `${MOST_LINES} lines have been said at this table`)
  }
  const at = clock.now()
  if (!(await store(database, { match: table.id, player, message, at, seat, text }))) return DONE
  await table.perform(({ seats, changes }) => {
    changes.chat.push({ at, seat, name: seats[seat]?.person?.name ?? '', text })
  })
  return DONE
}

/** False when it was already stored. */
async function store(database: Database, row: ChatRow): Promise<boolean> {
  try {
    const { numInsertedOrUpdatedRows } = await database.db
      .insertInto('chat')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows !== 0n
  } catch (cause) {
    // It may have been stored all the same; then the others at the table must still hear it.
    if (await isSaid(database, row)) return true
    throw cause
  }
}

async function countLines({ db, statements }: Database, match: string): Promise<number> {
  const query = statements.with('count lines', [match], () =>
    db
      .selectFrom('chat')
      .select(({ fn }) => fn.countAll<number>().as('lines'))
      .where('match', '=', match)
      .compile(),
  )
  const { rows } = await db.executeQuery(query)
  return Number(rows[0]?.lines)
}

async function isSaid(
  { db }: Database,
  { match, player, message }: Pick<ChatRow, 'match' | 'player' | 'message'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('chat')
    .select('message')
    .where('match', '=', match)
    .where('player', '=', player)
    .where('message', '=', message)
    .executeTakeFirst()
  return row !== undefined
}

export async function lastLines({ db, statements }: Database, match: string): Promise<ChatLine[]> {
  const query = statements.with('last lines', [match, SHOWN_LINES], () =>
    db
      .selectFrom('chat')
      .innerJoin('players', 'players.id', 'chat.player')
      .select(['chat.at', 'chat.seat', 'players.name', 'chat.text'])
      .where('chat.match', '=', match)
      .orderBy('chat.at', 'desc')
      .limit(SHOWN_LINES)
      .compile(),
  )
  const { rows } = await db.executeQuery(query)
  return rows.reverse()
}
