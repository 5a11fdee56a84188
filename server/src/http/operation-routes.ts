import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { RequestRefused } from '../request-refused.ts'
import type { Parts } from './parts.ts'

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** For whoever runs the server. */
export function operationRoutes(app: FastifyInstance, { context }: Parts): void {
  const { database, metrics, settings, log } = context

  metrics.databaseFailing.from(() => (database.health.reason === null ? 0 : 1))
  database.health.onChange((reason) =>
    reason === null
      ? log.info('the database takes writes again')
      : log.error({ reason }, 'the database takes no writes'),
  )

  app.get('/health', async (_, reply) => {
    const reason = await database.health.check()
    return reason === null ? { status: 'ok' } : reply.status(503).send({ status: 'failing', reason })
  })

  app.get('/metrics', async ({ headers, ip }, reply) => {
    const { metricsToken, trustProxy } = settings
    // A request that a proxy on this machine passes on seems to come from here.
    const isFromHere = LOOPBACK.includes(ip) && (trustProxy || headers['x-forwarded-for'] === undefined)
    const isAllowed = metricsToken === null ? isFromHere : isSame(headers.authorization, metricsToken)
    if (!isAllowed) throw new RequestRefused(403, 'unauthorized', 'not for everybody')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text())
  })
}

/** Compares hashes, so that the time does not reveal how much of the token is right. */
function isSame(authorization: string | undefined, token: string): boolean {
  const [given, expected] = [authorization ?? '', `Bearer ${token}`].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  return given !== undefined && expected !== undefined && timingSafeEqual(given, expected)
}
