import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { type TestContext, test } from 'node:test'
import { type Game, type Json, type Packs, packHash, packHashes, verify } from '@curio/kernel'
import { edited } from '@curio/kernel/testing'
import { route } from '@curio/route'
import { TableClient } from '../src/client/table-client.ts'
import { loadGame } from '../src/local/games.ts'
import { fromVersion1, fromVersion2, lacksPacks, type SaveOfVersion1 } from '../src/local/save.ts'
import { givePacks, savedSource } from '../src/local/table-source.ts'
import { packsAt } from '../src/online/open-online.ts'
import { bot, game, MemoryStore, person, playOn, TestBrowser, tableOf, until } from './support.ts'

const CITY = route.packs.city ?? null
const changed = (edits: Parameters<typeof edited>[1]): Json => edited(CITY, edits) as Json

/** Another star on the map, and other words. */
const OWN = changed({ 'map.blocks[5].star': 8, 'name.ru': 'Звёздный Аркхем' })
/** Plays like the built-in pack but has other words. */
const RENAMED = changed({ 'name.ru': 'Аркхем, исправленный' })

/** The game as a later version of the site may have it. */
const withCity = (city: Json): Game => ({ ...game, packs: { city } })

function browser(t: TestContext, parts: ConstructorParameters<typeof TestBrowser>[0] = {}): TestBrowser {
  const opened = new TestBrowser(parts)
  t.after(() => opened.close())
  return opened
}

test('a match with a pack of one’s own is played, kept, goes on after a reload, and its record verifies by itself', async (t) => {
  const store = new MemoryStore()
  const seats = [person('P'), bot('B')]
  const before = browser(t, { store })
  const id = await before.create(seats, { packs: { city: OWN } })
  const link = await before.open(id)
  assert.deepEqual(tableOf(link).packs, { city: OWN })
  await playOn(link, 5)
  before.close()

  const after = browser(t, { store })
  const again = await after.open(id)
  assert.deepEqual(tableOf(again).packs, { city: OWN })
  await playOn(again, 1_000)
  const log = after.log(id)
  assert.deepEqual(log.header.packs, packHashes(game, { city: OWN }))
  assert.deepEqual(log.packs, { city: OWN })
  const verdict = verify(game, log)
  assert.ok(verdict.ok && verdict.over && verdict.seedChecked, JSON.stringify(verdict))
  const { packs: _, ...alone } = log
  assert.equal(verify(game, alone).ok, false, 'the built-in pack is not what was played')
  assert.deepEqual(after.failures, [])
})

test('a match with the built-in pack goes on with it when the next version of the site brings another', async (t) => {
  const store = new MemoryStore()
  const before = browser(t, { store })
  const id = await before.create([person('P'), bot('B')])
  await playOn(await before.open(id), 5)
  before.close()

  const after = browser(t, { store, played: withCity(OWN) })
  const link = await after.open(id)
  assert.equal(link.failure(), null)
  assert.deepEqual(tableOf(link).packs, { city: CITY }, 'the board needs the old one')
  await playOn(link, 1_000)
  const verdict = verify(withCity(OWN), after.log(id))
  assert.ok(verdict.ok && verdict.over, JSON.stringify(verdict))
})

test('corrected words of the built-in pack are shown at once, but never instead of words that somebody brought', async (t) => {
  const store = new MemoryStore()
  const before = browser(t, { store })
  const usual = await before.create([person('P')])
  const brought = await before.create([person('P')], { packs: { city: changed({ 'name.ru': 'Мой' }) } })
  const after = browser(t, { store, played: withCity(RENAMED) })
  assert.deepEqual(tableOf(await after.open(usual)).packs, {})
  const [pack] = Object.values(tableOf(await after.open(brought)).packs)
  assert.deepEqual(pack, changed({ 'name.ru': 'Мой' }))
})

test('a match from before packs were kept is given its packs when it is opened', async (t) => {
  const store = new MemoryStore()
  const here = browser(t, { store })
  const id = await here.create([person('P')])
  const kept = store.matches.get(id)
  assert.ok(kept)
  const { packs: _, ...old } = kept.save
  store.matches.set(id, { ...kept, save: fromVersion2(old), packs: {} })
  assert.equal(here.log(id).packs, undefined)

  await playOn(await here.open(id), 1)
  assert.deepEqual(store.matches.get(id)?.save.packs, { city: { file: packHash(CITY), brought: false } })
  const after = browser(t, { store, played: withCity(OWN) })
  assert.equal((await after.open(id)).failure(), null)
})

/** Running and finished games of Route and Cryptids, as versions before packs were kept saved them. */
const OLD: readonly SaveOfVersion1[] = ['saves-1.json', 'saves-before-packs.json'].flatMap((name) =>
  JSON.parse(readFileSync(`${import.meta.dirname}/fixtures/${name}`, 'utf8')),
)

function keptBefore(): MemoryStore {
  const store = new MemoryStore()
  for (const match of OLD.map(fromVersion1)) store.matches.set(match.save.id, match)
  return store
}

test('matches from before packs were kept are given their packs all at once, without being opened', async (t) => {
  const store = keptBefore()
  const saves = [...store.matches.values()].map(({ save }) => save)
  assert.equal(saves.length, OLD.length)
  assert.ok(saves.every(lacksPacks))
  await givePacks(saves, { store, loadGame })
  for (const { save, packs, entries } of store.matches.values()) {
    assert.equal(lacksPacks(save), false, save.id)
    const rules = await loadGame(save.game)
    assert.deepEqual(packs, rules.packs, save.id)
    assert.ok(Object.values(save.packs).every(({ brought }) => !brought))
    assert.equal(entries.length, save.length)
  }
  const running = saves.find(({ game, over }) => game === 'route' && !over)
  assert.ok(running)
  const later = browser(t, { store, played: withCity(OWN) })
  assert.equal((await later.open(running.id)).failure(), null, 'a later version of the site can open it')
})

test('a match whose packs are nowhere, or whose game is gone, does not keep the others from theirs', async () => {
  const store = keptBefore()
  const saves = [...store.matches.values()].map(({ save }) => save)
  const withoutRoute = async (id: string): Promise<Game> =>
    id === 'route' ? Promise.reject(new Error('gone')) : loadGame(id)
  await givePacks(saves, { store, loadGame: withoutRoute })
  const changedRoute = async (id: string): Promise<Game> => (id === 'route' ? withCity(OWN) : loadGame(id))
  await givePacks(saves, { store, loadGame: changedRoute })
  for (const { save } of store.matches.values())
    assert.equal(lacksPacks(save), save.game === 'route', save.id)
})

test('what cannot be played begins no match', async (t) => {
  const broken = changed({ 'map.roads[3].a': 'nowhere' })
  await assert.rejects(browser(t).create([person('P')], { packs: { city: broken } }), /map\.roads\[3\]\.a/)
})

test('a record that carries packs is shown with them', async (t) => {
  const here = browser(t)
  const id = await here.create([person('P')], { packs: { city: OWN } })
  await playOn(await here.open(id), 3)
  const record = await browser(t).openRecord(here.log(id), ['P'])
  assert.deepEqual(tableOf(record).packs, { city: OWN })
  assert.deepEqual((await record.moment(0))?.packs, { city: OWN })
})

function opening(t: TestContext, here: TestBrowser, match: string, packs: () => Promise<Packs>): TableClient {
  const open = here.wire((id) => savedSource(id, here.surroundings))
  const client = new TableClient({
    where: 'local',
    match,
    seats: [0],
    open,
    record: async () => null,
    packs,
  })
  t.after(() => client.close())
  return client
}

test('a table is held back until its packs are here, and says so when they are nowhere', async (t) => {
  const here = browser(t)
  const match = await here.create([person('P')], { packs: { city: OWN } })
  const packs = Promise.withResolvers<Packs>()
  const { link, info } = opening(t, here, match, () => packs.promise)
  await until(link, () => info() !== null)
  assert.equal(link.snapshot(), null)
  packs.resolve({ city: OWN })
  await until(link, () => link.snapshot() !== null)
  assert.deepEqual(tableOf(link).packs, { city: OWN })

  const lost = opening(t, here, match, () => Promise.reject(new Error('gone'))).link
  await until(lost, () => lost.failure() !== null)
  assert.deepEqual([lost.failure()?.code, lost.snapshot()], ['no-pack', null])
})

test('of a table online the page asks for packs that were brought and for those that it does not have', async (t) => {
  const asked: string[] = []
  t.mock.method(globalThis, 'fetch', async (address: string) => {
    asked.push(address)
    return Response.json(OWN)
  })
  const [hash = ''] = Object.values(packHashes(game, { city: CITY }))
  const line = { name: 'city', title: null, hash, brought: false }
  assert.deepEqual(await packsAt({ game: 'route', packs: [{ ...line, file: 'usual' }] }), {})
  assert.deepEqual(asked, [])
  const brought = { ...line, brought: true, file: 'brought' }
  assert.deepEqual(await packsAt({ game: 'route', packs: [brought] }), { city: OWN })
  const former = { ...line, hash: 'f'.repeat(64), file: 'former' }
  assert.deepEqual(await packsAt({ game: 'route', packs: [former] }), { city: OWN })
  assert.deepEqual(asked, ['/api/packs/brought', '/api/packs/former'])
})
