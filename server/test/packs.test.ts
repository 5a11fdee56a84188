import assert from 'node:assert/strict'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type TestContext, test } from 'node:test'
import { cryptids } from '@curio/cryptids'
import { type Game, type Json, type Log, packHashes, parseLog, verify } from '@curio/kernel'
import { edited } from '@curio/kernel/testing'
import type { ApiError, TableInfo } from '@curio/protocol'
import { route } from '@curio/route'
import { type ServerOverrides, startServer } from '../src/server.ts'
import type { Settings } from '../src/settings.ts'
import { type Place, Visitor } from './support/client.ts'
import { serve, type TestServer, temporaryFolder, testSettings } from './support/stand.ts'
import { quickThinker } from './support/thinkers.ts'

const CITY = route.packs.city as Json
const EUROPE = cryptids.packs.europe as Json

/** A city with its own name and brighter sights. */
const starry = (en: string): Json =>
  edited(CITY, { 'map.blocks[5].star': 8, 'name.en': en, 'name.ru': 'Звёздный Аркхем' }) as Json

/** The games of the next version, in which a number of each built-in pack is another. */
const rebalanced = [
  { ...route, packs: { city: edited(CITY, { 'map.blocks[9].star': 7 }) as Json } },
  { ...cryptids, packs: { europe: edited(EUROPE, { 'constants.startRumours.value': 2 }) as Json } },
] as readonly Game[]

/** The same, in which only words are. */
const reworded = [
  { ...route, packs: { city: edited(CITY, { 'name.en': 'Another name' }) as Json } },
  { ...cryptids, packs: { europe: edited(EUROPE, { 'name.en': 'Another name' }) as Json } },
] as readonly Game[]

async function start(
  t: TestContext,
  settings: Settings,
  overrides: ServerOverrides = {},
): Promise<TestServer> {
  const server = await startServer(settings, { thinker: quickThinker, ...overrides })
  t.after(() => server.close())
  return { ...server, settings }
}

function rows<T>({ database }: Settings, sql: string): T[] {
  const file = new DatabaseSync(database, { readOnly: true })
  try {
    return file.prepare(sql).all() as T[]
  } finally {
    file.close()
  }
}

async function takeBack(place: Place): Promise<void> {
  await place.line.do({ t: 'undo', c: 0, count: place.mirror.document?.undone ?? 0 })
}

async function logOf(visitor: Visitor, match: string): Promise<Log> {
  const read = parseLog(await visitor.get(`/api/matches/${match}/log`))
  assert.ok(read.ok, read.ok ? '' : read.message)
  return read.value
}

function assertVerified(game: Game | undefined, log: Log): void {
  assert.ok(game)
  const verdict = verify(game, log)
  assert.ok(verdict.ok && verdict.over && verdict.seedChecked, JSON.stringify(verdict))
}

/**
 * The database of the version before packs were kept. It was recorded with a server of that version and first options as
 * answers: Anna and Boris at Route (id00000007), Anna against an easy bot at Route (id00000009) and at Cryptids
 * (id00000013), each with something taken back and the last answer free to be taken back, and matches of Route
 * (id00000011) and Cryptids (id00000015) that are over. The password of a player is "password of " and the name.
 */
function older(t: TestContext): Settings {
  const settings = testSettings(temporaryFolder(t))
  mkdirSync(join(settings.database, '..'), { recursive: true })
  copyFileSync(join(import.meta.dirname, 'fixtures/before-packs.db'), settings.database)
  return settings
}

async function login(address: string, name: string): Promise<Visitor> {
  const visitor = new Visitor(address)
  await visitor.post('/api/me/login', { name, password: `password of ${name}` })
  return visitor
}

const OLDER = { route: 'id00000009', cryptids: 'id00000013', people: 'id00000007' }
const FINISHED = { route: 'id00000011', cryptids: 'id00000015' }

for (const [what, later] of [
  ['', undefined],
  [', also when a later version changes words', reworded],
  [', also when a later version changes numbers', rebalanced],
] as const)
  test(`matches of the version before go on, undo, replay and verify${what}`, async (t) => {
    const settings = older(t)
    // This version keeps the packs that it finds the matches were begun with.
    const first = await start(t, settings)
    await first.close()
    const games = later ?? [route, cryptids]
    const { address } = await start(t, settings, { games: games as readonly Game[] })
    const [anna, boris] = [await login(address, 'Anna'), await login(address, 'Boris')]
    for (const [index, match] of [OLDER.route, OLDER.cryptids].entries()) {
      const place = await anna.sit(match, 0)
      const undone = place.mirror.document?.undone ?? 0
      await takeBack(place)
      assert.equal(place.mirror.document?.undone, undone + 1)
      await place.playOn()
      assertVerified(games[index] as Game, await logOf(anna, match))
    }
    const [one, other] = [await anna.sit(OLDER.people, 0), await boris.sit(OLDER.people, 1)]
    await Promise.all([one.playOn(), other.playOn()])
    assertVerified(games[0] as Game, await logOf(boris, OLDER.people))
    for (const [index, match] of [FINISHED.route, FINISHED.cryptids].entries())
      assertVerified(games[index] as Game, await logOf(anna, match))
  })

test('a match goes on, undoes, replays and verifies after its built-in pack has changed', async (t) => {
  const server = await serve(t, {}, { thinker: quickThinker })
  const anna = await Visitor.come(server.address)
  const match = await anna.createMatch({ seats: ['me', 'easy'], options: { ancient: 'DAGON', first: 0 } })
  const before = await anna.sit(match, 0)
  await before.answer()
  await before.answer()
  await before.line.close()
  await server.close()
  const { address } = await start(t, server.settings, { games: rebalanced })
  const again = anna.at(address)
  const place = await again.sit(match, 0)
  await place.playOn()
  const log = await logOf(again, match)
  assertVerified(rebalanced[0], log)
  assert.ok(
    rebalanced[0] && !verify(rebalanced[0], { ...log, packs: {} }).ok,
    'it needs the pack it began with',
  )
  assert.deepEqual(log.packs, { city: CITY })
  const next = await again.createMatch({ seats: ['me'] })
  await (await again.sit(next, 0)).playOn()
  assert.notEqual((await logOf(again, next)).header.packs.city, log.header.packs.city)
})

test('a match whose pack is lost says so to whoever runs the server, and others go on', async (t) => {
  const settings = older(t)
  const lines: string[] = []
  const output = { write: (line: string) => lines.push(line) }
  // Nothing that this version knows is the pack that these matches were begun with.
  const strange = rebalanced.map((game) => ({ ...game, formerHashes: {} }))
  const { address } = await start(t, { ...settings, logLevel: 'error' }, { games: strange, output })
  const anna = await login(address, 'Anna')
  assert.equal((await anna.fetch('GET', `/api/matches/${OLDER.route}`)).status, 500)
  assert.match(lines.join(), /the log was played with another pack \\"city\\"/)
  const match = await anna.createMatch({ seats: ['me'] })
  await (await anna.sit(match, 0)).playOn()
})

test('a pack that somebody brings is played by people and bots, and its log verifies alone', async (t) => {
  // Real bots: their threads have to get the pack.
  const server = await serve(t)
  const [anna, boris] = [await Visitor.come(server.address), await Visitor.come(server.address)]
  const city = starry('Starry Arkham')
  const match = await anna.createMatch({ seats: ['me', 'open', 'easy'], packs: { city } })
  const [offered] = (await boris.get<TableInfo>(`/api/matches/${match}`)).packs
  assert.deepEqual(offered?.title, { ru: 'Звёздный Аркхем', en: 'Starry Arkham' })
  assert.ok(offered.brought)
  assert.equal(offered.hash, packHashes(route, { city }).city)
  assert.deepEqual(await boris.get(`/api/packs/${offered.file}`), city)
  await boris.takeSeat(match, 1)
  const [one, other] = [await anna.sit(match, 0), await boris.sit(match, 1)]
  await Promise.all([one.playOn(), other.playOn()])
  const log = await logOf(anna, match)
  assert.deepEqual(log.packs, { city })
  assertVerified(route, log)
  assert.ok(!verify(route, { ...log, packs: {} }).ok)
})

test('a brought pack is there after a restart, before and after the match has begun, and in a rematch', async (t) => {
  const server = await serve(t, {}, { thinker: quickThinker })
  const anna = await Visitor.come(server.address)
  const boris = await Visitor.come(server.address)
  const city = starry('Starry Arkham')
  const match = await anna.createMatch({ seats: ['me', 'open'], packs: { city } })
  await server.close()
  const second = await start(t, server.settings, { games: rebalanced })
  const info = await boris.at(second.address).takeSeat(match, 1)
  assert.deepEqual(
    info.packs.map(({ name, brought }) => [name, brought]),
    [['city', true]],
  )
  await second.close()
  const { address } = await start(t, server.settings, { games: reworded })
  const [first, other] = [await anna.at(address).sit(match, 0), await boris.at(address).sit(match, 1)]
  await Promise.all([first.playOn(), other.playOn()])
  const again = await anna.at(address).post<{ match: string }>(`/api/matches/${match}/rematch`)
  const next = await anna.at(address).get<TableInfo>(`/api/matches/${again.match}`)
  assert.deepEqual(next.packs, info.packs)
  assert.equal(rows(server.settings, 'SELECT hash FROM packs WHERE player IS NOT NULL').length, 1)
})

test('words are not shared: a pack that plays alike and reads otherwise is another file', async (t) => {
  const { address } = await serve(t)
  const anna = await Visitor.come(address)
  const title = async (en: string, pack: Json): Promise<unknown> => {
    const match = await anna.createMatch({ seats: ['me', 'open'], packs: { city: pack } })
    const [line] = (await anna.get<TableInfo>(`/api/matches/${match}`)).packs
    assert.equal(line?.title?.en, en)
    return line?.hash
  }
  const [polite, rude] = [await title('Polite', starry('Polite')), await title('Rude', starry('Rude'))]
  assert.equal(polite, rude)
  const built = edited(CITY, { 'name.en': 'Not Arkham' }) as Json
  assert.equal(await title('Not Arkham', built), packHashes(route, route.packs).city)
  const plain = await anna.createMatch({ seats: ['me'] })
  const [line] = (await anna.get<TableInfo>(`/api/matches/${plain}`)).packs
  assert.deepEqual(await anna.get(`/api/packs/${line?.file}`), CITY)
  assert.equal(line?.brought, false)
})

test('a pack that cannot be played is refused with all that is wrong, by path, and not kept', async (t) => {
  const server = await serve(t)
  const anna = await Visitor.come(server.address)
  const ask = async (packs: unknown): Promise<[number, ApiError]> => {
    const response = await anna.fetch('POST', '/api/matches', { game: 'route', seats: ['me'], packs })
    return [response.status, (await response.json()) as ApiError]
  }
  const city = edited(CITY, { 'map.roads[3].a': 'nowhere', 'map.roads[5].b': 'nowhere' })
  const [status, error] = await ask({ city })
  assert.equal(status, 400)
  assert.equal(error.code, 'wrong-pack')
  const paths = error.issues?.map(({ path }) => path)
  assert.ok(paths?.includes('map.roads[3].a') && paths.includes('map.roads[5].b'), JSON.stringify(error))
  assert.equal((await ask({ city: 'text' }))[1].code, 'wrong-pack')
  // Its points would break the histories of all who play with it.
  const rich = edited(CITY, { version: Number.MAX_SAFE_INTEGER })
  assert.deepEqual(
    (await ask({ city: rich }))[1].issues?.map(({ path }) => path),
    ['version'],
  )
  assert.equal((await ask({ town: CITY }))[1].code, 'not-possible')
  assert.equal((await ask({ city: { text: 'x'.repeat(250_000) } }))[1].code, 'malformed')
  assert.equal((await ask({ city: { text: 'x'.repeat(400_000) } }))[0], 413)
  assert.equal((await ask([CITY]))[1].code, 'malformed')
  assert.equal(
    (await ask(Object.fromEntries(Array.from({ length: 9 }, (_, n) => [n, 1]))))[1].code,
    'malformed',
  )
  assert.deepEqual(rows(server.settings, 'SELECT hash FROM packs WHERE player IS NOT NULL'), [])
  assert.equal((await anna.fetch('GET', '/api/packs/nothing')).status, 404)
})

test('what one player and all together may bring is bounded, and the same pack counts once', async (t) => {
  const server = await serve(t)
  const anna = await Visitor.come(server.address)
  const bring = async (who: Visitor, city: Json): Promise<string> => {
    const wanted = { game: 'route', seats: ['me', 'open'], packs: { city } }
    const response = await who.fetch('POST', '/api/matches', wanted)
    return response.ok ? 'made' : ((await response.json()) as ApiError).code
  }
  for (let number = 0; number < 50; number++)
    assert.equal(await bring(anna, starry(`City ${number}`)), 'made')
  assert.equal(await bring(anna, starry('One more')), 'too-many-packs')
  assert.equal(await bring(anna, starry('City 7')), 'made')
  assert.equal(await bring(await Visitor.come(server.address), starry('One more')), 'made')
  await anna.post('/api/me/register', { name: 'Anna', password: 'a long password' })
  const guest = await Visitor.come(server.address)
  assert.equal(await bring(guest, starry('As a guest')), 'made')
  await guest.post('/api/me/login', { name: 'Anna', password: 'a long password' })
  const [kept] = rows<{ count: number }>(
    server.settings,
    `SELECT count(*) AS count FROM packs WHERE player = '${anna.player.id}'`,
  )
  assert.equal(kept?.count, 51, 'what a guest brought counts for the account it becomes')
  const small = await serve(t, { packMegabytes: 0 })
  assert.equal(await bring(await Visitor.come(small.address), starry('One more')), 'too-many-packs')
  assert.equal(await bring(await Visitor.come(small.address), CITY), 'made', 'this one is kept anyway')
})
