import type { GameLine, GameRecord, HistoryLine, Profile } from '@curio/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { untoldOptions } from '../achievements/seeing.ts'
import type { Context } from '../context.ts'
import { dataIn } from '../data-in.ts'
import type { Database } from '../db/open.ts'
import type { ResultRow } from '../db/schema.ts'
import { personOf } from '../players/players.ts'
import { RequestRefused } from '../request-refused.ts'
import { shownRating } from '../tables/ratings.ts'
import { resultIn } from '../tables/results.ts'
import type { Parts } from './parts.ts'

type AtPlayer = { Params: { id: string } }

const MOST_LINES = 50
const pageSchema = z.object({ before: z.coerce.number().int().positive().default(Number.MAX_SAFE_INTEGER) })

/** What somebody has played, and how well. */
export function profileRoutes(app: FastifyInstance, { context, identity }: Parts): void {
  const { players, database } = context

  app.get<AtPlayer>('/api/players/:id', async ({ params }): Promise<Profile> => {
    const player = await players.find(params.id)
    if (player === null) throw new RequestRefused(404, 'not-found', 'there is no such player')
    return { player: personOf(player), since: player.created, games: await gamesOf(database, player.id) }
  })

  /** Others see only public matches: the id of a private one is its key. */
  app.get<AtPlayer>('/api/players/:id/matches', async (request): Promise<HistoryLine[]> => {
    const { before } = pageSchema.parse(request.query)
    const caller = await identity.identify(request.headers)
    const { id } = request.params
    return historyOf(context, id, before, caller?.player.id === id)
  })
}

async function gamesOf(database: Database, player: string): Promise<GameRecord[]> {
  const { db } = database
  const rows = await db
    .selectFrom(playedBy(database, player).as('played'))
    .select(({ fn }) => [
      'game',
      'subject',
      'kind',
      fn.countAll<number>().as('matches'),
      fn.sum<number | null>('won').as('won'),
      fn.avg<number | null>('place').as('averagePlace'),
      fn.max<number | null>('rank').as('rank'),
      fn.max<number | null>('ranks').as('ranks'),
      fn.max<number | null>('points').as('bestPoints'),
      fn.avg<number | null>('points').as('averagePoints'),
    ])
    .groupBy(['game', 'subject', 'kind'])
    .orderBy('game')
    .orderBy('subject')
    .orderBy('kind')
    .execute()
  const ratings = await db.selectFrom('ratings').selectAll().where('player', '=', player).execute()
  return [...Map.groupBy(rows, ({ game }) => game)].map(([game, kinds]) => {
    const rating = ratings.find((each) => each.game === game)
    return {
      game,
      records: kinds.map(({ subject, kind, bestPoints, rank, ranks, ...sums }) => ({
        subject,
        kind,
        matches: Number(sums.matches),
        won: numberOf(sums.won),
        averagePlace: numberOf(sums.averagePlace),
        bestRank: rank === null || ranks === null ? null : { index: rank, of: ranks },
        bestPoints,
        averagePoints: numberOf(sums.averagePoints),
      })),
      rating: rating
        ? { value: shownRating(rating), mu: rating.mu, sigma: rating.sigma, matches: rating.matches }
        : null,
    }
  })
}

const SUMMED = ['game', 'subject', 'kind', 'won', 'place', 'rank', 'ranks', 'points'] as const

/** Matches, and the games within those that are several games. */
const playedBy = ({ db }: Database, player: string) =>
  db
    .selectFrom('results')
    .select(SUMMED)
    .where('player', '=', player)
    .unionAll(db.selectFrom('game_results').select(SUMMED).where('player', '=', player))

/** Some databases give sums and averages as text. */
const numberOf = (value: number | string | null): number | null => (value === null ? null : Number(value))

async function historyOf(
  context: Context,
  player: string,
  before: number,
  isOwn: boolean,
): Promise<HistoryLine[]> {
  const { database, records } = context
  const rows = await database.db
    .selectFrom('results')
    .innerJoin('matches', 'matches.id', 'results.match')
    .selectAll('results')
    .select('matches.options')
    .where('player', '=', player)
    .where('results.finished', '<', before)
    .where('visibility', 'in', isOwn ? ['public', 'private'] : ['public'])
    .orderBy('results.finished', 'desc')
    .limit(MOST_LINES)
    .execute()
  const matches = rows.map(({ match }) => match)
  const seats = await records.seatsOf(matches)
  const games = await gamesWithin(database, player, matches)
  return rows.map((row) => {
    const { match, game, subject, finished, players, quit } = row
    const options = dataIn(row.options)
    return {
      match,
      game,
      subject,
      options: isOwn ? options : untoldOptions(context, { game, options }),
      finished,
      players,
      seats: (seats.get(match) ?? []).map(({ person, bot }) => ({ person, bot })),
      quit: quit === 1,
      result: resultIn(row),
      games: games(row),
    }
  })
}

/** The games of a match that somebody played at a seat. */
async function gamesWithin(
  { db }: Database,
  player: string,
  matches: readonly string[],
): Promise<(at: Pick<ResultRow, 'match' | 'seat'>) => GameLine[]> {
  const rows =
    matches.length === 0
      ? []
      : await db
          .selectFrom('game_results')
          .selectAll()
          .where('player', '=', player)
          .where('match', 'in', matches)
          .orderBy('number')
          .execute()
  return ({ match, seat }) =>
    rows
      .filter((row) => row.match === match && row.seat === seat)
      .map((row) => ({ subject: row.subject, result: resultIn(row) }))
}
