import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HistoryLine, Profile, TableInfo } from '@curio/protocol'
import { startServer } from '../src/server.ts'
import { Visitor } from './support/client.ts'
import { ManualClock } from './support/manual-clock.ts'
import { twoPeople } from './support/people.ts'
import { repeatable } from './support/repeatable.ts'
import { serve, temporaryFolder, testSettings } from './support/stand.ts'
import { quickThinker } from './support/thinkers.ts'

const HOUR = 3_600_000

test('somebody who is away can be replaced by vote, and may come back', async (t) => {
  const clock = new ManualClock()
  const people = await twoPeople(t, { absentSeconds: 60 }, { clock, thinker: quickThinker })
  const { first, second, boris, match } = people
  await first.answer()
  assert.equal(await first.line.refused({ t: 'replace', c: 0, seat: 1, yes: true }), 'not-absent')
  await second.line.close()
  await first.until(() => first.table?.seats[1]?.connected === false)
  assert.deepEqual(
    first.table?.seats.map(({ replaceable }) => replaceable),
    [null, clock.now() + 60_000],
    'it is told from when on',
  )
  assert.equal(await first.line.refused({ t: 'replace', c: 0, seat: 1, yes: true }), 'not-absent')
  clock.advance(61_000)
  assert.equal(await first.line.refused({ t: 'replace', c: 0, seat: 0, yes: true }), 'not-possible')
  await first.line.do({ t: 'replace', c: 0, seat: 1, yes: true })
  await first.until(() => first.question?.kind === 'draft.take')
  assert.equal(first.table?.seats[1]?.bot, 'normal')
  assert.equal(first.table?.seats[1]?.quit, null)
  const back = await boris.sit(match, 1)
  assert.equal(await back.line.refused({ t: 'undo', c: 0, count: 0 }), 'not-yours')
  assert.equal((await boris.takeSeat(match, 1)).seats[1]?.bot, null)
})

test('a vote needs everybody who is there', async (t) => {
  const clock = new ManualClock()
  const server = await serve(t, { absentSeconds: 60 }, { clock, thinker: quickThinker })
  const visitors = await Promise.all([0, 1, 2].map(() => Visitor.come(server.address)))
  const [anna, boris, clara] = visitors
  assert.ok(anna && boris && clara)
  const match = await anna.createMatch({ seats: ['me', 'open', 'open'] })
  await boris.takeSeat(match, 1)
  await clara.takeSeat(match, 2)
  const [first, second] = [await anna.sit(match, 0), await boris.sit(match, 1)]
  clock.advance(61_000)
  await first.line.do({ t: 'replace', c: 0, seat: 2, yes: true })
  await second.until(() => second.table?.votes.length === 1)
  assert.deepEqual(second.table?.votes, [{ seat: 2, by: [0], needed: 2 }])
  assert.equal(second.table?.seats[2]?.bot, null)
  await second.line.do({ t: 'replace', c: 0, seat: 2, yes: true })
  await first.until(() => first.table?.seats[2]?.bot === 'normal')
})

test('whoever resigns is out, a bot plays on, and the rest is counted as a win', async (t) => {
  const people = await twoPeople(t, {}, { thinker: quickThinker, ids: repeatable() }, { rated: true })
  const { first, second, anna, boris, match } = people
  await first.answer()
  await second.line.do({ t: 'resign', c: 0 })
  await first.until(() => first.table?.seats[1]?.quit === 'resigned')
  assert.equal(await second.line.refused({ t: 'resign', c: 0 }), 'not-yours')
  assert.equal((await boris.fetch('POST', `/api/matches/${match}/seats/1`)).status, 409)
  await first.playOn()
  await first.until(() => first.table?.status === 'over')
  const [lost] = await boris.get<HistoryLine[]>(`/api/players/${boris.player.id}/matches`)
  const [won] = await anna.get<HistoryLine[]>(`/api/players/${anna.player.id}/matches`)
  assert.deepEqual([lost?.match, lost?.quit, won?.quit], [match, true, false])
  assert.partialDeepStrictEqual(won?.options, { ancient: 'DAGON' })
  assert.deepEqual(lost?.result, { kind: 'ranked', won: false, place: 2, of: 2, points: null })
  assert.deepEqual(
    won?.seats.map(({ person }) => person?.id),
    [anna.player.id, boris.player.id],
    'one request names everybody',
  )
  assert.deepEqual(lost?.seats, won?.seats)
  assert.ok(won?.result.kind === 'ranked')
  assert.deepEqual([won.result.place, won.result.won], [1, true])
  assert.deepEqual(
    await anna.get(`/api/players/${boris.player.id}/matches`),
    [],
    'a private match is shown to others',
  )
  const ratings = await Promise.all(
    [anna, boris].map(
      async ({ player }) => (await anna.get<Profile>(`/api/players/${player.id}`)).games[0]?.rating,
    ),
  )
  assert.ok((ratings[0]?.mu ?? 0) > (ratings[1]?.mu ?? 0))
})

test('a match that everybody left is abandoned', async (t) => {
  const people = await twoPeople(t, {}, { thinker: quickThinker })
  await people.first.line.do({ t: 'resign', c: 0 })
  await people.second.line.do({ t: 'resign', c: 0 })
  await people.second.until(() => people.second.table?.status === 'abandoned')
  const [line] = await people.anna.get<HistoryLine[]>(`/api/players/${people.anna.player.id}/matches`)
  assert.deepEqual(line?.result, { kind: 'ranked', won: false, place: 2, of: 2, points: null })
})

test('days for each answer: who lets them pass is replaced, also after a restart', async (t) => {
  const clock = new ManualClock()
  const settings = testSettings(temporaryFolder(t))
  const overrides = { clock, thinker: quickThinker }
  const before = await startServer(settings, overrides)
  t.after(() => before.close())
  const [anna, boris] = [await Visitor.come(before.address), await Visitor.come(before.address)]
  const match = await anna.createMatch({ seats: ['me', 'open'], clock: { kind: 'days', days: 2 } })
  await boris.takeSeat(match, 1)
  const place = await anna.sit(match, 0)
  clock.advance(40 * HOUR)
  await place.answer()
  await place.until(() => place.table?.deadlines[0] === null)
  assert.ok(place.table?.deadlines[1])
  await place.line.close()
  await before.close()
  const server = await startServer(settings, overrides)
  t.after(() => server.close())
  clock.advance(9 * HOUR)
  const info = (await (await fetch(`${server.address}/api/matches/${match}`)).json()) as TableInfo
  assert.deepEqual(
    info.seats.map(({ quit }) => quit),
    [null, 'late'],
  )
})

test('minutes in all: only the time in which one is waited for counts', async (t) => {
  const clock = new ManualClock()
  const people = await twoPeople(
    t,
    {},
    { clock, thinker: quickThinker },
    { clock: { kind: 'minutes', minutes: 10 } },
  )
  const { first, second } = people
  clock.advance(4 * 60_000)
  await first.answer()
  await first.until(() => first.table?.remaining[0] !== null)
  assert.deepEqual(first.table?.remaining, [6 * 60_000, null])
  assert.equal(first.table?.deadlines[1], clock.now() + 6 * 60_000)
  clock.advance(5 * 60_000)
  await second.answer()
  await first.until(() => first.table?.deadlines[0] !== null)
  assert.equal(first.table?.deadlines[0], clock.now() + 6 * 60_000)
  assert.equal(first.table?.remaining[1], 60_000)
  clock.advance(7 * 60_000)
  await second.until(() => second.table?.seats[0]?.quit === 'late')
  assert.equal(second.table?.status, 'playing')
})
