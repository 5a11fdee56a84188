import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { type TestContext, test } from 'node:test'
import { fromHex, type Game, Match, plainAnswer, verify } from '@curio/kernel'
import { edited } from '@curio/kernel/testing'
import { loadGame } from '../src/local/games.ts'
import { fromVersion1, fromVersion2, lacksPacks, logOf, type SaveOfVersion1 } from '../src/local/save.ts'
import { givePacks } from '../src/local/table-source.ts'
import { MemoryStore, person, playOn, TestBrowser, tableOf } from './support.ts'

const fixture = (name: string): readonly SaveOfVersion1[] =>
  JSON.parse(readFileSync(`${import.meta.dirname}/fixtures/${name}.json`, 'utf8'))

/** A running match of Route, a finished one and a lesson. */
const VERSION_1 = fixture('saves-1')
/** Running games of Route and Cryptids with something taken back, and a finished one. */
const BEFORE_PACKS = fixture('saves-before-packs')
const ALL = [...VERSION_1, ...BEFORE_PACKS]

const route = await loadGame('route')
/** Route as a later version of the site may have it, with another map. */
const LATER_ROUTE: Game = {
  ...route,
  packs: { city: edited(route.packs.city ?? null, { 'map.blocks[5].star': 8 }) as Game['packs'][string] },
}

function browser(t: TestContext, parts: ConstructorParameters<typeof TestBrowser>[0] = {}): TestBrowser {
  const opened = new TestBrowser(parts)
  t.after(() => opened.close())
  return opened
}

test('matches of Route that version 1 kept go on: the same entries, seats and lesson, and further answers', async (t) => {
  assert.deepEqual(
    VERSION_1.map(({ over, tutorial }) => [over, tutorial]),
    [
      [false, null],
      [true, null],
      [false, 'route-course'],
    ],
  )
  for (const old of VERSION_1) {
    const here = browser(t)
    await here.store.addMatch(fromVersion1(old))
    assert.deepEqual(here.log(old.id), old.log)
    const link = await here.open(old.id)
    assert.equal(link.failure(), null)
    assert.equal(link.snapshot()?.tutorial, old.tutorial)
    assert.deepEqual(
      tableOf(link).seats.map(({ kind }) => kind),
      old.seats.map(({ kind }) => kind),
    )
    await playOn(link, 5)
    const { entries } = here.log(old.id)
    assert.deepEqual(entries.slice(0, old.log.entries.length), old.log.entries)
    assert.ok(
      old.over ? entries.length === old.log.entries.length : entries.length >= old.log.entries.length + 5,
    )
    assert.equal(verify(route, here.log(old.id)).ok, true)
  }
})

for (const old of BEFORE_PACKS) {
  const { game: id, seed, over } = old
  test(`a ${over ? 'finished' : 'running'} game of ${id} from before packs were kept ends and verifies`, async () => {
    const game = await loadGame(id)
    const loaded = Match.load(game, logOf(fromVersion1(old)), fromHex(seed) ?? new Uint8Array())
    assert.ok(loaded.ok, loaded.ok ? '' : loaded.message)
    const match = loaded.value
    assert.equal(match.over, over)
    if (!over) assert.ok(match.undo(0).ok)
    while (!match.over) {
      const [seat = 0] = match.awaited()
      const [question] = match.questions(seat)
      assert.ok(question)
      assert.ok(match.answer({ seat, question: question.id, value: plainAnswer(question) }).ok)
    }
    const verdict = verify(game, match.log())
    assert.ok(verdict.ok && verdict.over && verdict.seedChecked, JSON.stringify(verdict))
  })
}

test('a match from before packs were kept is given its packs when it is opened', async (t) => {
  const store = new MemoryStore()
  const here = browser(t, { store })
  const id = await here.create([person('P')])
  const kept = store.matches.get(id)
  assert.ok(kept)
  const { packs: saved, ...old } = kept.save
  store.matches.set(id, { ...kept, save: fromVersion2(old), packs: {} })
  assert.equal(here.log(id).packs, undefined)
  await playOn(await here.open(id), 1)
  assert.deepEqual(store.matches.get(id)?.save.packs, saved)
  assert.deepEqual(store.matches.get(id)?.packs, kept.packs)
  const later = browser(t, { store, played: LATER_ROUTE })
  assert.equal((await later.open(id)).failure(), null)
})

function keptBefore(): MemoryStore {
  const store = new MemoryStore()
  for (const match of ALL.map(fromVersion1)) store.matches.set(match.save.id, match)
  return store
}

test('matches from before packs were kept are given their packs all at once, without being opened', async (t) => {
  const store = keptBefore()
  const saves = [...store.matches.values()].map(({ save }) => save)
  assert.equal(saves.length, ALL.length)
  assert.ok(saves.every(lacksPacks))
  await givePacks(saves, { store, loadGame })
  for (const { save, packs, entries } of store.matches.values()) {
    assert.equal(lacksPacks(save), false, save.id)
    const rules = await loadGame(save.game)
    const used = Object.keys(save.packs).map((name) => [name, rules.packs[name]])
    assert.deepEqual(packs, Object.fromEntries(used), save.id)
    assert.equal(used.length, 1, 'one pack was all there was')
    assert.ok(Object.values(save.packs).every(({ brought }) => !brought))
    assert.equal(entries.length, save.length)
  }
  const running = saves.find(({ game, over }) => game === 'route' && !over)
  assert.ok(running)
  const later = browser(t, { store, played: LATER_ROUTE })
  assert.equal((await later.open(running.id)).failure(), null, 'a later version of the site can open it')
})

test('a match whose packs are nowhere, or whose game is gone, does not keep the others from theirs', async () => {
  const store = keptBefore()
  const saves = [...store.matches.values()].map(({ save }) => save)
  const withoutRoute = async (id: string): Promise<Game> =>
    id === 'route' ? Promise.reject(new Error('gone')) : loadGame(id)
  await givePacks(saves, { store, loadGame: withoutRoute })
  const changedRoute = async (id: string): Promise<Game> => (id === 'route' ? LATER_ROUTE : loadGame(id))
  await givePacks(saves, { store, loadGame: changedRoute })
  for (const { save } of store.matches.values())
    assert.equal(lacksPacks(save), save.game === 'route', save.id)
})
