import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { type TestContext, test } from 'node:test'
import type { Thinker } from '../src/bots/thinker.ts'
import { type ServerOverrides, startServer } from '../src/server.ts'
import type { Settings } from '../src/settings.ts'
import { Visitor } from './support/client.ts'
import { ManualClock } from './support/manual-clock.ts'
import { beginDraft, twoPeople } from './support/people.ts'
import { serve, type TestServer } from './support/stand.ts'
import { hangingThinker, quickThinker } from './support/thinkers.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The same database, another process as far as anybody can tell. */
async function restart(
  t: TestContext,
  settings: Settings,
  overrides: ServerOverrides = {},
): Promise<TestServer> {
  const server = await startServer(settings, overrides)
  t.after(() => server.close())
  return { ...server, settings }
}

/** What is on disk, without asking the server: it would load the table. */
function stored(settings: Settings, sql: string): Record<string, unknown>[] {
  const database = new DatabaseSync(settings.database)
  try {
    return database.prepare(sql).all()
  } finally {
    database.close()
  }
}

/** Waits for something on disk. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10))
}

/** Anna, Boris and Clara at a table; Clara has never come. */
async function threePeople(t: TestContext, overrides: ServerOverrides) {
  const server = await serve(t, { absentSeconds: 60 }, overrides)
  const [anna, boris, clara] = [
    await Visitor.come(server.address),
    await Visitor.come(server.address),
    await Visitor.come(server.address),
  ]
  const match = await anna.createMatch({ seats: ['me', 'open', 'open'] })
  await boris.takeSeat(match, 1)
  await clara.takeSeat(match, 2)
  return { server, anna, boris, clara, match }
}

test('votes and how long somebody has been away outlast a restart', async (t) => {
  const clock = new ManualClock()
  const overrides = { clock, thinker: quickThinker }
  const { server, anna, boris, match } = await threePeople(t, overrides)
  const [first] = [await anna.sit(match, 0), await boris.sit(match, 1)]
  clock.advance(61_000)
  await first.line.do({ t: 'replace', c: 0, seat: 2, yes: true })
  await server.close()
  clock.advance(1_000)
  const again = await restart(t, server.settings, overrides)
  const second = await boris.at(again.address).sit(match, 1)
  await anna.at(again.address).sit(match, 0)
  await second.until(() => second.table?.votes[0]?.needed === 2)
  assert.deepEqual(second.table?.votes, [{ seat: 2, by: [0], needed: 2 }])
  await second.line.do({ t: 'replace', c: 0, seat: 2, yes: true })
  await second.until(() => second.table?.seats[2]?.bot === 'normal')
  assert.deepEqual(second.table?.votes, [])
})

test('who was there when the server stopped gets time to come back', async (t) => {
  const clock = new ManualClock()
  const people = await twoPeople(t, { absentSeconds: 60 }, { clock })
  await people.first.answer()
  await people.server.close()
  clock.advance(HOUR)
  const again = await restart(t, people.server.settings, { clock })
  const first = await people.anna.at(again.address).sit(people.match, 0)
  assert.equal(await first.line.refused({ t: 'replace', c: 0, seat: 1, yes: true }), 'not-absent')
  clock.advance(61_000)
  await first.line.do({ t: 'replace', c: 0, seat: 1, yes: true })
})

test('who comes back need not be replaced, and votes against them are gone', async (t) => {
  const clock = new ManualClock()
  const { anna, boris, clara, match } = await threePeople(t, { clock, thinker: quickThinker })
  const [first] = [await anna.sit(match, 0), await boris.sit(match, 1)]
  clock.advance(61_000)
  await first.line.do({ t: 'replace', c: 0, seat: 2, yes: true })
  await first.until(() => first.table?.votes.length === 1)
  const third = await clara.sit(match, 2)
  await first.until(() => first.table?.seats[2]?.connected === true)
  assert.deepEqual(first.table?.votes, [])
  assert.ok(third.question)
})

test('who only just left still has a say, who left long ago has none', async (t) => {
  const clock = new ManualClock()
  const { anna, boris, match } = await threePeople(t, { clock, thinker: quickThinker })
  const [first, second] = [await anna.sit(match, 0), await boris.sit(match, 1)]
  clock.advance(61_000)
  await second.line.close()
  await first.until(() => first.table?.seats[1]?.connected === false)
  const vote = { t: 'replace', c: 0, seat: 2, yes: true } as const
  await first.line.do(vote)
  await first.until(() => first.table?.votes.length === 1)
  assert.deepEqual(first.table?.votes, [{ seat: 2, by: [0], needed: 2 }])
  clock.advance(61_000)
  await first.line.do(vote)
  await first.until(() => first.table?.seats[2]?.bot === 'normal')
})

test('a request to take back outlasts a restart', async (t) => {
  const people = await twoPeople(t)
  await beginDraft(people)
  await people.first.answer()
  await people.second.answer()
  await people.first.line.do({ t: 'ask-undo', c: 0, count: 0 })
  await people.server.close()
  const again = await restart(t, people.server.settings)
  const second = await people.boris.at(again.address).sit(people.match, 1)
  assert.deepEqual(second.mirror.document?.undoRequest, { seat: 0, waiting: [1] })
  await second.line.do({ t: 'agree-undo', c: 0, seat: 0, yes: true })
  const first = await people.anna.at(again.address).sit(people.match, 0)
  assert.equal(first.question?.kind, 'draft.take')
  assert.equal(first.mirror.document?.undoRequest, null)
})

test('a clock goes on after a restart, also at a table that nobody opens', async (t) => {
  const clock = new ManualClock()
  const people = await twoPeople(t, {}, { clock }, { clock: { kind: 'minutes', minutes: 10 } })
  const { server, first } = people
  clock.advance(4 * MINUTE)
  await first.answer()
  await server.close()
  const again = await restart(t, server.settings, { clock, thinker: quickThinker })
  const quits = () => stored(again.settings, 'SELECT seat FROM seats WHERE quit IS NOT NULL')
  clock.advance(5 * MINUTE)
  assert.deepEqual(quits(), [])
  clock.advance(2 * MINUTE)
  await until(() => quits().length > 0)
  assert.equal(quits()[0]?.seat, 1)
})

test('while the server is away the clocks stand', async (t) => {
  const clock = new ManualClock()
  const people = await twoPeople(t, {}, { clock }, { clock: { kind: 'minutes', minutes: 10 } })
  clock.advance(4 * MINUTE)
  await people.server.close()
  clock.advance(3 * HOUR)
  const again = await restart(t, people.server.settings, { clock })
  const { table, line } = await people.anna.at(again.address).sit(people.match, 0)
  const now = line.received.find((message) => message.t === 'welcome')?.now ?? 0
  assert.deepEqual(table?.deadlines, [now + 6 * MINUTE, now + 6 * MINUTE])
  assert.deepEqual(
    table?.seats.map(({ quit }) => quit),
    [null, null],
  )
})

/** Counts how many decisions are wanted at once. */
function countingThinker(): Thinker & { most: number; asked: number } {
  let now = 0
  const counting = {
    ...quickThinker,
    most: 0,
    asked: 0,
    async decide(...given: Parameters<Thinker['decide']>) {
      now += 1
      counting.asked += 1
      counting.most = Math.max(counting.most, now)
      await new Promise((resolve) => setTimeout(resolve, 2))
      now -= 1
      return quickThinker.decide(...given)
    },
  }
  return counting
}

test('matches that wait for a bot go on after a restart though nobody opens them, a few at a time', async (t) => {
  const clock = new ManualClock()
  const server = await serve(t, { botWorkers: 2 }, { clock, thinker: hangingThinker })
  const anna = await Visitor.come(server.address)
  const matches: string[] = []
  for (let count = 0; count < 12; count++)
    matches.push(await anna.createMatch({ seats: ['easy', 'me', 'hard'] }))
  await server.close()
  const waiting = () => stored(server.settings, 'SELECT id FROM matches WHERE bot_turn = 1').length
  assert.equal(waiting(), matches.length)
  const thinker = countingThinker()
  await restart(t, server.settings, { clock, thinker })
  await until(() => waiting() === 0)
  assert.ok(thinker.asked >= 2 * matches.length)
  assert.ok(thinker.most <= 2, `${thinker.most} at once`)
})

test('tables whose bots wait for a thread leave memory when there are many, and are woken when threads are free', async (t) => {
  const clock = new ManualClock()
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>()
  const thinker: Thinker = {
    ...quickThinker,
    async decide(position, level) {
      await isFree
      return quickThinker.decide(position, level)
    },
  }
  const server = await serve(t, { botWorkers: 1, liveMatches: 3 }, { clock, thinker })
  const anna = await Visitor.come(server.address)
  for (let table = 0; table < 12; table++) {
    await anna.createMatch({ seats: ['easy', 'me', 'hard'] })
    clock.advance(1_100)
  }
  const metrics = await (await fetch(`${server.address}/metrics`)).text()
  const live = Number(/^curio_live_matches (\d+)$/m.exec(metrics)?.[1])
  assert.ok(live <= 4, `${live} tables in memory`)
  free()
  await until(() => stored(server.settings, 'SELECT id FROM matches WHERE bot_turn = 1').length === 0)
})

test('bots of tables where a player waits come first, whoever else looks on', async (t) => {
  const seen: string[] = []
  const freed: (() => void)[] = []
  const thinker: Thinker = {
    ...quickThinker,
    async decide(position, level) {
      seen.push(level)
      await new Promise<void>((resolve) => freed.push(resolve))
      return quickThinker.decide(position, level)
    },
  }
  const { address } = await serve(t, { botWorkers: 1 }, { thinker })
  const anna = await Visitor.come(address)
  const boris = await Visitor.come(address)
  const line = await boris.connect()
  for (const [c, level] of (['easy', 'easy', 'easy'] as const).entries()) {
    const match = await anna.createMatch({ seats: [level, 'me'] })
    await line.do({ t: 'watch', c, match, seat: null })
  }
  const watched = await anna.createMatch({ seats: ['hard', 'me'] })
  await anna.sit(watched, 1)
  freed.shift()?.()
  await until(() => seen.length === 2)
  assert.deepEqual(seen, ['easy', 'hard'])
  const free = setInterval(() => freed.shift()?.(), 1)
  t.after(() => clearInterval(free))
})
