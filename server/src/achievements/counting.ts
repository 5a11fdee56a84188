import { type Game, hasWon, type Log, type Mark, marksOf, type PlayedMatch, playedMatch } from '@curio/kernel'
import type { CompiledQuery } from 'kysely'
import type { Context } from '../context.ts'
import type { HandedLogRow, MarkRow } from '../db/schema.ts'
import { failureOf } from '../failure.ts'
import { finishedLog } from '../tables/logs.ts'
import { notBuiltIn } from '../tables/packs.ts'
import { lockedPacks } from './locked.ts'

export type CountingParts = Pick<Context, 'database' | 'records' | 'packs' | 'games' | 'locked'> & {
  readonly log: { error(facts: object, text: string): void }
}

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
  for (const { match } of matches) await attempt(parts, match, () => countMatch(parts, game, match))
}

/** A match that cannot be played again counts for nothing until it can, and all others count. */
async function attempt({ log }: CountingParts, match: string, count: () => Promise<void>): Promise<boolean> {
  try {
    await count()
    return true
  } catch (cause) {
    log.error({ match, ...failureOf(cause) }, 'a match cannot be counted for achievements')
    return false
  }
}

/** How many matches and handed logs were counted, and how many could not be. */
export interface Recount {
  readonly counted: number
  readonly failed: number
}

export async function recountAll(parts: CountingParts): Promise<Recount> {
  const { db } = parts.database
  await parts.database.batch([db.deleteFrom('marks').compile(), db.deleteFrom('counted').compile()])
  const done: boolean[] = []
  for (const game of parts.games.filter(({ achievements }) => achievements)) {
    const matches = await db
      .selectFrom('results')
      .select('match')
      .distinct()
      .where('game', '=', game.id)
      .execute()
    for (const { match } of matches)
      done.push(await attempt(parts, match, () => countMatch(parts, game, match)))
    const handed = await db.selectFrom('handed_logs').selectAll().where('game', '=', game.id).execute()
    for (const row of handed)
      done.push(
        await attempt(parts, row.hash, () => parts.database.batch([...countHanded(parts, game, row)])),
      )
  }
  const counted = done.filter(Boolean).length
  return { counted, failed: done.length - counted }
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
  const log = await finishedLog(parts, match)
  const played = (await isOwnContent(parts, game, match, log)) ? null : playedMatch(game, log)
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

/** With content of their own people could achieve anything. What is locked the server brings itself. */
async function isOwnContent(
  { records, packs, locked }: CountingParts,
  game: Game,
  match: string,
  { header }: Log,
): Promise<boolean> {
  const kept = await packs.load((await records.match(match))?.packs ?? {})
  const ofServer = lockedPacks(locked, game, header.options)
  return Object.keys(notBuiltIn(game, header, kept)).some(
    (name) => kept[name]?.brought && !Object.hasOwn(ofServer, name),
  )
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
