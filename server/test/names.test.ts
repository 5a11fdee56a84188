import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import type { Me, TokenLine } from '@curio/protocol'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { MIGRATIONS } from '../src/db/migrations.ts'
import { Sqlite } from '../src/db/sqlite.ts'
import { isGuestName, lookKeyOf } from '../src/players/names.ts'
import { hashPassword } from '../src/players/passwords.ts'
import { startServer } from '../src/server.ts'
import { Visitor } from './support/client.ts'
import { ManualClock } from './support/manual-clock.ts'
import { twoPeople } from './support/people.ts'
import { serve, temporaryFolder, testSettings } from './support/stand.ts'

const PASSWORD = 'a long password'

async function account(address: string, name: string): Promise<Visitor> {
  const visitor = await Visitor.come(address)
  await visitor.post('/api/me/register', { name, password: PASSWORD })
  return visitor
}

async function refusal(response: Promise<Response>): Promise<{ code: string; text: string }> {
  return (await (await response).json()) as { code: string; text: string }
}

/** Each line: names that a reader cannot tell apart. */
const SAME: readonly (readonly string[])[] = [
  ['Anna', 'ANNA', 'Ａnna', 'ΑΝΝΑ'],
  ['cap', 'сар', 'САР'],
  ['Ivo', 'lvo', '1vo', 'IVO', 'Iv0'],
  ['MAX', 'МАХ', 'ΜΑΧ'],
  ['BOBETKA', 'ВОВЕТКА'],
  ['Зоя', '3оя', '3ОЯ'],
  ['Борис', '6орис'],
  ['ΦΛΠ', 'ФЛП'],
  ['jack', 'ЈАСК'],
  ['Ïa', 'ЇА'],
]
const DIFFERENT = [
  'Anna',
  'Annie',
  'Hanna',
  'Éva',
  'Eva',
  'йод',
  'иод',
  'Ann a',
  'Nina',
  'Vina',
  'Bob',
  'Bo6',
]

test('names that look the same have the same look, and no others', () => {
  for (const names of SAME) assert.equal(new Set(names.map(lookKeyOf)).size, 1, names.join(' '))
  assert.equal(new Set(DIFFERENT.map(lookKeyOf)).size, DIFFERENT.length)
})

test('a name that looks like that of an account is taken, for everybody', async (t) => {
  const { address } = await serve(t)
  await account(address, 'Boba')
  const [vera, guest] = [await account(address, 'Vera'), await Visitor.come(address)]
  for (const name of ['ВОВА', 'B0ba', 'ΒΟΒΑ']) {
    assert.equal((await refusal(vera.fetch('POST', '/api/me/name', { name }))).code, 'taken', name)
    assert.equal((await refusal(vera.fetch('POST', '/api/tokens', { name }))).code, 'taken', name)
    assert.equal((await refusal(guest.fetch('POST', '/api/me/name', { name }))).code, 'taken', name)
    const registration = guest.fetch('POST', '/api/me/register', { name, password: PASSWORD })
    assert.equal((await refusal(registration)).code, 'taken', name)
  }
})

test('the name of a program is taken, by registering, renaming, as a guest, or for another program', async (t) => {
  const { address } = await serve(t)
  const [anna, boris] = [await account(address, 'Anna'), await account(address, 'Boris')]
  const guest = await Visitor.come(address)
  await anna.post('/api/tokens', { name: 'Robot' })
  for (const name of ['Robot', 'ROBOT', 'R0bot']) {
    assert.equal((await refusal(boris.fetch('POST', '/api/me/name', { name }))).code, 'taken')
    assert.equal((await refusal(guest.fetch('POST', '/api/me/name', { name }))).code, 'taken')
    assert.equal((await refusal(boris.fetch('POST', '/api/tokens', { name }))).code, 'taken')
    assert.equal((await refusal(anna.fetch('POST', '/api/tokens', { name }))).code, 'taken')
    const registration = guest.fetch('POST', '/api/me/register', { name, password: PASSWORD })
    assert.equal((await refusal(registration)).code, 'taken')
  }
})

test('of an account and a program that want the same name at once, one gets it', async (t) => {
  const { address } = await serve(t)
  const [anna, boris, clara] = [
    await account(address, 'Anna'),
    await account(address, 'Boris'),
    await account(address, 'Clara'),
  ]
  for (const name of ['Same 2', 'Same 4', 'Same 5', 'Same 7']) {
    const statuses = await Promise.all(
      [
        anna.fetch('POST', '/api/tokens', { name }),
        boris.fetch('POST', '/api/me/name', { name: name.toUpperCase() }),
        clara.fetch('POST', '/api/tokens', { name: name.replace('Same', 'Ѕаме') }),
      ].map(async (response) => (await response).status),
    )
    assert.deepEqual(statuses.sort(), [200, 409, 409], name)
  }
})

test('a guest does not keep a name that a program gets', async (t) => {
  const { server, anna, second } = await twoPeople(t)
  const owner = await account(server.address, 'Owner')
  await anna.post('/api/me/name', { name: 'Robot' })
  await second.until(() => second.table?.seats[0]?.person?.name === 'Robot')
  await owner.post('/api/tokens', { name: 'ROB0T' })
  await anna.meet()
  assert.match(anna.player.name, /^Guest \d+$/)
  await second.until(() => second.table?.seats[0]?.person?.name === anna.player.name)
})

test('a program that has lost its token gets a new one by its name, from its owner only', async (t) => {
  const { address } = await serve(t)
  const [anna, boris] = [await account(address, 'Anna'), await account(address, 'Boris')]
  const first = await anna.post<Me & { token: string }>('/api/tokens', { name: 'Robot' })
  await anna.delete(`/api/tokens/${first.player.id}`)
  assert.equal((await refusal(boris.fetch('POST', '/api/tokens', { name: 'Robot' }))).code, 'taken')
  const second = await anna.post<Me & { token: string }>('/api/tokens', { name: 'Robot' })
  assert.deepEqual([second.player, second.token === first.token], [first.player, false])
  const status = async (token: string): Promise<number> =>
    (await fetch(`${address}/api/me/matches`, { headers: { authorization: `Bearer ${token}` } })).status
  assert.deepEqual([await status(first.token), await status(second.token)], [401, 200])
})

test('an account has only so many programs, and takes no more names', async (t) => {
  const { address } = await serve(t)
  const anna = await account(address, 'Anna')
  for (let number = 1; number <= 50; number++) await anna.post('/api/tokens', { name: `Robot x${number}x` })
  assert.equal((await refusal(anna.fetch('POST', '/api/tokens', { name: 'One more' }))).code, 'too-many')
  assert.equal((await anna.get<TokenLine[]>('/api/tokens')).length, 50)
})

/** Names with letters of several alphabets, and whether they are accepted. */
const ALPHABETS: readonly (readonly [string, boolean])[] = [
  ['Anna Иванова', true],
  ['Anna2000', true],
  ['Иван-4', true],
  ['Βασίλης', true],
  ['さくら花子', true],
  ['김철수', true],
  ['Jäger ツキ', true],
  ['Aннa', false],
  ['Аnna', false],
  ['Annα', false],
  ['Anna Иbанова', false],
  ['x花', false],
  ['aµb', false],
  ['アa', false],
]

test('the letters of a word are of one alphabet', async (t) => {
  const clock = new ManualClock()
  const { address } = await serve(t, {}, { clock })
  const guest = await Visitor.come(address)
  for (const [name, isAccepted] of ALPHABETS) {
    clock.advance(60_000)
    const { code, text } = await refusal(guest.fetch('POST', '/api/me/name', { name }))
    assert.equal(code, isAccepted ? undefined : 'malformed', name)
    if (!isAccepted) assert.match(text, /one alphabet/)
  }
  const mixed = { name: 'Аnna', password: PASSWORD }
  assert.match((await refusal(guest.fetch('POST', '/api/me/register', mixed))).text, /one alphabet/)
  const anna = await account(address, 'Anna')
  assert.match((await refusal(anna.fetch('POST', '/api/tokens', { name: 'Аnna' }))).text, /one alphabet/)
})

test('the names that the server gives to guests stay theirs, in whatever letters', () => {
  for (const name of [
    'Guest 1234',
    'GUEST 1',
    'guest l234',
    'Guest I0O0',
    'Ｇuest ３',
    'Guest_1234',
    'Guest-7',
  ])
    assert.ok(isGuestName(name), name)
  for (const name of ['Гость 1234', 'ГОСТЬ 10', 'гость l2', 'Гость_5']) assert.ok(isGuestName(name), name)
  for (const name of ['Guest', 'Guest of 12', 'Guesthouse 1', 'Best 12', 'Гость дома'])
    assert.ok(!isGuestName(name), name)
})

/** A database in which names were not yet compared by their look, with these accounts and programs. */
async function oldDatabase(file: string, rows: readonly string[]): Promise<void> {
  const sqlite = new Sqlite(file)
  const db = new Kysely<unknown>({ dialect: sqlite.dialect() })
  const before = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0007'))
  await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest()
  await db.destroy()
  await sqlite.close()
  const database = new DatabaseSync(file)
  for (const row of rows)
    database.exec(
      `INSERT INTO players (id, kind, name, name_key, guest_key, password, owner, created) VALUES (${row})`,
    )
  database.close()
}

test('who shares a look with another already keeps the name, and logs in by it', async (t) => {
  const folder = temporaryFolder(t)
  const settings = testSettings(folder)
  const hash = await hashPassword(PASSWORD)
  await oldDatabase(join(folder, 'curio.db'), [
    `'a1', 'account', 'Anna', 'anna', NULL, '${hash}', NULL, 1`,
    `'a2', 'account', 'Аnna', 'аnna', NULL, '${hash}', NULL, 2`,
    `'p1', 'program', 'Anna', NULL, NULL, NULL, 'a1', 3`,
    `'p2', 'program', 'Robot', NULL, NULL, NULL, 'a1', 4`,
    `'p3', 'program', 'Robot', NULL, NULL, NULL, 'a2', 5`,
    `'g1', 'guest', 'Boris', NULL, 'boris', NULL, NULL, ${Date.now()}`,
  ])
  const server = await startServer(settings)
  t.after(() => server.close())
  for (const [name, id] of [
    ['anna', 'a1'],
    ['Аnna', 'a2'],
  ] as const) {
    const visitor = await Visitor.come(server.address)
    const { player } = await visitor.post<Me>('/api/me/login', { name, password: PASSWORD })
    assert.equal(player.id, id)
  }
  const guest = await Visitor.come(server.address)
  for (const name of ['Anna', 'ΑΝΝΑ', 'R0BOT'])
    assert.equal((await refusal(guest.fetch('POST', '/api/me/name', { name }))).code, 'taken')
  await guest.post('/api/me/register', { name: 'B0ris', password: PASSWORD })
  const database = new DatabaseSync(settings.database, { readOnly: true })
  const row = database.prepare(`SELECT name FROM players WHERE id = 'g1'`).get()
  database.close()
  assert.match(String(row?.name), /^Guest \d+$/)
})
