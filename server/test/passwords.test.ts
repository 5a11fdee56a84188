import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { test } from 'node:test'
import { hashPassword } from '../src/players/passwords.ts'
import { TooFast } from '../src/request-refused.ts'
import { Visitor } from './support/client.ts'
import { ManualClock } from './support/manual-clock.ts'
import { serve, type TestServer } from './support/stand.ts'

const ANNA = { name: 'Anna', password: 'a long password' }
const WRONG = { ...ANNA, password: 'not the password' }

/** Somebody at an address of their own: all of 127/8 is this machine. */
async function logIn(
  { address }: TestServer,
  from: string,
  credentials: { readonly name: string; readonly password: string },
  cookie = '',
): Promise<{ status: number; cookies: readonly string[] }> {
  const body = JSON.stringify(credentials)
  const asked = request(`${address}/api/me/login`, {
    method: 'POST',
    localAddress: from,
    agent: false,
    headers: { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) },
  })
  asked.end(body)
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  return { status: response.statusCode ?? 0, cookies: response.headers['set-cookie'] ?? [] }
}

/** Guesses until it is refused; gives how many guesses there were. */
async function guess(server: TestServer, from: string, name = ANNA.name): Promise<number> {
  for (let tries = 0; tries <= 200; tries++) {
    const { status } = await logIn(server, from, { ...WRONG, name })
    if (status === 429) return tries
    assert.equal(status, 401)
  }
  return assert.fail('never refused')
}

/** A guesser at many addresses, until the name is closed to all strangers. */
async function besiege(server: TestServer): Promise<void> {
  for (let host = 10; host < 30; host++) if ((await guess(server, `127.0.0.${host}`)) === 0) return
  assert.fail('never refused')
}

const deviceIn = (cookies: readonly string[]): string =>
  cookies.find((cookie) => cookie.startsWith('curio-device='))?.split(';')[0] ?? ''

async function registered(t: Parameters<typeof serve>[0]): Promise<{
  readonly server: TestServer
  readonly clock: ManualClock
  readonly anna: Visitor
}> {
  const clock = new ManualClock()
  const server = await serve(t, {}, { clock })
  const anna = await Visitor.come(server.address)
  await anna.post('/api/me/register', ANNA)
  return { server, clock, anna }
}

test('who guesses a password is refused; the owner logs in from elsewhere at once', async (t) => {
  const { server, clock } = await registered(t)
  assert.equal(await guess(server, '127.0.0.2'), 10)
  assert.equal((await logIn(server, '127.0.0.1', ANNA)).status, 200)
  assert.equal((await logIn(server, '127.0.0.2', WRONG)).status, 429)
  assert.equal((await logIn(server, '127.0.0.2', ANNA)).status, 429)
  clock.advance(60_000)
  assert.equal(await guess(server, '127.0.0.2'), 1)
  clock.advance(180_000)
  assert.equal(await guess(server, '127.0.0.2'), 3)
})

test('one network cannot try every name', async (t) => {
  const { server } = await registered(t)
  let tries = 0
  for (const name of ['Boris', 'Clara', 'Dora']) tries += await guess(server, '127.0.0.2', name)
  assert.equal(tries, 20)
  assert.equal(await guess(server, '127.0.0.2', 'Eva'), 0)
})

test('only wrong passwords count', async (t) => {
  const { server } = await registered(t)
  for (let login = 0; login < 30; login++) assert.equal((await logIn(server, '127.0.0.2', ANNA)).status, 200)
  assert.equal(await guess(server, '127.0.0.2'), 10)
})

test('tries that come at once are counted like those that come one after the other', async (t) => {
  const { server } = await registered(t)
  const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(server, '127.0.0.2', WRONG)))
  assert.equal(answers.filter(({ status }) => status === 401).length, 10)
})

test('a browser that has been logged in is let in when the name is closed to strangers, logged out or not', async (t) => {
  const { server, anna } = await registered(t)
  const phone = deviceIn((await logIn(server, '127.0.0.3', ANNA)).cookies)
  await anna.post('/api/me/logout')
  await besiege(server)
  assert.equal((await logIn(server, '127.0.0.4', ANNA)).status, 429)
  assert.equal((await logIn(server, '127.0.0.4', ANNA, phone)).status, 200)
  // Also where the guesser is.
  assert.equal((await logIn(server, '127.0.0.10', ANNA, phone)).status, 200)
  assert.equal((await anna.fetch('POST', '/api/me/login', ANNA)).status, 200)
})

test('a known browser has tries of its own, and no more than that', async (t) => {
  const { server, clock } = await registered(t)
  const device = deviceIn((await logIn(server, '127.0.0.3', ANNA)).cookies)
  const other = deviceIn((await logIn(server, '127.0.0.5', ANNA)).cookies)
  const status = async (cookie: string, credentials: typeof ANNA): Promise<number> =>
    (await logIn(server, '127.0.0.3', credentials, cookie)).status
  for (let tries = 0; tries < 10; tries++) assert.equal(await status(device, WRONG), 401)
  assert.equal(await status(device, ANNA), 429)
  assert.equal(await status(other, ANNA), 200)
  clock.advance(60_000)
  assert.equal(await status(device, ANNA), 200)
})

test('a device cookie is for one account and one password, and cannot be made up', async (t) => {
  const { server, anna } = await registered(t)
  const boris = await Visitor.come(server.address)
  await boris.post('/api/me/register', { name: 'Boris', password: 'another password' })
  const [cookie] = [anna.cookie.split('; ').find((each) => each.startsWith('curio-device=')) ?? '']
  const others = boris.cookie.split('; ').find((each) => each.startsWith('curio-device=')) ?? ''
  await besiege(server)
  for (const strange of [
    others,
    `${cookie}x`,
    cookie.replace('=', '=x'),
    'curio-device=',
    'curio-device=a.b',
  ])
    assert.equal((await logIn(server, '127.0.0.4', ANNA, strange)).status, 429, strange)
  assert.equal((await logIn(server, '127.0.0.4', ANNA, cookie)).status, 200)
  const changed = { ...ANNA, password: 'a new password' }
  await anna.post('/api/me/password', { old: ANNA.password, password: changed.password })
  assert.equal((await logIn(server, '127.0.0.4', changed, cookie)).status, 429)
  assert.equal((await anna.fetch('POST', '/api/me/login', changed)).status, 200)
})

test('a device cookie opens nothing, and scripts and other sites cannot use it', async (t) => {
  const { server } = await registered(t)
  const { cookies } = await logIn(server, '127.0.0.2', ANNA)
  const cookie = cookies.find((each) => each.startsWith('curio-device=')) ?? ''
  for (const attribute of [/; HttpOnly/, /; SameSite=Lax/, /; Path=\/api\/me;/, /; Max-Age=\d{8}/])
    assert.match(cookie, attribute)
  const headers = { cookie: deviceIn(cookies) }
  assert.equal((await fetch(`${server.address}/api/me/matches`, { headers })).status, 401)
})

test('the old password is not guessed without end by who has a session', async (t) => {
  const { anna, server } = await registered(t)
  const phone = await Visitor.come(server.address)
  await phone.post('/api/me/login', ANNA)
  const change = async (visitor: Visitor, old: string): Promise<number> =>
    (await visitor.fetch('POST', '/api/me/password', { old, password: 'a new password' })).status
  for (let tries = 0; tries < 10; tries++) assert.equal(await change(anna, 'not the password'), 401)
  assert.equal(await change(anna, ANNA.password), 429)
  assert.equal(await change(phone, ANNA.password), 200)
})

test('a guest has no password to change', async (t) => {
  const { server } = await registered(t)
  const guest = await Visitor.come(server.address)
  const body = { old: 'not the password', password: 'a new password' }
  assert.equal((await guest.fetch('POST', '/api/me/password', body)).status, 409)
})

test('only so many passwords wait to be worked on, and the rest is refused at once', async () => {
  const results = await Promise.allSettled(Array.from({ length: 60 }, () => hashPassword('a long password')))
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  assert.equal(refused.length, 20)
  assert.ok(refused.every((cause) => cause instanceof TooFast))
  assert.match(await hashPassword('a long password'), /^\$argon2id\$/)
})
