import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import type { GameInfo, TableInfo, TableLine } from '@curio/protocol'
import { startServer } from '../src/server.ts'
import { Visitor } from './support/client.ts'
import { ManualClock } from './support/manual-clock.ts'
import { twoPeople } from './support/people.ts'
import { serve } from './support/stand.ts'
import { quickThinker } from './support/thinkers.ts'

const refusal = async (response: Response): Promise<[number, string]> => {
  const { code } = (await response.json()) as { code: string }
  return [response.status, code]
}

test('a public table is listed, taken by a stranger, and begins when nobody is missing', async (t) => {
  const { address } = await serve(t)
  const [anna, boris, clara] = [
    await Visitor.come(address),
    await Visitor.come(address),
    await Visitor.come(address),
  ]
  const games = await anna.get<GameInfo[]>('/api/games')
  assert.deepEqual(games.find(({ id }) => id === 'route')?.seats, { min: 1, max: 4 })
  const options = { ancient: 'DAGON' }
  const match = await anna.createMatch({ seats: ['me', 'open', 'open'], options, visibility: 'public' })
  const [line] = await boris.get<TableLine[]>('/api/tables')
  assert.equal(line?.match, match)
  assert.partialDeepStrictEqual(line?.options, options)
  assert.equal(line?.seats[0]?.person?.name, anna.player.name)
  const watching = await anna.sit(match, 0)
  assert.equal(watching.table?.status, 'open')
  assert.equal(watching.mirror.document, null)
  await boris.takeSeat(match, 1)
  assert.deepEqual(await refusal(await clara.fetch('POST', `/api/matches/${match}/seats/1`)), [
    409,
    'seat-taken',
  ])
  assert.equal((await clara.takeSeat(match, 2)).status, 'playing')
  await watching.until(() => watching.mirror.document !== null && watching.table?.status === 'playing')
  assert.match(watching.table?.commitment ?? '', /^[0-9a-f]{64}$/)
  const [own] = await boris.get<TableLine[]>('/api/me/matches')
  assert.equal(own?.match, match)
  assert.equal(own?.yourTurn, true)
})

test('a private table is in no list, and is found by its link', async (t) => {
  const { address } = await serve(t)
  const [anna, boris] = [await Visitor.come(address), await Visitor.come(address)]
  const match = await anna.createMatch({ seats: ['me', 'open'] })
  assert.deepEqual(await boris.get('/api/tables'), [])
  assert.equal((await boris.get<TableInfo>(`/api/matches/${match}`)).status, 'open')
  assert.deepEqual(await refusal(await boris.fetch('GET', '/api/matches/doesNotExist1')), [404, 'no-match'])
})

test('before the match one may get up again, and who made the table may give a seat to a bot', async (t) => {
  const { address } = await serve(t, {}, { thinker: quickThinker })
  const [anna, boris] = [await Visitor.come(address), await Visitor.come(address)]
  const match = await anna.createMatch({ seats: ['me', 'open', 'open'] })
  await boris.takeSeat(match, 1)
  assert.deepEqual(await refusal(await anna.fetch('DELETE', `/api/matches/${match}/seats/1`)), [
    403,
    'not-yours',
  ])
  const left = await boris.delete<TableInfo>(`/api/matches/${match}/seats/1`)
  assert.equal(left.seats[1]?.person, null)
  const bot = { bot: 'easy' }
  assert.deepEqual(await refusal(await boris.fetch('POST', `/api/matches/${match}/seats/1/bot`, bot)), [
    403,
    'not-yours',
  ])
  await anna.post(`/api/matches/${match}/seats/1/bot`, bot)
  const full = await anna.post<TableInfo>(`/api/matches/${match}/seats/2/bot`, { bot: 'hard' })
  assert.equal(full.status, 'playing')
  assert.deepEqual(
    full.seats.map(({ bot: level }) => level),
    [null, 'easy', 'hard'],
  )
  assert.deepEqual(await refusal(await anna.fetch('DELETE', `/api/matches/${match}/seats/0`)), [409, 'begun'])
})

test('bots do not play among themselves: the last seat for a person stays one', async (t) => {
  const { address } = await serve(t)
  const anna = await Visitor.come(address)
  assert.deepEqual(
    await refusal(await anna.fetch('POST', '/api/matches', { game: 'route', seats: ['hard', 'hard'] })),
    [400, 'malformed'],
  )
  const match = await anna.createMatch({ seats: ['open', 'open'] })
  await anna.post(`/api/matches/${match}/seats/0/bot`, { bot: 'easy' })
  const last = await anna.fetch('POST', `/api/matches/${match}/seats/1/bot`, { bot: 'easy' })
  assert.deepEqual(await refusal(last), [409, 'not-possible'])
})

test('a table that everybody has left before it began is gone from the list', async (t) => {
  const { address } = await serve(t)
  const anna = await Visitor.come(address)
  const match = await anna.createMatch({ seats: ['me', 'open'], visibility: 'public' })
  assert.equal((await anna.delete<TableInfo>(`/api/matches/${match}/seats/0`)).status, 'abandoned')
  assert.deepEqual(await anna.get('/api/tables'), [])
  assert.deepEqual(await refusal(await anna.fetch('POST', `/api/matches/${match}/seats/0`)), [409, 'over'])
})

test('a table that is not possible is refused with the reason', async (t) => {
  const { address } = await serve(t)
  const anna = await Visitor.come(address)
  const wrong: readonly [unknown, string][] = [
    [{ game: 'chess', seats: ['me'] }, 'not-possible'],
    [{ game: 'route', seats: ['me', 'me', 'me', 'me', 'me'] }, 'not-possible'],
    [{ game: 'route', seats: ['me'], options: { ancient: 'NOBODY' } }, 'not-possible'],
    [{ game: 'route', seats: [] }, 'malformed'],
    [{ game: 'route', seats: ['me'], clock: { kind: 'days', days: 0 } }, 'malformed'],
    [{ game: 'route', seats: ['me'], extra: true }, 'malformed'],
    ['route', 'malformed'],
  ]
  for (const [body, code] of wrong)
    assert.deepEqual(await refusal(await anna.fetch('POST', '/api/matches', body)), [400, code])
})

test('one person may sit at several seats of one table', async (t) => {
  const { address } = await serve(t)
  const anna = await Visitor.come(address)
  const match = await anna.createMatch({ seats: ['me', 'me'], options: { first: 0 } })
  const [first, second] = [await anna.sit(match, 0), await anna.sit(match, 1)]
  await first.answer()
  await second.answer()
  await second.until(() => second.mirror.document?.awaited.length === 1)
  assert.deepEqual(second.mirror.document?.awaited, [0])
})

test('a rematch is one table for all who ask, and keeps their seats for them', async (t) => {
  const { address } = await serve(t, {}, { thinker: quickThinker })
  const [anna, boris, clara] = [
    await Visitor.come(address),
    await Visitor.come(address),
    await Visitor.come(address),
  ]
  const match = await anna.createMatch({ seats: ['me', 'open', 'easy'] })
  await boris.takeSeat(match, 1)
  const place = await boris.sit(match, 1)
  assert.deepEqual(await refusal(await anna.fetch('POST', `/api/matches/${match}/rematch`)), [
    409,
    'not-over',
  ])
  for (const visitor of [anna, boris]) {
    const seat = await visitor.sit(match, visitor === anna ? 0 : 1)
    await seat.line.do({ t: 'resign', c: 0 })
  }
  await place.until(() => place.table?.status === 'abandoned')
  assert.deepEqual(await refusal(await clara.fetch('POST', `/api/matches/${match}/rematch`)), [
    403,
    'not-yours',
  ])
  const again = await boris.post<{ match: string }>(`/api/matches/${match}/rematch`)
  await place.until(() => place.table?.rematch === again.match)
  assert.deepEqual(await anna.post(`/api/matches/${match}/rematch`), again)
  assert.deepEqual(await refusal(await clara.fetch('POST', `/api/matches/${again.match}/seats/0`)), [
    409,
    'seat-kept',
  ])
  assert.equal((await anna.takeSeat(again.match, 0)).status, 'playing')
})

test('players speak, everybody at the table reads, and who comes later too', async (t) => {
  const people = await twoPeople(t)
  const { first, second, server, match } = people
  const clara = await Visitor.come(server.address)
  const spectator = await clara.sit(match, null)
  await first.line.do({ t: 'chat', c: 0, text: '  good luck <b>all</b> ' })
  await second.line.do({ t: 'chat', c: 0, text: 'you too' })
  await spectator.until(() => spectator.chat.length === 2)
  assert.deepEqual(spectator.chat, ['good luck <b>all</b>', 'you too'])
  const late = await clara.sit(match, null)
  assert.deepEqual(late.chat, spectator.chat)
})

test('whoever talks too much has to wait', async (t) => {
  const { first } = await twoPeople(t, {}, { clock: new ManualClock() })
  for (let line = 0; line < 10; line++) await first.line.do({ t: 'chat', c: 0, text: `line ${line}` })
  assert.equal(await first.line.refused({ t: 'chat', c: 0, text: 'one more' }), 'too-fast')
})

test('at a table at which much too much was said no more is, but what was said is not refused afterwards', async (t) => {
  const { server, anna, match, first } = await twoPeople(t)
  const database = new DatabaseSync(server.settings.database)
  const fill = database.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1999)
       INSERT INTO chat (match, player, message, at, seat, text) SELECT ?, ?, 'line ' || n, n, 0, 'line' FROM numbers`,
  )
  fill.run(match, anna.player.id)
  database.close()
  await first.line.do({ t: 'chat', c: 0, text: 'the last one' }, 'the last')
  assert.equal(await first.line.refused({ t: 'chat', c: 0, text: 'one more' }), 'chat-full')
  await server.close()
  const again = await startServer(server.settings)
  t.after(() => again.close())
  const back = await anna.at(again.address).sit(match, 0)
  assert.deepEqual([back.chat.length, back.chat.at(-1)], [50, 'the last one'])
  await back.line.do({ t: 'chat', c: 0, text: 'the last one' }, 'the last')
  assert.equal(await back.line.refused({ t: 'chat', c: 0, text: 'one more' }), 'chat-full')
})

test('a line that is sent twice is said once', async (t) => {
  const { first, anna, match } = await twoPeople(t)
  await first.line.do({ t: 'chat', c: 0, text: 'once' }, 'the same id')
  await first.line.do({ t: 'chat', c: 0, text: 'once' }, 'the same id')
  const other = await anna.sit(match, 0)
  await other.line.do({ t: 'chat', c: 0, text: 'once' }, 'the same id')
  const later = await anna.sit(match, 0)
  assert.deepEqual(later.chat, ['once'])
})
