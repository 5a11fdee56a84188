import { type Me, newTokenSchema, type TokenLine } from '@curio/protocol'
import type { FastifyInstance } from 'fastify'
import { isGuestName } from '../players/names.ts'
import { personOf } from '../players/players.ts'
import { RequestRefused } from '../request-refused.ts'
import { callerOf, identifiedBy, type Parts } from './parts.ts'
import { meOf, renameNamesakes } from './player-routes.ts'

/** Programs that play for themselves on behalf of an account. */
export function tokenRoutes(app: FastifyInstance, parts: Parts): void {
  const { accounts, programs, limits, hub } = parts

  app.get('/api/tokens', async (request): Promise<TokenLine[]> => {
    const own = await programs.of(await callerOf(parts, request))
    return own.map((program) => ({ player: personOf(program), created: program.created }))
  })

  app.post('/api/tokens', async (request): Promise<Me & { readonly token: string }> => {
    const { name } = newTokenSchema.parse(request.body)
    const { player: owner, session } = await identifiedBy(parts, request)
    if (owner.kind !== 'account' || session === null)
      throw new RequestRefused(403, 'not-possible', 'only an account has programs')
    limits.table(request.ip, owner.id)
    const created = isGuestName(name) ? null : await programs.create(session, name)
    if (created === null) throw await refusalOf(name)
    await renameNamesakes(parts, created.program)
    return { ...meOf(created.program), token: created.token }
  })

  app.delete<{ Params: { id: string } }>('/api/tokens/:id', async (request) => {
    const owner = await callerOf(parts, request)
    const { id } = request.params
    const revoked = await programs.revoke(owner, id)
    if (revoked.length === 0) throw new RequestRefused(404, 'not-found', 'no such program of yours')
    hub.disconnect(id)
    return {}
  })

  async function refusalOf(name: string): Promise<RequestRefused> {
    return (await accounts.isTaken(name))
      ? new RequestRefused(409, 'taken', 'this name is taken')
      : new RequestRefused(409, 'too-many', 'you have too many programs')
  }
}
