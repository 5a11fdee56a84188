import { type Game, hasWon, type Log, type Mark, marksOf, type PlayedMatch, playedMatch } from '@curio/kernel'
import type { CompiledQuery } from 'kysely'
import type { Context } from '../context.ts'
import type { HandedLogRow, MarkRow } from '../db/schema.ts'
import { finishedLog } from '../tables/logs.ts'
import { lockedPacks } from './locked.ts'

export type CountingParts = Pick<Context, 'database' | 'records' | 'packs' | 'games' | 'locked'>

/** Counts finished matches of this player in this game that are not counted yet. */
export async function countNew(parts: CountingParts, player: string, game: Game): Promise<void> {
  const matches = await parts.database.db
    .selectFrom('results')
    .select('match')
    .distinct()
    .where('player', '=', player)
    .where('game', '=', game.id)
    .where('match', 'not in', (query) => query.selectFrom('counted').select('match'))
    .execute()
  for (const { match } of matches) await countMatch(parts, game, match)
}

/** Counts everything again; gives how many matches and handed logs there were. */
export async function recountAll(parts: CountingParts): Promise<number> {
  const { db } = parts.database
  await parts.database.batch([db.deleteFrom('marks').compile(), db.deleteFrom('counted').compile()])
  let count = 0
  for (const game of parts.games.filter(({ achievements }) => achievements)) {
    const matches = await db
      .selectFrom('results')
      .select('match')
      .distinct()
      .where('game', '=', game.id)
      .execute()
    for (const { match } of matches) await countMatch(parts, game, match)
    const handed = await db.selectFrom('handed_logs').selectAll().where('game', '=', game.id).execute()
    for (const row of handed) await parts.database.batch([...countHanded(parts, game, row)])
    count += matches.length + handed.length
  }
  return count
}

/** Whoever left before the end gets nothing. */
async function countMatch(parts: CountingParts, game: Game, match: string): Promise<void> {
  const { db } = parts.database
  const seats = await db
    .selectFrom('results')
    .select(['seat', 'player', 'won'])
    .where('match', '=', match)
    .where('quit', '=', 0)
    .execute()
  const played = playedMatch(game, await finishedLog(parts, match))
  const rows = played
    ? seats.flatMap(({ seat, player, won }) => {
        const marks = marksOf(game, played, { seat, won: won === 1 })
        return rowsOf(marks, { match, seat, player, game: game.id })
      })
    : []
  await parts.database.batch([
    ...insertions(parts, rows),
    db
      .insertInto('counted')
      .values({ match })
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
  ])
}

/** The marks of a log that somebody handed in. */
export function countHanded(
  parts: CountingParts,
  game: Game,
  { hash, player, seat, log: text }: HandedLogRow,
): CompiledQuery[] {
  const log = JSON.parse(text) as Log
  const played = playedMatch(game, log, lockedPacks(parts.locked, game, log.header.options))
  if (!played) return []
  const marks = marksOfHanded(game, played, seat)
  return insertions(parts, rowsOf(marks, { match: hash, seat, player, game: game.id }))
}

export const marksOfHanded = (game: Game, played: PlayedMatch, seat: number): Mark[] =>
  marksOf(game, played, { seat, won: hasWon(played.outcome, seat) })

const rowsOf = (
  marks: readonly Mark[],
  owner: Pick<MarkRow, 'match' | 'seat' | 'player' | 'game'>,
): MarkRow[] => marks.map((mark) => ({ ...owner, ...mark }))

function insertions({ database: { db } }: CountingParts, rows: readonly MarkRow[]): CompiledQuery[] {
  if (rows.length === 0) return []
  return [
    db
      .insertInto('marks')
      .values([...rows])
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
  ]
}
