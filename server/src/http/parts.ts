import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AchievementBook } from '../achievements/book.ts'
import type { Context } from '../context.ts'
import type { Accounts, Lock } from '../players/accounts.ts'
import type { Cookies } from '../players/cookies.ts'
import type { Identified, Identity } from '../players/identity.ts'
import type { Player } from '../players/players.ts'
import type { Programs } from '../players/programs.ts'
import type { Session, Sessions } from '../players/sessions.ts'
import { RequestRefused } from '../request-refused.ts'
import type { Sockets } from '../sockets.ts'
import type { Tables } from '../tables/tables.ts'
import type { Hub } from '../ws/hub.ts'
import type { Limits } from './limits.ts'
import { isSecure } from './security.ts'

/** What the routes need. */
export interface Parts {
  readonly context: Context
  readonly tables: Tables
  readonly hub: Hub
  readonly accounts: Accounts
  readonly programs: Programs
  readonly cookies: Cookies
  readonly sessions: Sessions
  readonly identity: Identity
  readonly limits: Limits
  readonly sockets: Sockets
  readonly book: AchievementBook
}

/** Who sent the request; throws a refusal when nobody is signed in. */
export async function callerOf(parts: Parts, request: FastifyRequest): Promise<Player> {
  return (await identifiedBy(parts, request)).player
}

/** The id of who sent the request; null for somebody whom nobody knows. */
export async function readerOf({ identity }: Parts, { headers }: FastifyRequest): Promise<string | null> {
  return (await identity.identify(headers))?.player.id ?? null
}

/** Who sent the request, with the browser. */
export async function identifiedBy({ identity }: Parts, { headers }: FastifyRequest): Promise<Identified> {
  const found = await identity.identify(headers)
  if (found === null)
    throw new RequestRefused(401, 'unauthorized', 'we do not know you; get a cookie from /api/me first')
  return found
}

/** Signs the browser in as that player. */
export async function signIn(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { id }: Player,
): Promise<void> {
  giveCookie(parts, request, reply, await parts.sessions.begin(id))
}

export function giveCookie(
  { cookies, context }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session,
): void {
  reply.header('set-cookie', cookies.session(session, isSecure(request.raw, context.settings)))
}

/** Marks the browser as one that has logged in to this account. */
export function giveDevice(
  { cookies, context }: Parts,
  { headers, raw }: FastifyRequest,
  reply: FastifyReply,
  lock: Lock,
): void {
  const device = cookies.readDevice(headers.cookie, lock) ?? context.ids.id()
  reply.header('set-cookie', cookies.device(device, lock, isSecure(raw, context.settings)))
}
