import assert from 'node:assert/strict'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type TestContext, test } from 'node:test'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { MIGRATIONS } from '../src/db/migrations.ts'
import { type Database, openDatabase } from '../src/db/open.ts'
import type { EntryRow } from '../src/db/schema.ts'
import { Sqlite } from '../src/db/sqlite.ts'
import { Writer } from '../src/db/writer.ts'
import { Metrics } from '../src/metrics.ts'
import { networkOf } from '../src/network.ts'
import { RateLimit } from '../src/rate-limit.ts'
import { loadSecrets } from '../src/secrets.ts'
import { readSettings } from '../src/settings.ts'
import { ManualClock } from './support/manual-clock.ts'
import { temporaryFolder } from './support/stand.ts'

test('settings have defaults, and what is wrong is named', () => {
  const settings = readSettings({})
  assert.deepEqual([settings.port, settings.database, settings.origins], [3000, './data/curio.db', null])
  assert.deepEqual(readSettings({ CURIO_ORIGIN: 'https://a.example/, http://b.example:8080' }).origins, [
    'https://a.example',
    'http://b.example:8080',
  ])
  assert.throws(() => readSettings({ PORT: 'http' }), /^Error: PORT: /)
  assert.throws(() => readSettings({ CURIO_ORIGIN: 'ftp://a.example' }), /^Error: CURIO_ORIGIN/)
  assert.throws(() => readSettings({ CURIO_LIVE_MATCHES: '0' }), /^Error: CURIO_LIVE_MATCHES/)
})

test('every setting is documented', () => {
  const documentation = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  const source = readFileSync(new URL('../src/settings.ts', import.meta.url), 'utf8')
  for (const [name] of source.matchAll(/\b(?:PORT|HOST|CURIO_[A-Z_]+)(?=:)/g))
    assert.ok(documentation.includes(`\`${name}\``), `${name} is not in docs/operations.md`)
})

test('secrets are made once, kept beside the database, and for its owner only', (t) => {
  const database = join(temporaryFolder(t), 'new', 'curio.db')
  const made = loadSecrets(database)
  assert.deepEqual(loadSecrets(database), made)
  assert.equal(made.cookies.length, 32)
  assert.equal(statSync(`${database}.secrets.json`).mode & 0o777, 0o600)
})

test('a limit allows a burst, then so many a second, for each key', () => {
  const clock = new ManualClock()
  const limit = new RateLimit({ burst: 3, perSecond: 2 }, clock)
  const tries = (count: number, key = 'a'): number =>
    Array.from({ length: count }, () => limit.allows(key)).filter((isAllowed) => isAllowed).length
  assert.equal(tries(10), 3)
  assert.equal(tries(10, 'b'), 3)
  clock.advance(1_000)
  assert.equal(tries(10), 2)
  clock.advance(60_000)
  assert.equal(tries(10), 3)
})

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

test('a database of the first version is brought up to date: sessions and logs last, bots are woken', async (t) => {
  const file = join(temporaryFolder(t), 'curio.db')
  await oldDatabase(file)
  run(file, `INSERT INTO players VALUES ('anna', 'guest', 'Anna', NULL, NULL, 7, NULL, 5)`)
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
  assert.ok(!('session' in (await db.selectFrom('players').selectAll().executeTakeFirstOrThrow())))
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

test('limits go by network: of an IPv6 address only what its owner cannot choose counts', () => {
  const networks: readonly (readonly [string, string])[] = [
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ]
  for (const [address, network] of networks) assert.equal(networkOf(address), network)
})
