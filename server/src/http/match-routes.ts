import type { Json, Log } from '@curio/kernel'
import {
  botSeatSchema,
  type GameInfo,
  LEVELS,
  LIMITS,
  newMatchSchema,
  type RatingForecast,
  type Result,
  reportSchema,
  requestKeySchema,
  type TableInfo,
  type TableLine,
} from '@curio/protocol'
import type { FastifyInstance } from 'fastify'
import { lockedInPack, mayHave, maySee } from '../achievements/seeing.ts'
import { personOf } from '../players/players.ts'
import { RequestRefused } from '../request-refused.ts'
import { resignForecast } from '../tables/forecast.ts'
import { forStrangers } from '../tables/info.ts'
import { ownTables, publicTables } from '../tables/lists.ts'
import { finishedLog } from '../tables/logs.ts'
import { Reports } from '../tables/reports.ts'
import { giveSeatToBot, leaveSeat, takeSeat } from '../tables/seating.ts'
import { callerOf, type Parts, readerOf } from './parts.ts'

type AtMatch = { Params: { id: string } }
type AtSeat = { Params: { id: string; seat: string } }

/** Finding and making tables, sitting down and getting up. The play itself goes over the WebSocket. */
export function matchRoutes(app: FastifyInstance, parts: Parts): void {
  const { context, tables, limits, book } = parts
  const reports = new Reports(context)

  app.get(
    '/api/games',
    async (): Promise<GameInfo[]> =>
      context.games.map(({ id, rules, seats }) => ({ id, rules, seats, levels: LEVELS })),
  )

  app.get('/api/tables', (): Promise<TableLine[]> => publicTables(context))

  app.get(
    '/api/me/matches',
    async (request): Promise<TableLine[]> => ownTables(context, tables, await callerOf(parts, request)),
  )

  app.post('/api/matches', { bodyLimit: LIMITS.newMatch }, async (request): Promise<{ match: string }> => {
    const player = await callerOf(parts, request)
    limits.table(request.ip, player.id)
    const asked = newMatchSchema.parse(request.body)
    if (Object.keys(asked.packs).length > 0) limits.packs(request.ip)
    const key = requestKeySchema.parse(request.headers['idempotency-key'])
    const unlocked = await book.packsFor(player.id, asked.game, asked.options as Json)
    const wanted = { ...asked, packs: { ...asked.packs, ...unlocked } }
    return { match: (await tables.create(personOf(player), wanted, key)).id }
  })

  app.get<AtMatch>('/api/matches/:id', async (request): Promise<TableInfo> => {
    const info = await (await tables.need(request.params.id)).info()
    const match = { ...info, options: info.options as Json }
    return (await maySee(context, await readerOf(parts, request), match))
      ? info
      : forStrangers({ context }, info)
  })

  app.post<AtSeat>('/api/matches/:id/seats/:seat', async (request): Promise<TableInfo> => {
    const person = personOf(await callerOf(parts, request))
    const table = await tables.need(request.params.id)
    allow(await table.perform((state) => takeSeat(state, Number(request.params.seat), person)))
    return table.info()
  })

  app.delete<AtSeat>('/api/matches/:id/seats/:seat', async (request): Promise<TableInfo> => {
    const { id } = await callerOf(parts, request)
    const table = await tables.need(request.params.id)
    allow(await table.perform((state) => leaveSeat(state, Number(request.params.seat), id)))
    return table.info()
  })

  app.post<AtSeat>('/api/matches/:id/seats/:seat/bot', async (request): Promise<TableInfo> => {
    const { id } = await callerOf(parts, request)
    const { bot } = botSeatSchema.parse(request.body)
    const table = await tables.need(request.params.id)
    allow(await table.perform((state) => giveSeatToBot(state, Number(request.params.seat), bot, id)))
    return table.info()
  })

  app.post<AtMatch>('/api/matches/:id/rematch', async (request): Promise<{ match: string }> => {
    const player = await callerOf(parts, request)
    limits.table(request.ip, player.id)
    const unlocked = (game: string, options: Json) => book.packsFor(player.id, game, options)
    return { match: await tables.rematch(request.params.id, personOf(player), unlocked) }
  })

  app.get<AtMatch>(
    '/api/matches/:id/resigning',
    async (request): Promise<{ rating: RatingForecast | null }> => {
      const { id } = await callerOf(parts, request)
      return { rating: await resignForecast(context, await tables.need(request.params.id), id) }
    },
  )

  app.get<AtMatch>('/api/matches/:id/log', async (request): Promise<Log> => {
    const { id } = request.params
    const log = await finishedLog(context, id)
    const match = { ...log.header, seats: await context.records.seats(id) }
    if (!(await maySee(context, await readerOf(parts, request), match))) throw hidden()
    return log
  })

  // Whoever knows the hash has seen the pack at a table, or has the pack; only what is locked is kept from them.
  app.get<{ Params: { file: string } }>('/api/packs/:file', async (request, reply): Promise<Json> => {
    const { file } = request.params
    const kept = await context.packs.find(file)
    if (kept === null) throw new RequestRefused(404, 'no-pack', 'there is no such pack')
    const locked = await lockedInPack(context, kept)
    if (locked && !(await mayHave(context, await readerOf(parts, request), locked))) throw hidden()
    reply.header('cache-control', `${locked ? 'private' : 'public'}, max-age=31536000, immutable`)
    return kept.pack
  })

  app.post<AtMatch>('/api/matches/:id/report', async (request): Promise<{ report: string }> => {
    const player = await callerOf(parts, request)
    const { text } = reportSchema.parse(request.body)
    limits.report(player.id, request.ip)
    return { report: await reports.add(request.params.id, player.id, text) }
  })
}

const hidden = (): RequestRefused =>
  new RequestRefused(403, 'hidden', 'it is played with something that you have not unlocked')

function allow(result: Result): void {
  if (!result.ok) throw new RequestRefused(result.code === 'not-yours' ? 403 : 409, result.code, result.text)
}
