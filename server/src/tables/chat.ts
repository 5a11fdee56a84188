import { type ChatLine, DONE, type Person, type Result, refuse } from '@curio/protocol'
import type { Context } from '../context.ts'
import type { Database } from '../db/open.ts'
import type { LiveTable } from './live-table.ts'
import { belongsTo } from './seats.ts'

/** Lines that somebody who comes to the table is shown. */
const SHOWN_LINES = 50

/** Who sits at the table may speak; everybody who follows it can read. The same message is said once. */
export async function say(
  { clock, database }: Context,
  table: LiveTable,
  { id: player }: Person,
  { id: message, text }: { readonly id: string; readonly text: string },
): Promise<Result> {
  const seat = await table.perform(({ seats }) => seats.findIndex((each) => belongsTo(each, player)))
  if (seat < 0) return refuse('not-yours', 'only players of the match can speak')
  const at = clock.now()
  const { numInsertedOrUpdatedRows } = await database.db
    .insertInto('chat')
    .values({ match: table.id, player, message, at, seat, text })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return DONE
  await table.perform(({ seats, changes }) => {
    changes.chat.push({ at, seat, name: seats[seat]?.person?.name ?? '', text })
  })
  return DONE
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
