import { loginSchema, type Me, newPasswordSchema, registrationSchema, renameSchema } from '@curio/protocol'
import type { FastifyInstance } from 'fastify'
import { type Player, personOf } from '../players/players.ts'
import type { Session } from '../players/sessions.ts'
import { RequestRefused } from '../request-refused.ts'
import { callerOf, giveCookie, giveDevice, identifiedBy, type Parts, signIn } from './parts.ts'

export const meOf = (player: Player): Me => ({ player: personOf(player) })

/** Signing in and out, as a guest or with an account. */
export function playerRoutes(app: FastifyInstance, parts: Parts): void {
  const { context, accounts, programs, cookies, identity, sessions, limits, tables, hub } = parts
  const { players } = context

  app.get('/api/me', async (request, reply): Promise<Me> => {
    const found = await identity.identify(request.headers)
    if (found !== null) {
      const { session, player } = found
      if (session && (await sessions.renew(session))) giveCookie(parts, request, reply, session)
      return meOf(player)
    }
    limits.guest(request.ip)
    const guest = await players.createGuest()
    await signIn(parts, request, reply, guest)
    return meOf(guest)
  })

  app.post('/api/me/name', async (request): Promise<Me> => {
    const { name } = renameSchema.parse(request.body)
    const player = await callerOf(parts, request)
    if (player.kind === 'program') throw new RequestRefused(409, 'not-possible', 'a program keeps its name')
    limits.name(player.id)
    const renamed = await accounts.rename(player, name)
    if (renamed === null) throw new RequestRefused(409, 'taken', 'this name is taken')
    await tables.adopt(player.id, personOf(renamed))
    if (renamed.kind === 'account') await renameNamesakes(parts, renamed)
    return meOf(renamed)
  })

  app.post('/api/me/register', async (request, reply): Promise<Me> => {
    const credentials = registrationSchema.parse(request.body)
    const guest = await callerOf(parts, request)
    if (guest.kind !== 'guest') throw new RequestRefused(409, 'not-possible', 'you have an account')
    limits.registration(request.ip)
    const account = await accounts.register(guest, credentials)
    if (account === null) throw new RequestRefused(409, 'taken', 'this name is taken')
    await tables.adopt(guest.id, personOf(account))
    await renameNamesakes(parts, account)
    await sessions.endAll(account.id)
    hub.disconnect(account.id)
    await signIn(parts, request, reply, account)
    const lock = await accounts.lockOf(account.name)
    if (lock) giveDevice(parts, request, reply, lock)
    return meOf(account)
  })

  app.post('/api/me/login', async (request, reply): Promise<Me> => {
    const { name, password } = loginSchema.parse(request.body)
    const before = await identity.identify(request.headers)
    const lock = await accounts.lockOf(name)
    const device = lock && cookies.readDevice(request.headers.cookie, lock)
    const login = await limits.passwords.judge({ address: request.ip, name, device }, () =>
      accounts.login(lock, password),
    )
    if (lock === null || login === null)
      throw new RequestRefused(401, 'wrong-password', 'there is no such name with this password')
    const { account, session } = login
    if (before?.player.kind === 'guest') await adopt(parts, before.player, account)
    else if (before?.session) await leave(parts, before.session)
    giveCookie(parts, request, reply, session)
    giveDevice(parts, request, reply, lock)
    return meOf(account)
  })

  /** The browser goes on as a new guest; copies of the old cookie are worth nothing. */
  app.post('/api/me/logout', async (request, reply): Promise<Me> => {
    limits.guest(request.ip)
    const before = await identity.identify(request.headers)
    if (before?.session) await leave(parts, before.session)
    const guest = await players.createGuest()
    await signIn(parts, request, reply, guest)
    return meOf(guest)
  })

  app.post('/api/me/password', async (request, reply): Promise<Me> => {
    const { old, password } = newPasswordSchema.parse(request.body)
    const { player, session } = await identifiedBy(parts, request)
    if (player.kind !== 'account' || session === null)
      throw new RequestRefused(409, 'not-possible', 'only an account has a password')
    const trial = { address: request.ip, name: player.name, device: session.session }
    const lock = await limits.passwords.judge(trial, () => accounts.changePassword(player, old, password))
    if (lock === null) throw new RequestRefused(401, 'wrong-password', 'the old password is wrong')
    // Sessions end first, so that nobody but the owner can make a token meanwhile.
    await sessions.endAll(player.id)
    hub.disconnect(player.id)
    for (const { id } of await programs.revoke(player)) hub.disconnect(id)
    await signIn(parts, request, reply, player)
    giveDevice(parts, request, reply, lock)
    return meOf(player)
  })
}

/** Gives what the guest has played to the account, and signs the guest out everywhere. */
async function adopt(
  { accounts, tables, sessions, hub }: Parts,
  guest: Player,
  account: Player,
): Promise<void> {
  await accounts.adopt(guest, account)
  await tables.adopt(guest.id, personOf(account))
  // Again, because a running match may have stored the guest in between.
  await accounts.adopt(guest, account)
  await sessions.endAll(guest.id)
  hub.disconnect(guest.id)
}

/** Renames guests whose name an account or a program has taken, at their tables too. */
export async function renameNamesakes({ context, tables }: Parts, { name }: Player): Promise<void> {
  for (const guest of await context.players.renameGuests(name)) await tables.adopt(guest.id, personOf(guest))
}

async function leave({ sessions, hub }: Parts, session: Session): Promise<void> {
  await sessions.end(session)
  hub.disconnect(session.player, session.session)
}
