import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type Game, type Json, type Log, Match, plainAnswer } from '@curio/kernel'
import { climb, tug } from '@curio/kernel/test-games'
import type { AchievementsOfGame, HistoryLine } from '@curio/protocol'
import { recountAchievements } from '../src/achievements/recount.ts'
import { startServer } from '../src/server.ts'
import { Visitor } from './support/client.ts'
import { serve, type TestServer } from './support/stand.ts'

const GAMES = [climb, tug] as readonly Game[]
const PASSWORD = 'a long enough password'

const house = (t: TestContext): Promise<TestServer> => serve(t, {}, { games: GAMES })

const bookOf = (visitor: Visitor, game: string): Promise<AchievementsOfGame> =>
  visitor.get(`/api/me/achievements/${game}`)

async function reached(visitor: Visitor, game: string): Promise<Record<string, number>> {
  const { progress } = await bookOf(visitor, game)
  return Object.fromEntries(progress.map(({ id, reached: steps }) => [id, steps]))
}

/** Climbs once on the server and gives the height. */
async function climbOnce(visitor: Visitor): Promise<number> {
  const match = await visitor.createMatch({ game: 'climb', seats: ['me'], options: {} })
  const place = await visitor.sit(match, 0)
  await place.playOn(([first]) => first ?? null)
  await place.until(() => place.table?.status === 'over')
  const [line = assert.fail()] = await visitor.get<HistoryLine[]>(`/api/players/${visitor.player.id}/matches`)
  return line.result.points ?? 0
}

/** A climb that nobody's server knows, on a seed that tells the climbs apart. */
function climbAtHome(seed: number, choose?: (options: readonly Json[]) => Json): Log {
  const begun = Match.create(climb as Game, {
    seats: 1,
    options: {},
    seed: Uint8Array.from({ length: 32 }, () => seed),
  })
  assert.ok(begun.ok)
  const match = begun.value
  while (!match.over) {
    const [question = assert.fail()] = match.questions(0)
    const done = match.answer({ seat: 0, question: question.id, value: plainAnswer(question, choose) })
    assert.ok(done.ok)
  }
  return { ...match.log(), seed: Buffer.from(new Array(32).fill(seed)).toString('hex') }
}

const hand = (visitor: Visitor, log: unknown, seat = 0): Promise<Response> =>
  visitor.fetch('POST', '/api/me/achievements/climb/logs', { seat, log })

test('finished matches are counted, the best and the different ones', async (t) => {
  const { address } = await house(t)
  const anna = await Visitor.come(address)
  assert.deepEqual(await reached(anna, 'climb'), { high: 0, ranks: 0, tell: 0 })
  const heights = [await climbOnce(anna), await climbOnce(anna)]
  const { high, ranks = 0 } = await reached(anna, 'climb')
  assert.equal(high, Math.max(...heights))
  assert.ok(ranks >= 1)
  const boris = await Visitor.come(address)
  assert.equal((await reached(boris, 'climb')).high, 0)
})

test('a match that goes on counts for nothing', async (t) => {
  const { address } = await house(t)
  const anna = await Visitor.come(address)
  const match = await anna.createMatch({ game: 'climb', seats: ['me'], options: {} })
  const place = await anna.sit(match, 0)
  await place.answer()
  assert.equal((await reached(anna, 'climb')).ranks, 0)
  await place.line.do({ t: 'resign', c: 0 })
  await place.until(() => place.table?.status === 'abandoned')
  assert.equal((await reached(anna, 'climb')).ranks, 0)
})

test('people are counted once each, and not those who left count their match', async (t) => {
  const { address } = await house(t)
  const visitors: Visitor[] = []
  for (let seat = 0; seat < 4; seat++) visitors.push(await Visitor.come(address))
  const [anna = assert.fail(), , , dora = assert.fail()] = visitors
  for (const leaver of [null, dora]) {
    const match = await anna.createMatch({ game: 'tug', seats: ['me', 'open', 'open', 'open'], options: {} })
    for (const [seat, visitor] of visitors.entries()) if (seat > 0) await visitor.takeSeat(match, seat)
    const places = await Promise.all(visitors.map((visitor, seat) => visitor.sit(match, seat)))
    if (leaver) await places[3]?.line.do({ t: 'resign', c: 0 })
    const staying = leaver ? places.slice(0, 3) : places
    await Promise.all(staying.map((place) => place.playOn(([first]) => first ?? null)))
    for (const place of staying) await place.until(() => place.table?.status === 'over')
  }
  assert.equal((await reached(anna, 'tug')).strangers, 3)
  assert.equal((await reached(dora, 'tug')).strangers, 3)
})

test('what players judge themselves is ticked and unticked, and nothing else is', async (t) => {
  const { address } = await house(t)
  const anna = await Visitor.come(address)
  const tick = (item: string, body: unknown) => anna.fetch('PUT', `/api/me/achievements/climb/${item}`, body)
  assert.equal((await tick('tell', { done: true })).status, 200)
  assert.equal((await tick('tell', { done: true })).status, 200)
  assert.equal((await reached(anna, 'climb')).tell, 1)
  assert.equal((await tick('tell', { done: false })).status, 200)
  assert.equal((await reached(anna, 'climb')).tell, 0)
  assert.equal((await tick('high', { done: true })).status, 409)
  assert.equal((await tick('nonsense', { done: true })).status, 409)
  assert.equal((await tick('tell', { done: 'yes' })).status, 400)
  assert.equal((await anna.fetch('GET', '/api/me/achievements/nonsense')).status, 404)
  assert.equal((await new Visitor(address).fetch('GET', '/api/me/achievements/climb')).status, 401)
})

test('a match that was played at home counts when its log is handed in', async (t) => {
  const { address } = await house(t)
  const anna = await Visitor.come(address)
  const log = climbAtHome(2)
  const given = await hand(anna, log)
  assert.equal(given.status, 200)
  const { progress } = (await given.json()) as AchievementsOfGame
  const height = progress.find(({ id }) => id === 'high')?.reached ?? 0
  assert.ok(height > 0)
  assert.equal((await hand(anna, log)).status, 200)
  assert.equal((await reached(anna, 'climb')).high, height)
})

test('a log that was tampered with, is not over or is of something else is refused', async (t) => {
  const { address } = await house(t)
  const anna = await Visitor.come(address)
  const log = climbAtHome(2)
  const { seed: _, ...secret } = log
  const forged = {
    ...log,
    entries: log.entries.map((entry, index) => (index === 2 ? { ...entry, answer: 'steep' } : entry)),
  }
  const wrong: [unknown, number?][] = [
    [forged],
    [secret],
    [{ ...log, entries: log.entries.slice(0, 2) }],
    [{ ...log, header: { ...log.header, game: 'tug' } }],
    [log, 1],
    ['nonsense'],
    [null],
  ]
  for (const [each, seat] of wrong) assert.equal((await hand(anna, each, seat)).status, 400)
  assert.deepEqual(await reached(anna, 'climb'), { high: 0, ranks: 0, tell: 0 })
})

test('enough of a group unlocks what it keeps, by name only', async (t) => {
  const { address } = await house(t)
  const anna = await Visitor.come(address)
  await anna.fetch('PUT', '/api/me/achievements/climb/tell', { done: true })
  for (let seed = 0; (await bookOf(anna, 'climb')).unlocked.length === 0; seed++) {
    assert.ok(seed < 40, 'no climb was high enough')
    await hand(
      anna,
      climbAtHome(seed, (options) => options[seed % 2] ?? null),
    )
  }
  assert.deepEqual((await bookOf(anna, 'climb')).unlocked, ['rope'])
})

test('an account adopts what its guest has collected, ticked and handed in', async (t) => {
  const { address } = await house(t)
  const account = await Visitor.come(address)
  await account.post('/api/me/register', { name: 'Anna', password: PASSWORD })
  await hand(account, climbAtHome(2))
  const guest = await Visitor.come(address)
  const log = climbAtHome(2)
  await hand(guest, log)
  const height = await climbOnce(guest)
  await guest.fetch('PUT', '/api/me/achievements/climb/tell', { done: true })
  const before = await reached(guest, 'climb')
  assert.ok((before.high ?? 0) >= height)
  await guest.post('/api/me/login', { name: 'Anna', password: PASSWORD })
  assert.deepEqual(await reached(guest, 'climb'), before)
})

test('counting everything again gives the same, whatever was in the book', async (t) => {
  const server = await house(t)
  const anna = await Visitor.come(server.address)
  await climbOnce(anna)
  await hand(anna, climbAtHome(2))
  await hand(
    anna,
    climbAtHome(5, (options) => options[1] ?? null),
  )
  await anna.fetch('PUT', '/api/me/achievements/climb/tell', { done: true })
  const before = await reached(anna, 'climb')
  await server.close()
  const { counted, failed } = await recountAchievements(server.settings, GAMES)
  assert.deepEqual([counted >= 2, failed], [true, 0])
  const again = await startServer(server.settings, { games: GAMES })
  t.after(() => again.close())
  assert.deepEqual(await reached(anna.at(again.address), 'climb'), before)
})
