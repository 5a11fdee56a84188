import {
  credentialsSchema,
  type Me,
  newPasswordSchema,
  newTokenSchema,
  renameSchema,
  type TokenLine,
} from '@curio/protocol'
import type { FastifyInstance } from 'fastify'
import { type Player, personOf } from '../players/players.ts'
import { Refusal } from '../refusal.ts'
import { callerOf, type Parts, signIn } from './parts.ts'

const meOf = (player: Player): Me => ({ player: personOf(player) })

/** Who one is: guest, account, programs. */
export function playerRoutes(app: FastifyInstance, parts: Parts): void {
  const { context, accounts, identity, limits, tables, hub } = parts
  const { players } = context

  app.get('/api/me', async (request, reply): Promise<Me> => {
    const found = await identity.identify(request.headers)
    if (found !== null) return meOf(found.player)
    limits.guest(request.ip)
    const guest = await players.createGuest()
    signIn(parts, request, reply, guest)
    return meOf(guest)
  })

  app.post('/api/me/name', async (request): Promise<Me> => {
    const { name } = renameSchema.parse(request.body)
    const player = await callerOf(parts, request)
    if (player.kind !== 'guest') throw new Refusal(409, 'not-possible', 'an account keeps its name')
    const renamed = await players.rename(player, name)
    await tables.adopt(player.id, personOf(renamed))
    return meOf(renamed)
  })

  app.post('/api/me/register', async (request, reply): Promise<Me> => {
    const credentials = credentialsSchema.parse(request.body)
    const guest = await callerOf(parts, request)
    limits.password(request.ip, credentials.name)
    if (guest.kind !== 'guest') throw new Refusal(409, 'not-possible', 'you have an account')
    const account = await accounts.register(guest, credentials)
    if (account === null) throw new Refusal(409, 'taken', 'this name is taken')
    await tables.adopt(guest.id, personOf(account))
    signIn(parts, request, reply, account)
    return meOf(account)
  })

  app.post('/api/me/login', async (request, reply): Promise<Me> => {
    const credentials = credentialsSchema.parse(request.body)
    limits.password(request.ip, credentials.name)
    const before = await identity.identify(request.headers)
    const account = await accounts.login(credentials)
    if (account === null) throw new Refusal(401, 'wrong-password', 'there is no such name with this password')
    if (before?.player.kind === 'guest') {
      await accounts.adopt(before.player, account)
      await tables.adopt(before.player.id, personOf(account))
      hub.disconnect(before.player.id)
    }
    signIn(parts, request, reply, account)
    return meOf(account)
  })

  /** Goes on as a new guest. */
  app.post('/api/me/logout', async (request, reply): Promise<Me> => {
    limits.guest(request.ip)
    const guest = await players.createGuest()
    signIn(parts, request, reply, guest)
    return meOf(guest)
  })

  app.post('/api/me/password', async (request, reply): Promise<Me> => {
    const { old, password } = newPasswordSchema.parse(request.body)
    const player = await callerOf(parts, request)
    limits.password(request.ip, player.name)
    const account = await accounts.changePassword(player, old, password)
    if (account === null) throw new Refusal(401, 'wrong-password', 'the old password is another')
    hub.disconnect(account.id)
    signIn(parts, request, reply, account)
    return meOf(account)
  })

  app.get('/api/tokens', async (request): Promise<TokenLine[]> => {
    const programs = await players.programsOf(await callerOf(parts, request))
    return programs.map((program) => ({ player: personOf(program), created: program.created }))
  })

  app.post('/api/tokens', async (request): Promise<Me & { readonly token: string }> => {
    const { name } = newTokenSchema.parse(request.body)
    const owner = await callerOf(parts, request)
    if (owner.kind !== 'account') throw new Refusal(403, 'not-possible', 'only an account has programs')
    limits.table(owner.id)
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
