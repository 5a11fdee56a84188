import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HistoryLine, Me, Profile, TableInfo, TokenLine } from '@curio/protocol'
import { Line, Visitor } from './support/client.ts'
import { twoPeople } from './support/people.ts'
import { serve } from './support/stand.ts'
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
  const { anna, first, second, match } = people
  const before = anna.player.id
  const { player } = await anna.post<Me>('/api/me/register', ANNA)
  assert.deepEqual([player.id, player.name, player.guest], [before, ANNA.name, false])
  await first.answer()
  await second.until(() => second.table?.seats[0]?.person?.name === ANNA.name)
  await (await anna.sit(match, 0)).line.close()
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

test('guests may rename themselves', async (t) => {
  const { anna, first, second } = await twoPeople(t)
  await anna.post('/api/me/name', { name: 'Ann' })
  await first.answer()
  await second.until(() => second.table?.seats[0]?.person?.name === 'Ann')
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

test('a profile counts matches, wins and places for each game', async (t) => {
  const people = await twoPeople(t)
  await Promise.all([people.first.playOn(), people.second.playOn()])
  await people.first.until(() => people.first.table?.status === 'over')
  const outcome = people.first.mirror.document?.outcome
  const profiles = await Promise.all(
    [people.anna, people.boris].map(({ player }) => people.anna.get<Profile>(`/api/players/${player.id}`)),
  )
  for (const [seat, { games }] of profiles.entries()) {
    const [game] = games
    assert.deepEqual([game?.game, game?.matches, game?.averagePlace], ['route', 1, outcome?.places[seat]])
    assert.equal(game?.bestPoints, outcome?.points[seat]?.total)
    assert.equal(game?.rating?.matches, 1)
  }
})
