import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type TestContext, test } from 'node:test'
import { setTimeout, setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { plainAnswer } from '@curio/kernel'
import { type Database, openDatabase } from '../src/db/open.ts'
import type { EntryRow } from '../src/db/schema.ts'
import { Writer } from '../src/db/writer.ts'
import { Metrics } from '../src/metrics.ts'
import { ManualClock } from './support/manual-clock.ts'
import { beginDraft, twoPeople } from './support/people.ts'
import { temporaryFolder } from './support/stand.ts'
import { hangingThinker, quickThinker } from './support/thinkers.ts'
import { occupy, Threads } from './support/threads.ts'

const entry = (match: number, index: number): EntryRow => ({ match, index, entry: '{}', message: null })

const GONE = { message: "the database's thread is gone" }

interface Opened {
  readonly file: string
  readonly database: Database
  readonly threads: Threads
}

async function open(t: TestContext): Promise<Opened> {
  const file = join(temporaryFolder(t), 'curio.db')
  const threads = new Threads(t)
  const database = await openDatabase(file)
  t.after(() => database.close())
  return { file, database, threads }
}

const insert = ({ db, batch }: Database, match: number): Promise<void> =>
  batch([
    db
      .insertInto('entries')
      .values(Array.from({ length: 100 }, (_, index) => entry(match, index)))
      .compile(),
  ])

function stored(file: string, sql: string): Record<string, unknown>[] {
  const database = new DatabaseSync(file)
  try {
    return database
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }))
  } finally {
    database.close()
  }
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await setTimeout(10)
}

async function health(address: string): Promise<[number, unknown]> {
  const response = await fetch(`${address}/health`)
  return [response.status, await response.json()]
}

test('a thread that dies gets a successor, and what comes meanwhile waits for it', async (t) => {
  const { file, database, threads } = await open(t)
  for (let match = 1; match <= 3; match++) {
    await threads.kill()
    await insert(database, match)
  }
  assert.equal(threads.all.length, 4)
  assert.deepEqual(stored(file, 'SELECT match, count(*) AS rows FROM entries GROUP BY match'), [
    { match: 1, rows: 100 },
    { match: 2, rows: 100 },
    { match: 3, rows: 100 },
  ])
  assert.equal(database.health.reason, null)
})

test('what a thread was doing when it died is rejected, and the file is free for its successor', async (t) => {
  const { file, database, threads } = await open(t)
  const leave = occupy(file)
  const cut = assert.rejects(insert(database, 1), GONE)
  await threads.whenAsked(1)
  const killed = threads.kill()
  leave()
  await Promise.all([cut, killed])
  assert.deepEqual(stored(file, 'SELECT * FROM entries'), [])
  await insert(database, 1)
  assert.equal(stored(file, 'SELECT * FROM entries').length, 100)
})

test('while every thread dies what needs one is refused after a while, then at once; small transactions go on', async (t) => {
  const { database, threads } = await open(t)
  threads.isPlague = true
  await threads.kill()
  await assert.rejects(insert(database, 1), GONE)
  const made = threads.all.length
  await Promise.all([2, 3, 4].map((match) => assert.rejects(insert(database, match), GONE)))
  assert.ok(threads.all.length - made < 2, 'those that came later have waited too')
  assert.ok(made > 2 && made < 10, `${made} threads`)
  assert.equal(await database.health.check(), GONE.message)
  await database.batch([database.db.insertInto('entries').values(entry(5, 0)).compile()])
  assert.equal(await database.health.check(), GONE.message)
  threads.isPlague = false
  await until(async () => (await database.health.check()) === null)
  await insert(database, 1)
})

test('only so many transactions wait for a successor', async (t) => {
  const { database, threads } = await open(t)
  const { db, batch } = database
  const many = db
    .insertInto('entries')
    .values(Array.from({ length: 100 }, (_, index) => entry(1, index)))
    .compile()
  await threads.kill()
  const tried = Array.from({ length: 1_100 }, () => Promise.race([batch([many]), turnOfTheLoop('waits')]))
  const refused = (await Promise.allSettled(tried)).filter(({ status }) => status === 'rejected')
  assert.equal(refused.length, 100)
})

test('a group that was committed though nobody was told is not stored twice', async (t) => {
  const { file, database, threads } = await open(t)
  const writer = new Writer(database, new Metrics())
  const { db } = database
  const results = { match: 'm', seat: 0, player: 'p', game: 'g', place: 1, players: 1, won: 1, points: 1 }
  const none = { places: null, rank: null, ranks: null, rank_id: null, reached: null, goal: null }
  const over = db
    .insertInto('results')
    .values({ ...results, ...none, kind: 'ranked', quit: 0, rated: 1, finished: 1 })
    .compile()
  const skill = { mu: 26, sigma: 8, matches: 1 }
  const rate = db
    .insertInto('ratings')
    .values({ player: 'p', game: 'g', ...skill })
    .onConflict((conflict) => conflict.columns(['player', 'game']).doUpdateSet(skill))
    .compile()
  const leave = occupy(file)
  const group = Promise.allSettled([
    writer.commit({ queries: [], entries: [entry(1, 0), entry(1, 1)] }),
    writer.commit({ queries: [over, rate], entries: [entry(2, 0)] }),
    writer.commit({ queries: [rate], entries: [] }),
  ])
  await threads.whenAsked(1)
  threads.isMute = true
  leave()
  await until(() => stored(file, 'SELECT * FROM entries').length > 0)
  await threads.kill()
  threads.isMute = false
  assert.deepEqual(
    (await group).map(({ status }) => status),
    ['rejected', 'rejected', 'fulfilled'],
  )
  assert.deepEqual(stored(file, 'SELECT match, "index" FROM entries'), [
    { match: 1, index: 0 },
    { match: 1, index: 1 },
    { match: 2, index: 0 },
  ])
  assert.equal(stored(file, 'SELECT * FROM results').length, 1)
  assert.deepEqual(stored(file, 'SELECT * FROM ratings'), [{ player: 'p', game: 'g', ...skill }])
})

/** Says something that has to be stored by the thread; `strike` is called when it is there. */
async function cutOff(
  { file, threads }: Pick<Opened, 'file' | 'threads'>,
  act: () => Promise<string>,
  strike: (leave: () => void) => Promise<void>,
): Promise<string> {
  const { asked } = threads
  const leave = occupy(file)
  const reply = act()
  await threads.whenAsked(asked + 1)
  await strike(leave)
  return reply
}

/** Dies while it waits for the disk. */
const before =
  (threads: Threads) =>
  async (leave: () => void): Promise<void> => {
    const killed = threads.kill()
    leave()
    await killed
  }

/** Dies when the transaction is on disk, before it could say so. */
const after =
  (threads: Threads, isStored: () => boolean) =>
  async (leave: () => void): Promise<void> => {
    threads.isMute = true
    leave()
    await until(isStored)
    await threads.kill()
    threads.isMute = false
  }

const MOMENTS = ['before', 'after'] as const

for (const moment of MOMENTS)
  test(`an answer whose thread dies ${moment} the commit: failed, repeated, and there once`, async (t) => {
    const threads = new Threads(t)
    const people = await twoPeople(t, {}, { thinker: quickThinker })
    const { server, first, second } = people
    const file = server.settings.database
    await beginDraft(people)
    const messages = (): unknown[] =>
      stored(file, 'SELECT message FROM entries ORDER BY "index"').map(({ message }) => message)
    const told = messages()
    const { question } = first
    assert.ok(question)
    const message = { t: 'answer', c: 0, q: question.id, v: plainAnswer(question) } as const
    const strike =
      moment === 'before' ? before(threads) : after(threads, () => messages().length > told.length)
    const code = await cutOff({ file, threads }, () => first.line.refused(message, 'same'), strike)
    assert.equal(code, 'failed')
    assert.deepEqual(messages(), moment === 'before' ? told : [...told, 'same'])
    await first.line.do(message, 'same')
    assert.deepEqual(messages(), [...told, 'same'])
    assert.equal(first.mirror.notes.filter(({ kind }) => kind === 'draft.take').length, 1)
    await until(async () => (await health(server.address))[0] === 200)
    // Boris' answer is stored by the successor.
    await cutOff(
      { file, threads },
      async () => {
        await second.answer()
        return ''
      },
      async (leave) => leave(),
    )
    assert.equal(messages().length, told.length + 2)
    assert.equal(threads.all.length, 2)
  })

for (const moment of MOMENTS)
  test(`a match that ends as the thread dies ${moment} the commit has its results and ratings once`, async (t) => {
    const threads = new Threads(t)
    const people = await twoPeople(
      t,
      {},
      { clock: new ManualClock(), thinker: hangingThinker },
      { rated: true },
    )
    const { server, first, second } = people
    const file = server.settings.database
    await first.line.do({ t: 'resign', c: 0 })
    const results = (): number => stored(file, 'SELECT * FROM results').length
    const resign = { t: 'resign', c: 0 } as const
    const strike = moment === 'before' ? before(threads) : after(threads, () => results() > 0)
    assert.equal(await cutOff({ file, threads }, () => second.line.refused(resign, 'bye'), strike), 'failed')
    assert.equal(results(), moment === 'before' ? 0 : 2)
    const again = await second.line.say(resign, 'bye')
    assert.equal(
      again.t === 'ok' ? 'ok' : again.t === 'no' && again.code,
      moment === 'before' ? 'ok' : 'not-yours',
    )
    assert.equal(results(), 2)
    assert.deepEqual(stored(file, 'SELECT matches FROM ratings'), [{ matches: 1 }, { matches: 1 }])
    assert.deepEqual(stored(file, 'SELECT status FROM matches'), [{ status: 'abandoned' }])
  })

for (const moment of MOMENTS)
  test(`a line of chat whose thread dies ${moment} the commit is said once, and everybody hears it`, async (t) => {
    const threads = new Threads(t)
    const { server, first, second } = await twoPeople(t, {}, { thinker: quickThinker })
    const file = server.settings.database
    const lines = (): unknown[] => stored(file, 'SELECT text FROM chat').map(({ text }) => text)
    const line = { t: 'chat', c: 0, text: 'hello' } as const
    const strike = moment === 'before' ? before(threads) : after(threads, () => lines().length > 0)
    const said = async (): Promise<string> => {
      const reply = await first.line.say(line, 'hello')
      return reply.t === 'no' ? reply.code : reply.t
    }
    const reply = await cutOff({ file, threads }, said, strike)
    assert.equal(reply, moment === 'before' ? 'failed' : 'ok')
    if (moment === 'before') await first.line.do(line, 'hello')
    await second.until(() => second.chat.length > 0)
    assert.deepEqual([second.chat, lines()], [['hello'], ['hello']])
  })

test('while threads die players are told that it failed and health says why; then everything goes on', async (t) => {
  const threads = new Threads(t)
  const people = await twoPeople(t, {}, { thinker: quickThinker })
  const { server, first } = people
  await beginDraft(people)
  const { question } = first
  assert.ok(question)
  const message = { t: 'answer', c: 0, q: question.id, v: plainAnswer(question) } as const
  threads.isPlague = true
  await threads.kill()
  const leave = occupy(server.settings.database)
  assert.equal(await first.line.refused(message, 'same'), 'failed')
  leave()
  assert.deepEqual(await health(server.address), [503, { status: 'failing', reason: GONE.message }])
  assert.match(await (await fetch(`${server.address}/metrics`)).text(), /^curio_database_failing 1$/m)
  threads.isPlague = false
  await until(async () => (await health(server.address))[0] === 200)
  assert.match(await (await fetch(`${server.address}/metrics`)).text(), /^curio_database_failing 0$/m)
  await first.line.do(message, 'same')
  const file = server.settings.database
  assert.equal(stored(file, `SELECT * FROM entries WHERE message = 'same'`).length, 1)
})
