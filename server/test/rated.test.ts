import assert from 'node:assert/strict'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import type { Game } from '@curio/kernel'
import { climb, sails, tug } from '@curio/kernel/test-games'
import type { NewMatchRequest, Profile, RatingForecast, TableInfo, TableLine } from '@curio/protocol'
import { startServer } from '../src/server.ts'
import type { Settings } from '../src/settings.ts'
import { Visitor } from './support/client.ts'
import { twoPeople } from './support/people.ts'
import { repeatable } from './support/repeatable.ts'
import { serve, temporaryFolder, testSettings } from './support/stand.ts'
import { quickThinker } from './support/thinkers.ts'

const TEST_GAMES = [sails, tug, climb] as readonly Game[]

const infoOf = (visitor: Visitor, match: string): Promise<TableInfo> => visitor.get(`/api/matches/${match}`)

async function ratingOf({ player }: Visitor, asker: Visitor): Promise<number | null> {
  const { games } = await asker.get<Profile>(`/api/players/${player.id}`)
  return games[0]?.rating?.value ?? null
}

async function refusal(response: Response): Promise<readonly [number, string]> {
  const { code } = (await response.json()) as { code: string }
  return [response.status, code]
}

test('a rated table has no hints, a casual one has', async (t) => {
  for (const rated of [true, false]) {
    const { first, anna, match } = await twoPeople(t, {}, { thinker: quickThinker }, { rated })
    await first.until(() => first.question !== null)
    const reply = await first.line.say({ t: 'hint', c: 0 })
    assert.deepEqual([reply.t, reply.t === 'no' && reply.code], rated ? ['no', 'no-hints'] : ['ok', false])
    assert.deepEqual([first.table?.rated, (await infoOf(anna, match)).rated], [rated, rated])
  }
})

test('a table is casual unless it is asked for as rated, and lists tell which it is', async (t) => {
  const { address } = await serve(t)
  const [anna, boris] = [await Visitor.come(address), await Visitor.come(address)]
  const seats = ['me', 'open'] as const
  const casual = await anna.createMatch({ seats: [...seats], visibility: 'public' })
  const rated = await anna.createMatch({ seats: [...seats], visibility: 'public', rated: true })
  const told = (lines: readonly TableLine[]) =>
    Object.fromEntries(lines.map((line) => [line.match, line.rated]))
  const expected = { [casual]: false, [rated]: true }
  assert.deepEqual(told(await boris.get('/api/tables')), expected)
  assert.deepEqual(told(await anna.get('/api/me/matches')), expected)
})

test('bots do not sit down at a rated table', async (t) => {
  const { address } = await serve(t)
  const anna = await Visitor.come(address)
  const ask = (wanted: Partial<NewMatchRequest>) =>
    anna.fetch('POST', '/api/matches', { game: 'route', rated: true, ...wanted })
  assert.deepEqual(await refusal(await ask({ seats: ['me', 'open', 'easy'] })), [400, 'no-bots'])
  assert.deepEqual(await anna.get('/api/me/matches'), [])
  const match = await anna.createMatch({ seats: ['me', 'open', 'open'], rated: true })
  const give = await anna.fetch('POST', `/api/matches/${match}/seats/2/bot`, { bot: 'easy' })
  assert.deepEqual(await refusal(give), [409, 'no-bots'])
  const casual = await anna.createMatch({ seats: ['me', 'open', 'open'] })
  assert.equal((await anna.fetch('POST', `/api/matches/${casual}/seats/2/bot`, { bot: 'easy' })).status, 200)
})

test('a table that could not change a rating is not called rated', async (t) => {
  const { address } = await serve(t, {}, { games: TEST_GAMES })
  const anna = await Visitor.come(address)
  const refused = async (game: string, seats: NewMatchRequest['seats']) =>
    refusal(await anna.fetch('POST', '/api/matches', { game, seats, rated: true }))
  assert.deepEqual(await refused('climb', ['me']), [400, 'not-rated'])
  assert.deepEqual(await refused('sails', ['me', 'open']), [400, 'not-rated'])
  assert.deepEqual(await refused('tug', ['me', 'open', 'open', 'me']), [400, 'not-rated'])
  const match = await anna.createMatch({ game: 'tug', seats: ['me', 'open', 'open', 'open'], rated: true })
  const twice = await anna.fetch('POST', `/api/matches/${match}/seats/1`)
  assert.deepEqual(await refusal(twice), [409, 'not-rated'])
})

test('a rated match tells everybody how their rating changed, also after a restart', async (t) => {
  const { server, anna, boris, first, second, match } = await twoPeople(
    t,
    {},
    { thinker: quickThinker },
    { rated: true },
  )
  assert.deepEqual(
    first.table?.seats.map(({ rating }) => rating),
    [null, null],
  )
  await second.line.do({ t: 'resign', c: 0 })
  await first.playOn()
  await first.until(() => first.table?.status === 'over')
  const changes = first.table?.seats.map(({ rating }) => rating) ?? []
  const after = [await ratingOf(anna, anna), await ratingOf(boris, anna)]
  assert.deepEqual(
    changes,
    after.map((value) => ({ before: 1500, after: value })),
  )
  assert.ok((after[0] ?? 0) > 1500 && (after[1] ?? 0) < 1500, `${after}`)
  await server.close()
  const { address, close } = await startServer(server.settings, { thinker: quickThinker })
  t.after(() => close())
  const { seats, rated } = await infoOf(anna.at(address), match)
  assert.deepEqual([rated, seats.map(({ rating }) => rating)], [true, changes])
})

const resigning = async (visitor: Visitor, match: string): Promise<RatingForecast | null> =>
  (await visitor.get<{ rating: RatingForecast | null }>(`/api/matches/${match}/resigning`)).rating

test('between two people the rating after a resignation is told beforehand', async (t) => {
  const { server, anna, boris, first, second, match } = await twoPeople(
    t,
    {},
    { thinker: quickThinker },
    { rated: true },
  )
  const lost = (await resigning(boris, match)) ?? assert.fail()
  assert.ok(lost.exact && lost.before === 1500 && lost.after < 1500, JSON.stringify(lost))
  assert.equal(
    await resigning(await Visitor.come(server.address), match),
    null,
    'a spectator has nothing to lose',
  )
  await second.line.do({ t: 'resign', c: 0 })
  assert.equal(await resigning(boris, match), null, 'nobody resigns twice')
  const last = (await resigning(anna, match)) ?? assert.fail()
  assert.ok(last.exact && last.after > 1500, 'who quits last comes in before the other')
  await first.line.do({ t: 'resign', c: 0 })
  await first.until(() => first.table?.status === 'abandoned')
  const told = first.table?.seats.map(({ rating }) => ({ ...rating, exact: true }))
  assert.deepEqual(told, [last, lost])
})

test('among three people it is told roughly until one rival is left; at a casual table nothing is told', async (t) => {
  const { address } = await serve(t, {}, { thinker: quickThinker })
  const [anna, boris, vera] = [
    await Visitor.come(address),
    await Visitor.come(address),
    await Visitor.come(address),
  ]
  for (const rated of [true, false]) {
    const match = await anna.createMatch({ seats: ['me', 'open', 'open'], rated })
    await boris.takeSeat(match, 1)
    assert.equal(await resigning(boris, match), null, 'nothing has begun')
    await vera.takeSeat(match, 2)
    const before = await resigning(boris, match)
    const place = await vera.sit(match, 2)
    await place.line.do({ t: 'resign', c: 0 })
    const after = await resigning(boris, match)
    assert.deepEqual([before?.exact, after?.exact], rated ? [false, true] : [undefined, undefined])
    if (rated) assert.ok((before?.after ?? 0) < (after?.after ?? 0), 'somebody came in behind')
  }
})

test('a casual match changes no rating, and a rematch is what the match was', async (t) => {
  for (const rated of [false, true]) {
    const { anna, boris, first, second, match } = await twoPeople(t, {}, { thinker: quickThinker }, { rated })
    for (const place of [first, second]) await place.line.do({ t: 'resign', c: 0 })
    await first.until(() => first.table?.status === 'abandoned')
    const ratings = [await ratingOf(anna, anna), await ratingOf(boris, anna)]
    assert.deepEqual(
      ratings.map((rating) => rating !== null),
      [rated, rated],
    )
    assert.deepEqual(
      first.table?.seats.map(({ rating }) => rating !== null),
      [rated, rated],
    )
    const again = await anna.post<{ match: string }>(`/api/matches/${match}/rematch`)
    assert.equal((await infoOf(anna, again.match)).rated, rated)
  }
})

test('a bot that stands in for somebody who is away plays for their rating', async (t) => {
  const { anna, boris, first, second, match } = await twoPeople(
    t,
    {},
    { thinker: quickThinker, ids: repeatable() },
    { rated: true },
  )
  await first.answer()
  await second.line.close()
  await first.until(() => first.table?.seats[1]?.connected === false)
  await first.line.do({ t: 'replace', c: 0, seat: 1, yes: true })
  await first.until(() => first.table?.seats[1]?.bot === 'normal')
  await first.playOn()
  await first.until(() => first.table?.status === 'over')
  const { outcome } = first.mirror.document ?? assert.fail()
  assert.ok(outcome?.kind === 'ranked')
  const { seats } = await infoOf(anna, match)
  const better = seats.findIndex((_, seat) => outcome.places[seat] === 1)
  assert.equal(seats.length, 2)
  const [won, lost] = [seats[better]?.rating, seats[1 - better]?.rating]
  assert.ok(won && lost && won.after > lost.after, JSON.stringify(seats))
  assert.equal(await ratingOf(boris, anna), seats[1]?.rating?.after)
})

/**
 * The database of the version before tables said whether they are rated. It was recorded with a server of that version:
 * Anna and Boris have accounts, and the password of each is "password of " and the name.
 */
const OLDER = {
  people: 'id00000009',
  withBot: 'id00000011',
  annaTwice: 'id00000013',
  annaAlone: 'id00000015',
  open: 'id00000017',
  openWithBot: 'id00000018',
  /** Boris resigned: without a clock, with a clock of days, with one of minutes. */
  resigned: 'id00000019',
  resignedDays: 'id00000021',
  resignedMinutes: 'id00000023',
  /** Two people and a bot, and rated, as such matches were then. */
  over: 'id00000025',
  /** Boris ran out of his minutes. */
  late: 'id00000027',
} as const

function older(t: TestContext): Settings {
  const settings = testSettings(temporaryFolder(t))
  mkdirSync(join(settings.database, '..'), { recursive: true })
  copyFileSync(join(import.meta.dirname, 'fixtures/before-rated.db'), settings.database)
  return settings
}

async function login(address: string, name: string): Promise<Visitor> {
  const visitor = new Visitor(address)
  await visitor.post('/api/me/login', { name, password: `password of ${name}` })
  await visitor.meet()
  return visitor
}

test('tables of the version before are rated if only people play there, and what is over stays as it was', async (t) => {
  const server = await startServer(older(t), { thinker: quickThinker })
  t.after(() => server.close())
  const anna = await login(server.address, 'Anna')
  const rated = async (match: string): Promise<boolean> => (await infoOf(anna, match)).rated
  const expected = {
    people: true,
    withBot: false,
    annaTwice: false,
    annaAlone: false,
    open: true,
    openWithBot: false,
    resigned: true,
    resignedDays: true,
    resignedMinutes: true,
    over: true,
    late: true,
  }
  const found = Object.entries(OLDER).map(async ([name, match]) => [name, await rated(match)] as const)
  assert.deepEqual(Object.fromEntries(await Promise.all(found)), expected)
  const again = await anna.post<{ match: string }>(`/api/matches/${OLDER.over}/rematch`)
  assert.equal(await rated(again.match), false, 'a bot plays there again')
})

test('matches of the version before tell why somebody quit as far as it is known, and go on', async (t) => {
  const server = await startServer(older(t), { thinker: quickThinker })
  t.after(() => server.close())
  const [anna, boris] = [await login(server.address, 'Anna'), await login(server.address, 'Boris')]
  const { people, resigned, resignedDays, resignedMinutes, late } = OLDER
  const reasons = [people, resigned, resignedDays, resignedMinutes, late].map(
    async (match) => (await infoOf(anna, match)).seats[1]?.quit,
  )
  assert.deepEqual(await Promise.all(reasons), [null, 'resigned', 'unknown', 'resigned', 'late'])
  const before = await ratingOf(anna, anna)
  const [first, second] = [await anna.sit(people, 0), await boris.sit(people, 1)]
  assert.equal(await first.line.refused({ t: 'hint', c: 0 }), 'no-hints')
  await Promise.all([first.playOn(), second.playOn()])
  await first.until(() => first.table?.status === 'over')
  const { seats } = await infoOf(anna, people)
  assert.equal(seats[0]?.rating?.before, before)
  assert.equal(seats[0]?.rating?.after, await ratingOf(anna, anna))
})

test('everybody is told whether somebody resigned or ran out of time, also with a clock of days', async (t) => {
  const { first, second, server, match } = await twoPeople(
    t,
    {},
    { thinker: quickThinker },
    { clock: { kind: 'days', days: 2 } },
  )
  const spectator = await (await Visitor.come(server.address)).sit(match, null)
  await second.line.do({ t: 'resign', c: 0 })
  for (const place of [first, second, spectator])
    await place.until(() => place.table?.seats[1]?.quit === 'resigned')
  assert.equal(spectator.table?.seats[0]?.quit, null)
})

test('a rematch after everybody has left reaches those at the table, and those who went away', async (t) => {
  const { anna, boris, first, second, match } = await twoPeople(t, {}, { thinker: quickThinker })
  for (const place of [first, second]) await place.line.do({ t: 'resign', c: 0 })
  await second.until(() => second.table?.status === 'abandoned')
  assert.deepEqual(await boris.get('/api/me/matches'), [])
  const next = await anna.post<{ match: string }>(`/api/matches/${match}/rematch`)
  await second.until(() => second.table?.rematch === next.match)
  const listed = async (visitor: Visitor) =>
    (await visitor.get<TableLine[]>('/api/me/matches')).map((line) => [line.match, line.invited])
  assert.deepEqual(await listed(boris), [[next.match, true]])
  assert.deepEqual(await listed(anna), [[next.match, false]])
  await boris.takeSeat(next.match, 1)
  assert.deepEqual(await listed(boris), [[next.match, false]])
})

test('if the table of a rematch was closed before it began, the next who asks makes another', async (t) => {
  const { anna, boris, first, second, match } = await twoPeople(t, {}, { thinker: quickThinker })
  for (const place of [first, second]) await place.line.do({ t: 'resign', c: 0 })
  await second.until(() => second.table?.status === 'abandoned')
  const closed = await anna.post<{ match: string }>(`/api/matches/${match}/rematch`)
  await anna.delete(`/api/matches/${closed.match}/seats/0`)
  assert.deepEqual(await boris.get('/api/me/matches'), [])
  const next = await boris.post<{ match: string }>(`/api/matches/${match}/rematch`)
  assert.notEqual(next.match, closed.match)
  await first.until(() => first.table?.rematch === next.match)
  assert.deepEqual(await anna.post(`/api/matches/${match}/rematch`), next)
  assert.equal((await anna.takeSeat(next.match, 0)).status, 'playing')
})
