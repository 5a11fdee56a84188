import assert from 'node:assert/strict'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type TestContext, test } from 'node:test'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { type CompiledQuery, Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { MIGRATIONS } from '../src/db/migrations.ts'
import { type Database, openDatabase, Statements } from '../src/db/open.ts'
import type { EntryRow } from '../src/db/schema.ts'
import { Sqlite } from '../src/db/sqlite.ts'
import { Writer } from '../src/db/writer.ts'
import { Metrics } from '../src/metrics.ts'
import { lastLines } from '../src/tables/chat.ts'
import { temporaryFolder } from './support/stand.ts'

const entry = (match: number, index: number): EntryRow => ({ match, index, entry: '{}', message: null })

async function open(t: TestContext): Promise<{ database: Database; writer: Writer; batches: number[] }> {
  const database = await openDatabase(join(temporaryFolder(t), 'curio.db'))
  t.after(() => database.close())
  const batches: number[] = []
  const counting: Database = {
    ...database,
    batch: (queries) => {
      batches.push(queries.length)
      return database.batch(queries)
    },
  }
  return { database, writer: new Writer(counting, new Metrics()), batches }
}

test('what comes in at once, or while the disk is busy, is one transaction', async (t) => {
  const { database, writer, batches } = await open(t)
  const first = Array.from({ length: 300 }, (_, number) =>
    writer.commit({ queries: [], entries: [entry(number, 0)] }),
  )
  await first[0]
  await Promise.all(first)
  assert.equal(batches.length, 1)
  const rows = await database.db.selectFrom('entries').select('match').execute()
  assert.equal(rows.length, 300)
})

test('one that cannot be stored fails alone', async (t) => {
  const { database, writer } = await open(t)
  await writer.commit({ queries: [], entries: [entry(1, 0)] })
  const results = await Promise.allSettled([
    writer.commit({ queries: [], entries: [entry(2, 0)] }),
    writer.commit({ queries: [], entries: [entry(3, 0), entry(1, 0)] }),
    writer.commit({ queries: [], entries: [entry(4, 0)] }),
  ])
  assert.deepEqual(
    results.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  )
  const rows = await database.db.selectFrom('entries').select('match').orderBy('match').execute()
  assert.deepEqual(
    rows.map(({ match }) => match),
    [1, 2, 4],
  )
})

test('when the disk takes nothing, not every piece of a group is tried', async (t) => {
  const { database } = await open(t)
  let tried = 0
  const batch = async (): Promise<never> => {
    tried += 1
    throw Object.assign(new Error('database is locked'), { errcode: 5 })
  }
  const writer = new Writer({ ...database, batch }, new Metrics())
  const group = Array.from({ length: 50 }, (_, match) =>
    writer.commit({ queries: [], entries: [entry(match, 0)] }),
  )
  const results = await Promise.allSettled(group)
  assert.ok(results.every(({ status }) => status === 'rejected'))
  assert.equal(tried, 2)
})

test('a database that is opened again has everything, and is not migrated twice', async (t) => {
  const file = join(temporaryFolder(t), 'curio.db')
  const before = await openDatabase(file)
  await before.batch([before.db.insertInto('entries').values(entry(1, 0)).compile()])
  await before.close()
  const after = await openDatabase(file)
  t.after(() => after.close())
  assert.deepEqual(await after.db.selectFrom('entries').selectAll().execute(), [entry(1, 0)])
})

/** A database as the first version made it. */
async function oldDatabase(file: string): Promise<void> {
  const first = { '0001-tables': MIGRATIONS['0001-tables'] ?? assert.fail() }
  const sqlite = new Sqlite(file)
  const db = new Kysely<unknown>({ dialect: sqlite.dialect() })
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => first },
  }).migrateToLatest()
  await db.destroy()
  await sqlite.close()
  assert.equal(error, undefined)
}

function run(file: string, sql: string): void {
  const database = new DatabaseSync(file)
  database.exec(sql)
  database.close()
}

test('a database of the first version is brought up to date: sessions and logs last, bots are woken, guests found by name', async (t) => {
  const file = join(temporaryFolder(t), 'curio.db')
  await oldDatabase(file)
  run(file, `INSERT INTO players VALUES ('anna', 'guest', 'Ａnna', NULL, NULL, 7, NULL, 5)`)
  for (const [match, bot] of [
    ['bots', `'easy'`],
    ['people', 'NULL'],
  ])
    run(
      file,
      `INSERT INTO matches (id, game, status, visibility, options, clock, creator, created)
         VALUES ('${match}', 'route', 'playing', 'public', '{}', '{"kind":"none"}', 'anna', 5);
       INSERT INTO seats VALUES ('${match}', 0, 'anna', NULL, NULL, NULL), ('${match}', 1, NULL, ${bot}, NULL, NULL);
       INSERT INTO entries VALUES ('${match}', 0, '"${match}"', NULL), ('${match}', 1, '1', 'm')`,
    )
  const { db, close } = await openDatabase(file)
  t.after(() => close())
  assert.deepEqual(await db.selectFrom('sessions').selectAll().execute(), [
    { player: 'anna', id: '7', created: 5 },
  ])
  const matches = await db.selectFrom('matches').select(['id', 'number', 'bot_turn']).orderBy('id').execute()
  assert.deepEqual(matches, [
    { id: 'bots', number: 1, bot_turn: 1 },
    { id: 'people', number: 2, bot_turn: 0 },
  ])
  assert.deepEqual(await db.selectFrom('entries').selectAll().orderBy('match').orderBy('index').execute(), [
    { match: 1, index: 0, entry: '"bots"', message: null },
    { match: 1, index: 1, entry: '1', message: 'm' },
    { match: 2, index: 0, entry: '"people"', message: null },
    { match: 2, index: 1, entry: '1', message: 'm' },
  ])
  const player = await db.selectFrom('players').selectAll().executeTakeFirstOrThrow()
  assert.equal(player.look_key, 'anna')
  assert.ok(!('session' in player) && !('guest_key' in player))
})

/** Keeps what was asked. */
class Recorded extends Statements {
  readonly asked: CompiledQuery[] = []

  override with<Row>(...form: Parameters<typeof Statements.prototype.with<Row>>): CompiledQuery<Row> {
    const query = super.with(...form)
    this.asked.push(query)
    return query
  }
}

test('the last lines of a chat are found without reading and sorting all of them', async (t) => {
  const file = join(temporaryFolder(t), 'curio.db')
  await oldDatabase(file)
  const database = await openDatabase(file)
  t.after(() => database.close())
  const statements = new Recorded()
  await lastLines({ ...database, statements }, 'a match')
  const [query] = statements.asked
  const other = new DatabaseSync(file)
  const plan = other.prepare(`EXPLAIN QUERY PLAN ${query?.sql}`).all('a match', 50)
  other.close()
  const steps = plan.map(({ detail }) => String(detail))
  assert.match(steps[0] ?? '', /^SEARCH chat USING INDEX chat_at /)
  assert.ok(!steps.some((step) => step.includes('TEMP B-TREE')), steps.join('; '))
})

test('a migration that is cut off leaves the database as it was', async (t) => {
  const file = join(temporaryFolder(t), 'curio.db')
  await oldDatabase(file)
  // The last part of the second migration fails, after others have been carried out.
  run(file, 'CREATE TABLE sessions (id text)')
  await assert.rejects(openDatabase(file), /sessions/)
  run(file, 'DROP TABLE sessions')
  const { db, close } = await openDatabase(file)
  t.after(() => close())
  assert.deepEqual(await db.selectFrom('sessions').selectAll().execute(), [])
})

test('a file that is no database stops the start', async (t) => {
  const file = join(temporaryFolder(t), 'curio.db')
  writeFileSync(file, 'this is a letter to my aunt, and it is long enough to be looked at closely')
  await assert.rejects(openDatabase(file), /not a database/)
  await assert.rejects(openDatabase(temporaryFolder(t)))
})

/** A transaction with a number of entries of one match: few are stored at once, many by the thread. */
const store = ({ db, batch }: Database, match: number, entries: number): Promise<void> =>
  batch([
    db
      .insertInto('entries')
      .values(Array.from({ length: entries }, (_, index) => entry(match, index)))
      .compile(),
  ])

const SQLITE_CONSTRAINT_PRIMARYKEY = 1555

const FEW = 1
const MANY = 100

test('small and large transactions are carried out in the order in which they came', async (t) => {
  const { database } = await open(t)
  const { db, batch } = database
  const told: number[] = []
  const name = (match: number): Promise<void> =>
    batch([
      db
        .updateTable('entries')
        .set({ message: `${match}` })
        .where('match', '=', 0)
        .compile(),
    ])
  await store(database, 0, FEW)
  await Promise.all(
    Array.from({ length: 40 }, async (_, match) => {
      await (match % 2 === 0 ? store(database, match + 1, MANY) : name(match))
      told.push(match)
    }),
  )
  assert.deepEqual(
    told,
    told.map((_, index) => index),
  )
  const [named] = await db.selectFrom('entries').select('message').where('match', '=', 0).execute()
  assert.equal(named?.message, '39')
  const { count } = await db
    .selectFrom('entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  assert.equal(count, FEW + 20 * MANY)
})

test('a transaction that fails leaves nothing behind and says what it failed by, small or large', async (t) => {
  const { database } = await open(t)
  const { db, batch } = database
  for (const entries of [FEW, MANY]) {
    await store(database, entries, entries)
    const rows = Array.from({ length: entries }, (_, index) => entry(entries, entries + index))
    const twice = db.insertInto('entries').values(entry(entries, 0)).compile()
    await assert.rejects(batch([db.insertInto('entries').values(rows).compile(), twice]), {
      message: /UNIQUE/,
      code: 'ERR_SQLITE_ERROR',
      errcode: SQLITE_CONSTRAINT_PRIMARYKEY,
    })
    const kept = await db.selectFrom('entries').select('index').where('match', '=', entries).execute()
    assert.equal(kept.length, entries)
  }
})

test('while another program writes to the file, transactions wait and the event loop goes on', async (t) => {
  const file = join(temporaryFolder(t), 'curio.db')
  const database = await openDatabase(file)
  t.after(() => database.close())
  const other = new DatabaseSync(file)
  other.exec('BEGIN IMMEDIATE')
  const stored = store(database, 1, FEW)
  await setTimeout(500)
  assert.deepEqual(await database.db.selectFrom('entries').selectAll().execute(), [])
  other.exec('COMMIT')
  other.close()
  await stored
  assert.deepEqual(await database.db.selectFrom('entries').selectAll().execute(), [entry(1, 0)])
})

test('the write-ahead log does not grow with the number of transactions', async (t) => {
  const file = join(temporaryFolder(t), 'curio.db')
  const database = await openDatabase(file)
  t.after(() => database.close())
  const sizes: number[] = []
  for (let match = 1; match <= 900; match++) {
    await store(database, match, MANY)
    await setImmediate()
    if (match % 300 === 0) sizes.push(statSync(`${file}-wal`).size)
  }
  const [first = 0, , last = 0] = sizes
  assert.ok(last < first * 2, `${sizes}`)
})
