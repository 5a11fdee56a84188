import { type Me, newTokenSchema, type TokenLine } from '@curio/protocol'
import type { FastifyInstance } from 'fastify'
import { personOf } from '../players/players.ts'
import { Refusal } from '../refusal.ts'
import { callerOf, type Parts } from './parts.ts'
import { meOf } from './player-routes.ts'

/** Programs that an account lets play for themselves. */
export function tokenRoutes(app: FastifyInstance, parts: Parts): void {
  const { context, accounts, limits, hub } = parts
  const { players } = context

  app.get('/api/tokens', async (request): Promise<TokenLine[]> => {
    const programs = await players.programsOf(await callerOf(parts, request))
    return programs.map((program) => ({ player: personOf(program), created: program.created }))
  })

  app.post('/api/tokens', async (request): Promise<Me & { readonly token: string }> => {
    const { name } = newTokenSchema.parse(request.body)
    const owner = await callerOf(parts, request)
    if (owner.kind !== 'account') throw new Refusal(403, 'not-possible', 'only an account has programs')
    limits.table(request.ip, owner.id)
    if (await accounts.isTaken(name)) throw new Refusal(409, 'taken', 'this name is taken')
    const { program, token } = await players.createProgram(owner, name)
    return { ...meOf(program), token }
  })

  app.delete<{ Params: { id: string } }>('/api/tokens/:id', async (request) => {
    const owner = await callerOf(parts, request)
    const { id } = request.params
    if (!(await players.revokeToken(owner, id)))
      throw new Refusal(404, 'not-found', 'no such program of yours')
    hub.disconnect(id)
    return {}
  })
}
