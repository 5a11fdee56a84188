import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type Game, type Json, type Packs, packHashes, verify } from '@curio/kernel'
import { edited } from '@curio/kernel/testing'
import { route } from '@curio/route'
import { TableClient } from '../src/client/table-client.ts'
import { savedSource } from '../src/local/table-source.ts'
import { packsAt } from '../src/online/open-online.ts'
import { bot, game, MemoryStore, person, playOn, TestBrowser, tableOf, until } from './support.ts'

const CITY = route.packs.city ?? null
const changed = (edits: Parameters<typeof edited>[1]): Json => edited(CITY, edits) as Json

/** Another star on Route's map, and other words. */
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
  assert.deepEqual(await packsAt({ game: 'route', options: {}, packs: [{ ...line, file: 'usual' }] }), {})
  assert.deepEqual(asked, [])
  const brought = { ...line, brought: true, file: 'brought' }
  assert.deepEqual(await packsAt({ game: 'route', options: {}, packs: [brought] }), { city: OWN })
  const former = { ...line, hash: 'f'.repeat(64), file: 'former' }
  assert.deepEqual(await packsAt({ game: 'route', options: {}, packs: [former] }), { city: OWN })
  assert.deepEqual(asked, ['/api/packs/brought', '/api/packs/former'])
})
