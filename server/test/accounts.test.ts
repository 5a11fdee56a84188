import assert from 'node:assert/strict'
import { once } from 'node:events'
import { join } from 'node:path'
import { test } from 'node:test'
import { placeOf, pointsOf } from '@curio/kernel'
import {
  type HistoryLine,
  type Me,
  PROTOCOL,
  type Profile,
  type TableInfo,
  type TokenLine,
} from '@curio/protocol'
import { openDatabase } from '../src/db/open.ts'
import { Players } from '../src/players/players.ts'
import { Programs } from '../src/players/programs.ts'
import { Sessions } from '../src/players/sessions.ts'
import { startServer } from '../src/server.ts'
import { Line, Visitor } from './support/client.ts'
import { ManualClock } from './support/manual-clock.ts'
import { twoPeople } from './support/people.ts'
import { repeatable } from './support/repeatable.ts'
import { serve, temporaryFolder } from './support/stand.ts'
import { quickThinker } from './support/thinkers.ts'

const ANNA = { name: 'Анна Ко', password: 'a long password' }

async function refused(response: Promise<Response>): Promise<string> {
  const { code } = (await (await response).json()) as { code: string }
  return code
}

test('the first visit makes a guest, by a cookie that scripts and other sites cannot use', async (t) => {
  const { address } = await serve(t)
  const response = await fetch(`${address}/api/me`)
  const cookie = response.headers.get('set-cookie') ?? ''
  assert.match(cookie, /^curio=/)
  assert.match(cookie, /; HttpOnly/)
  assert.match(cookie, /; SameSite=Lax/)
  assert.match(cookie, /; Path=\//)
  assert.doesNotMatch(cookie, /Secure/)
  const { player } = (await response.json()) as Me
  assert.deepEqual([player.guest, player.program], [true, false])
})

test('behind https the cookie is for https only', async (t) => {
  const { address } = await serve(t, { trustProxy: true })
  const direct = await fetch(`${address}/api/me`)
  assert.doesNotMatch(direct.headers.get('set-cookie') ?? '', /Secure/)
  const response = await fetch(`${address}/api/me`, { headers: { 'x-forwarded-proto': 'https' } })
  assert.match(response.headers.get('set-cookie') ?? '', /; Secure/)
  assert.match(response.headers.get('strict-transport-security') ?? '', /max-age=\d+/)
})

test('a cookie that was tampered with is nobody', async (t) => {
  const { address } = await serve(t)
  const [anna, boris] = [await Visitor.come(address), await Visitor.come(address)]
  const [, own] = anna.cookie.split('=')
  const forged = `curio=${boris.player.id}.${own?.split('.').slice(1).join('.')}`
  for (const cookie of [forged, `${anna.cookie}x`, 'curio=', 'curio=a.b', 'curio=....']) {
    const response = await fetch(`${address}/api/me/matches`, { headers: { cookie } })
    assert.equal(response.status, 401)
  }
})

test('a guest that registers keeps everything: the seat in a running match, the name changes', async (t) => {
  const people = await twoPeople(t)
  const { anna, second, match } = people
  const before = anna.player.id
  const { player } = await anna.post<Me>('/api/me/register', ANNA)
  assert.deepEqual([player.id, player.name, player.guest], [before, ANNA.name, false])
  await (await anna.sit(match, 0)).answer()
  await second.until(() => second.table?.seats[0]?.person?.name === ANNA.name)
  assert.equal(await refused(anna.fetch('POST', '/api/me/register', ANNA)), 'not-possible')
})

test('a guest that logs in brings along what it has played, in memory and on disk', async (t) => {
  const people = await twoPeople(t, {}, { thinker: quickThinker })
  const { server, anna, boris, first, match } = people
  await boris.post('/api/me/register', { name: 'Boris', password: 'another password' })
  const account = boris.player.id
  // The match is over for Boris; Anna plays on, logs in at another machine as Boris, and everything is his.
  const other = await Visitor.come(server.address)
  const open = await other.createMatch({ seats: ['me', 'open'] })
  const quick = await other.createMatch({ seats: ['me', 'easy'] })
  const place = await other.sit(quick, 0)
  await place.line.do({ t: 'resign', c: 0 })
  await place.until(() => place.table?.status === 'abandoned')
  const login = await other.post<Me>('/api/me/login', { name: 'BORIS', password: 'another password' })
  assert.equal(login.player.id, account)
  const info = await other.get<TableInfo>(`/api/matches/${open}`)
  assert.equal(info.seats[0]?.person?.id, account)
  assert.equal(info.creator, account)
  const history = await other.get<HistoryLine[]>(`/api/players/${account}/matches`)
  assert.deepEqual(
    history.map((line) => line.match),
    [quick],
  )
  const own = await other.get<{ match: string }[]>('/api/me/matches')
  assert.deepEqual(own.map((line) => line.match).sort(), [match, open].sort())
  await (await other.sit(open, 0)).line.close()
  assert.ok(first.question && anna.cookie)
})

test('names are taken whatever their case, and a wrong password does not say what was wrong', async (t) => {
  const { address } = await serve(t)
  const [anna, boris] = [await Visitor.come(address), await Visitor.come(address)]
  await anna.post('/api/me/register', ANNA)
  assert.equal(await refused(boris.fetch('POST', '/api/me/register', { ...ANNA, name: 'аННА ко' })), 'taken')
  const wrong = [
    { ...ANNA, password: 'not the password' },
    { name: 'Nobody', password: 'not the password' },
  ]
  for (const credentials of wrong)
    assert.equal(await refused(boris.fetch('POST', '/api/me/login', credentials)), 'wrong-password')
  for (const credentials of [
    { ...ANNA, password: 'short' },
    { ...ANNA, name: '<b>' },
    { ...ANNA, name: 'x' },
  ])
    assert.equal(await refused(boris.fetch('POST', '/api/me/register', credentials)), 'malformed')
})

test('a new password ends all other sessions, and their connections', async (t) => {
  const { address } = await serve(t)
  const anna = await Visitor.come(address)
  await anna.post('/api/me/register', ANNA)
  const stolen = anna.at(address)
  const line = await stolen.connect()
  const closed = new Promise<number>((resolve) => line.socket.once('close', resolve))
  assert.equal(
    await refused(anna.fetch('POST', '/api/me/password', { old: 'wrong', password: 'a new password' })),
    'wrong-password',
  )
  await anna.post('/api/me/password', { old: ANNA.password, password: 'a new password' })
  assert.equal(await closed, 4004)
  assert.equal((await stolen.fetch('GET', '/api/me/matches')).status, 401)
  assert.equal((await anna.fetch('GET', '/api/me/matches')).status, 200)
  const out = await anna.post<Me>('/api/me/logout')
  assert.equal(out.player.guest, true)
})

test('a new password takes the tokens of all programs, and closes their connections', async (t) => {
  const { address } = await serve(t)
  const [anna, boris] = [await Visitor.come(address), await Visitor.come(address)]
  await anna.post('/api/me/register', ANNA)
  await boris.post('/api/me/register', { name: 'Boris', password: 'another password' })
  const tokenOf = async (owner: Visitor, name: string): Promise<string> =>
    (await owner.post<{ token: string }>('/api/tokens', { name })).token
  const own = [await tokenOf(anna, 'Robot'), await tokenOf(anna, 'Machine')]
  const other = await tokenOf(boris, 'Calculator')
  const lines = [...own, other].map((token) => new Line(address, { authorization: `Bearer ${token}` }))
  await Promise.all(lines.map((line) => line.opened()))
  const closed = lines.slice(0, 2).map(async ({ socket }) => (await once(socket, 'close'))[0])
  await anna.post('/api/me/password', { old: ANNA.password, password: 'a new password' })
  assert.deepEqual(await Promise.all(closed), [4004, 4004])
  const status = async (token: string): Promise<number> =>
    (await fetch(`${address}/api/me/matches`, { headers: { authorization: `Bearer ${token}` } })).status
  assert.deepEqual(await Promise.all([...own, other].map(status)), [401, 401, 200])
  assert.deepEqual(await anna.get('/api/tokens'), [])
  assert.equal((await lines[2]?.say({ t: 'hello', v: PROTOCOL }))?.t, 'welcome')
})

test('who asked for a token before the session ended, and gets there after it, gets none', async (t) => {
  const database = await openDatabase(join(temporaryFolder(t), 'curio.db'))
  t.after(() => database.close())
  const [clock, ids] = [new ManualClock(), repeatable()]
  const players = new Players(database, clock, ids)
  const sessions = new Sessions(database, clock, ids)
  const programs = new Programs(database, players, clock, ids)
  const owner = await players.createGuest()
  const [thief, lasting] = [await sessions.begin(owner.id), await sessions.begin(owner.id)]
  const created = await programs.create(lasting, 'Robot')
  await programs.revoke(owner)
  await sessions.end(thief)
  assert.deepEqual(
    [await programs.create(thief, 'Machine'), await programs.create(thief, 'Robot')],
    [null, null],
  )
  assert.deepEqual((await programs.create(lasting, 'Robot'))?.program, created?.program)
  assert.equal((await programs.of(owner)).length, 1)
})

test('logging out ends the session for every copy of its cookie, and no other session', async (t) => {
  const { address } = await serve(t)
  const anna = await Visitor.come(address)
  await anna.post('/api/me/register', ANNA)
  const [copy, phone] = [anna.at(address), await Visitor.come(address)]
  await phone.post('/api/me/login', ANNA)
  const [line, other] = [await copy.connect(), await phone.connect()]
  const closed = new Promise<number>((resolve) => line.socket.once('close', resolve))
  assert.equal((await anna.post<Me>('/api/me/logout')).player.guest, true)
  assert.equal(await closed, 4004)
  assert.equal((await copy.fetch('GET', '/api/me/matches')).status, 401)
  assert.equal((await phone.fetch('GET', '/api/me/matches')).status, 200)
  assert.equal((await other.say({ t: 'ping' })).t, 'pong')
})

test('the cookie from before registering or logging in is worth nothing', async (t) => {
  const { address } = await serve(t)
  const anna = await Visitor.come(address)
  const guest = anna.at(address)
  await anna.post('/api/me/register', ANNA)
  assert.equal((await guest.fetch('GET', '/api/me/matches')).status, 401)
  const other = await Visitor.come(address)
  const before = other.at(address)
  await other.post('/api/me/login', ANNA)
  assert.equal((await before.fetch('GET', '/api/me/matches')).status, 401)
  const account = other.at(address)
  await other.post('/api/me/login', ANNA)
  assert.equal((await account.fetch('GET', '/api/me/matches')).status, 401)
})

test('registering closes the connections of the guest: nothing is done by them when the account has logged out', async (t) => {
  const { anna, first } = await twoPeople(t)
  const closed = once(first.line.socket, 'close').then(([code]) => code)
  await anna.post('/api/me/register', ANNA)
  await anna.post('/api/me/logout')
  const resigned = first.line.say({ t: 'resign', c: 0 }).then(
    ({ t }) => t,
    () => closed,
  )
  assert.equal(await Promise.race([closed, resigned]), 4004)
})

test('who logs in with the old password while it is being changed is not in afterwards', async (t) => {
  const { address } = await serve(t)
  const [anna, thief] = [await Visitor.come(address), await Visitor.come(address)]
  await anna.post('/api/me/register', ANNA)
  const wait = (name: string) => thief.at(address).fetch('POST', '/api/me/login', { ...ANNA, name })
  const change = anna.post('/api/me/password', { old: ANNA.password, password: 'a new password' })
  // Passwords are worked on one after the other: the old one has been checked when the second of these is
  // refused, and the new one waits behind the last of them.
  const [, second, ...others] = ['Nobody 1', 'Nobody 2', 'Nobody 3', 'Nobody 4', 'Nobody 5'].map(wait)
  await second
  await thief.fetch('POST', '/api/me/login', ANNA)
  await Promise.all([change, ...others])
  await thief.meet()
  assert.notEqual(thief.player.id, anna.player.id)
})

test('of two who change the same password at once, one finds it changed', async (t) => {
  const { address } = await serve(t)
  const anna = await Visitor.come(address)
  await anna.post('/api/me/register', ANNA)
  const copy = anna.at(address)
  const change = async (visitor: Visitor, password: string): Promise<number> =>
    (await visitor.fetch('POST', '/api/me/password', { old: ANNA.password, password })).status
  const both = await Promise.all([change(anna, 'a new password'), change(copy, 'another password')])
  assert.deepEqual(both.sort(), [200, 401])
})

test('a session lasts a year from the last visit, also across restarts', async (t) => {
  const clock = new ManualClock()
  const DAY = 24 * 3_600_000
  const server = await serve(t, {}, { clock })
  const [anna, boris] = [await Visitor.come(server.address), await Visitor.come(server.address)]
  // Guests who have never played are forgotten earlier.
  for (const guest of [anna, boris]) await guest.createMatch({ seats: ['me', 'open'] })
  clock.advance(300 * DAY)
  const renewed = await anna.fetch('GET', '/api/me')
  assert.match(renewed.headers.get('set-cookie') ?? '', /^curio=/)
  assert.equal((await anna.fetch('GET', '/api/me')).headers.get('set-cookie'), null)
  clock.advance(200 * DAY)
  await server.close()
  const again = await startServer(server.settings, { clock })
  t.after(() => again.close())
  const status = async (visitor: Visitor): Promise<number> =>
    (await visitor.at(again.address).fetch('GET', '/api/me/matches')).status
  assert.deepEqual([await status(anna), await status(boris)], [200, 401])
})

test('guests and accounts may rename themselves, and the table is told', async (t) => {
  const { anna, boris, match, first, second } = await twoPeople(t)
  await anna.post('/api/me/name', { name: 'Ann' })
  await second.until(() => second.table?.seats[0]?.person?.name === 'Ann')
  await boris.post('/api/me/register', { name: 'Boris', password: 'another password' })
  const { player } = await boris.post<Me>('/api/me/name', { name: '  Борис\u200b Великий ' })
  assert.deepEqual([player.id, player.name, player.guest], [boris.player.id, 'Борис Великий', false])
  await first.until(() => first.table?.seats[1]?.person?.name === 'Борис Великий')
  await (await boris.sit(match, 1)).line.do({ t: 'chat', c: 0, text: 'it is me' })
  const lines = () => first.line.received.flatMap((message) => (message.t === 'chat' ? message.lines : []))
  await first.until(() => lines().length > 0)
  assert.equal(lines()[0]?.name, 'Борис Великий')
})

test('the old name logs nobody in, the new one does, and history stays', async (t) => {
  const people = await twoPeople(t)
  const { anna, match, server } = people
  await Promise.all([people.first.playOn(), people.second.playOn()])
  await people.first.until(() => people.first.table?.status === 'over')
  await anna.post('/api/me/register', ANNA)
  await anna.post('/api/me/name', { name: 'Annabel' })
  const other = await Visitor.come(server.address)
  assert.equal(await refused(other.fetch('POST', '/api/me/login', ANNA)), 'wrong-password')
  const { player } = await other.post<Me>('/api/me/login', { ...ANNA, name: 'annabel' })
  assert.equal(player.name, 'Annabel')
  const [line] = await other.get<HistoryLine[]>(`/api/players/${player.id}/matches`)
  assert.equal(line?.match, match)
  assert.equal((await other.get<Profile>(`/api/players/${player.id}`)).player.name, 'Annabel')
})

test('nobody takes the name of an account, by registering, renaming, as a guest, or for a program', async (t) => {
  const { address } = await serve(t)
  const [anna, boris, clara] = [
    await Visitor.come(address),
    await Visitor.come(address),
    await Visitor.come(address),
  ]
  await anna.post('/api/me/register', ANNA)
  await boris.post('/api/me/register', { name: 'Boris', password: 'another password' })
  const taken = { name: 'АННА КО' }
  assert.equal(await refused(boris.fetch('POST', '/api/me/name', taken)), 'taken')
  assert.equal(await refused(clara.fetch('POST', '/api/me/name', taken)), 'taken')
  assert.equal(await refused(boris.fetch('POST', '/api/tokens', taken)), 'taken')
  // Players may change the case of their own names.
  assert.equal((await anna.post<Me>('/api/me/name', taken)).player.name, 'АННА КО')
  const both = await Promise.all(
    [anna, boris].map(
      async (visitor) => (await visitor.fetch('POST', '/api/me/name', { name: 'Same' })).status,
    ),
  )
  assert.deepEqual(both.sort(), [200, 409])
})

test('a guest does not keep a name that an account takes, by registering or renaming', async (t) => {
  const { server, anna, boris, second } = await twoPeople(t)
  const account = await Visitor.come(server.address)
  const nameOf = (seat: number): string => second.table?.seats[seat]?.person?.name ?? ''
  await anna.post('/api/me/name', { name: 'Ａｎｎ' })
  await boris.post('/api/me/name', { name: 'Bob' })
  await second.until(() => nameOf(0) === 'Ａｎｎ' && nameOf(1) === 'Bob')
  await account.post('/api/me/register', { ...ANNA, name: 'ann' })
  await anna.meet()
  assert.match(anna.player.name, /^Guest \d+$/)
  await second.until(() => nameOf(0) === anna.player.name)
  await account.post('/api/me/name', { name: 'BOB' })
  await boris.meet()
  assert.match(boris.player.name, /^Guest \d+$/)
  await second.until(() => nameOf(1) === boris.player.name)
  await account.meet()
  assert.equal(account.player.name, 'BOB')
})

test('the names that the server gives to guests are nobody else’s', async (t) => {
  const { address } = await serve(t)
  const anna = await Visitor.come(address)
  const taken = { name: 'GUEST 1234' }
  assert.equal(await refused(anna.fetch('POST', '/api/me/register', { ...ANNA, ...taken })), 'taken')
  await anna.post('/api/me/register', ANNA)
  assert.equal(await refused(anna.fetch('POST', '/api/me/name', taken)), 'taken')
  assert.equal(await refused(anna.fetch('POST', '/api/tokens', taken)), 'taken')
})

/** What somebody may want to be called, and what they are; null: they have to think of something else. */
const NAMES: readonly (readonly [string, string | null])[] = [
  ['  Ann ', 'Ann'],
  ['и\u0306од', 'йод'],
  ['कि', 'कि'],
  ['a\u0000b', 'a b'],
  ['\u202egnirts', 'gnirts'],
  ['An\u200bna', 'Anna'],
  ['x', null],
  ['x'.repeat(25), null],
  ['\u3164\u3164\u3164', null],
  ['\u200b\u200b\u200b', null],
  ['a  b', null],
  ['<script>', null],
  ['Zalgo\u0316\u0317\u0318\u0319', null],
  ['\ud800\ud800', null],
  ['😀😀😀', null],
]

test('names are letters and digits that can be seen', async (t) => {
  const clock = new ManualClock()
  const { address } = await serve(t, {}, { clock })
  const anna = await Visitor.come(address)
  for (const [wanted, expected] of NAMES) {
    clock.advance(60_000)
    const response = await anna.fetch('POST', '/api/me/name', { name: wanted })
    const { code, player } = (await response.json()) as { code?: string; player?: { name: string } }
    assert.equal(expected === null ? code : player?.name, expected ?? 'malformed', JSON.stringify(wanted))
  }
})

test('a program plays with a token of its own until it is revoked', async (t) => {
  const { address } = await serve(t)
  const anna = await Visitor.come(address)
  assert.equal(await refused(anna.fetch('POST', '/api/tokens', { name: 'Robot' })), 'not-possible')
  await anna.post('/api/me/register', ANNA)
  const { player, token } = await anna.post<Me & { token: string }>('/api/tokens', { name: 'Robot' })
  assert.equal(player.program, true)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const match = await anna.createMatch({ seats: ['me', 'open'] })
  const taken = await fetch(`${address}/api/matches/${match}/seats/1`, {
    method: 'POST',
    headers,
    body: '{}',
  })
  assert.equal(((await taken.json()) as TableInfo).seats[1]?.person?.id, player.id)
  const line = new Line(address, { authorization: `Bearer ${token}` })
  await line.opened()
  const closed = new Promise<number>((resolve) => line.socket.once('close', resolve))
  assert.deepEqual(
    (await anna.get<TokenLine[]>('/api/tokens')).map((each) => each.player.name),
    ['Robot'],
  )
  await anna.delete(`/api/tokens/${player.id}`)
  assert.equal(await closed, 4004)
  assert.equal((await fetch(`${address}/api/me/matches`, { headers })).status, 401)
  assert.deepEqual(await anna.get('/api/tokens'), [])
})

test('what a browser says to a proxy does not hide its cookie', async (t) => {
  const { address } = await serve(t)
  const { cookie, player } = await Visitor.come(address)
  const response = await fetch(`${address}/api/me`, { headers: { cookie, authorization: 'Basic YTpi' } })
  assert.equal(((await response.json()) as Me).player.id, player.id)
  assert.equal(response.headers.get('set-cookie'), null)
})

test('a profile counts matches, wins and places for each game', async (t) => {
  const people = await twoPeople(t, {}, {}, { rated: true })
  await Promise.all([people.first.playOn(), people.second.playOn()])
  await people.first.until(() => people.first.table?.status === 'over')
  const outcome = people.first.mirror.document?.outcome
  const profiles = await Promise.all(
    [people.anna, people.boris].map(({ player }) => people.anna.get<Profile>(`/api/players/${player.id}`)),
  )
  for (const [seat, { games }] of profiles.entries()) {
    const [game] = games
    const [record] = game?.records ?? []
    assert.ok(outcome)
    assert.deepEqual([game?.game, record?.kind, record?.matches], ['route', 'ranked', 1])
    assert.equal(record?.averagePlace, placeOf(outcome, seat))
    assert.equal(record?.bestPoints, pointsOf(outcome, seat)?.total)
    assert.equal(game?.rating?.matches, 1)
  }
})
