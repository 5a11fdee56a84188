import { type ChatLine, DONE, type Person, type Result, refuse } from '@curio/protocol'
import type { Database } from '../db/open.ts'
import { belongsTo } from './seats.ts'
import type { TableState } from './table-state.ts'

/** Lines that somebody who comes to the table is shown. */
const SHOWN_LINES = 50

/** Who sits at the table may speak; everybody who follows it can read. */
export function say(table: TableState, person: Person, text: string, message: string): Result {
  const seat = table.seats.findIndex((each) => belongsTo(each, person.id))
  if (seat < 0) return refuse('not-yours', 'only players of the match can speak')
  const { database, clock } = table.context
  const at = clock.now()
  table.changes.queries.push(
    database.db
      .insertInto('chat')
      .values({ match: table.id, player: person.id, message, at, seat, text })
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
  )
  table.changes.chat.push({ at, seat, name: person.name, text })
  return DONE
}

export async function lastLines(database: Database, match: string): Promise<ChatLine[]> {
  const rows = await database.db
    .selectFrom('chat')
    .innerJoin('players', 'players.id', 'chat.player')
    .select(['chat.at', 'chat.seat', 'players.name', 'chat.text'])
    .where('chat.match', '=', match)
    .orderBy('chat.at', 'desc')
    .limit(SHOWN_LINES)
    .execute()
  return rows.reverse()
}
