import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type TestContext, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { plainAnswer } from '@curio/kernel'
import { sql } from 'kysely'
import { type Database, openDatabase } from '../src/db/open.ts'
import { Place, Visitor } from './support/client.ts'
import { ManualClock } from './support/manual-clock.ts'
import { freePort, startProcess } from './support/process.ts'
import { serve, temporaryFolder } from './support/stand.ts'
import { occupy } from './support/threads.ts'

async function open(t: TestContext): Promise<Database> {
  const database = await openDatabase(join(temporaryFolder(t), 'curio.db'))
  t.after(() => database.close())
  return database
}

const insert = ({ db, batch }: Database, index: number): Promise<void> =>
  batch([
    db
      .insertInto('entries')
      .values({ match: 1, index, entry: 'x'.repeat(10_000), message: null })
      .compile(),
  ])

/** SQLite takes no more pages than it has, as on a full disk. */
const fill = async ({ db }: Database): Promise<void> => {
  await sql.raw('PRAGMA max_page_count = 1').execute(db)
}

const empty = async ({ db }: Database): Promise<void> => {
  await sql.raw('PRAGMA max_page_count = 1000000').execute(db)
}

test('health has a reason from a write that the disk did not take to one that it takes', async (t) => {
  const database = await open(t)
  const changes: (string | null)[] = []
  database.health.onChange((reason) => changes.push(reason))
  assert.equal(await database.health.check(), null)
  await fill(database)
  await assert.rejects(insert(database, 0), /full/)
  assert.equal(database.health.reason, 'the disk is full')
  await empty(database)
  await insert(database, 0)
  assert.equal(await database.health.check(), null)
  assert.deepEqual(changes, ['the disk is full', null])
})

test('what is wrong with a write itself says nothing about the disk', async (t) => {
  const database = await open(t)
  await insert(database, 0)
  await assert.rejects(insert(database, 0), /UNIQUE/)
  assert.equal(await database.health.check(), null)
  await fill(database)
  await assert.rejects(insert(database, 1), /full/)
  await assert.rejects(insert(database, 0), /UNIQUE/)
  assert.equal(database.health.reason, 'the disk is full')
})

test('while writes fail, whoever asks for the health makes one, and so finds out that they succeed again', async (t) => {
  const file = join(temporaryFolder(t), 'curio.db')
  const database = await openDatabase(file)
  t.after(() => database.close())
  const leave = occupy(file)
  await assert.rejects(insert(database, 0), /locked/)
  assert.equal(database.health.reason, 'another program holds the database')
  leave()
  await until(async () => (await database.health.check()) === null)
})

test('nobody has to play for a failing disk to be noticed', async (t) => {
  const clock = new ManualClock()
  const server = await serve(t, {}, { clock })
  const leave = occupy(server.settings.database)
  clock.advance(10_000)
  await until(async () => (await health(server.address))[0] === 503)
  const reason = 'another program holds the database'
  assert.deepEqual(await health(server.address), [503, { status: 'failing', reason }])
  leave()
  await until(async () => (await health(server.address))[0] === 200)
})

/** Kilobytes: enough to begin a match, and for some answers. */
const SMALL_DISK = 800

test('on a disk that takes no more nothing acknowledged is lost, players and health are told, and then it goes on', async (t) => {
  const [folder, port] = [temporaryFolder(t), await freePort()]
  const server = await startProcess(folder, port, {}, SMALL_DISK)
  t.after(() => server.kill('SIGKILL'))
  const address = `http://127.0.0.1:${port}`
  const anna = await Visitor.come(address)
  const match = await anna.createMatch({ seats: ['me', 'me'] })
  const line = await anna.connect()
  const places = [new Place(line, match, 0, 0), new Place(line, match, 1, 1)]
  for (const place of places) await place.watch()
  assert.equal((await health(address))[0], 200)
  const acknowledged: string[] = []
  for (;;) {
    const place = places.find(({ question }) => question !== null)
    assert.ok(place?.question, 'the match is over before the disk is full')
    const { question, channel } = place
    const message = { t: 'answer', c: channel, q: question.id, v: plainAnswer(question) } as const
    const id = `a${acknowledged.length}`
    const reply = await line.say(message, id)
    if (reply.t === 'no') {
      assert.equal(reply.code, 'failed')
      const reason = 'the disk cannot be written to'
      assert.deepEqual(await health(address), [503, { status: 'failing', reason }])
      assert.deepEqual(answersIn(folder), acknowledged)
      execFileSync('prlimit', ['--pid', `${server.pid}`, '--fsize=unlimited'])
      await until(async () => (await health(address))[0] === 200)
      await line.do(message, id)
      assert.deepEqual(answersIn(folder), [...acknowledged, id])
      break
    }
    acknowledged.push(id)
  }
  assert.ok(acknowledged.length > 3)
})

const answersIn = (folder: string): unknown[] => {
  const database = new DatabaseSync(join(folder, 'curio.db'))
  const rows = database
    .prepare('SELECT message FROM entries WHERE message IS NOT NULL ORDER BY "index"')
    .all()
  database.close()
  return rows.map(({ message }) => message)
}

async function health(address: string): Promise<[number, unknown]> {
  const response = await fetch(`${address}/health`)
  return [response.status, await response.json()]
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await setTimeout(10)
}
