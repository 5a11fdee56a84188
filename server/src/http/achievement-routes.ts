import { parseLog } from '@curio/kernel'
import { type AchievementsOfGame, handedLogSchema, tickSchema, type UnlockedPacks } from '@curio/protocol'
import type { FastifyInstance } from 'fastify'
import { RequestRefused } from '../request-refused.ts'
import { callerOf, type Parts } from './parts.ts'

type OfGame = { Params: { game: string } }
type OfItem = { Params: { game: string; item: string } }

/** A log of a long match; anything else that is sent is smaller. */
const LOG_BYTES = 1_048_576

/** What somebody has achieved, for themselves. */
export function achievementRoutes(app: FastifyInstance, parts: Parts): void {
  const { book, limits } = parts

  app.get<OfGame>('/api/me/achievements/:game', async (request): Promise<AchievementsOfGame> => {
    const { id } = await callerOf(parts, request)
    return book.of(id, request.params.game)
  })

  app.get<OfGame>('/api/me/achievements/:game/unlocked', async (request): Promise<UnlockedPacks> => {
    const { id } = await callerOf(parts, request)
    return { packs: await book.unlockedPacks(id, request.params.game) }
  })

  app.put<OfItem>('/api/me/achievements/:game/:item', async (request): Promise<AchievementsOfGame> => {
    const { done } = tickSchema.parse(request.body)
    const { id } = await callerOf(parts, request)
    return book.tick(id, request.params.game, request.params.item, done)
  })

  app.post<OfGame>(
    '/api/me/achievements/:game/logs',
    { bodyLimit: LOG_BYTES },
    async (request): Promise<AchievementsOfGame> => {
      const { seat, log } = handedLogSchema.parse(request.body)
      const { id } = await callerOf(parts, request)
      limits.handedLog(id, request.ip)
      const read = parseLog(log)
      if (!read.ok) throw new RequestRefused(400, 'wrong-log', read.message)
      return book.hand(id, request.params.game, seat, read.value)
    },
  )
}
