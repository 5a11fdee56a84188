import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { GAMES } from '@curio/bots'
import { type Game, type Json, ORIGINS, packHashes, parseLog, verify } from '@curio/kernel'
import { edited, pathName, placesIn, valueAt } from '@curio/kernel/testing'
import fc from 'fast-check'

const PACKS = GAMES.flatMap((game) =>
  Object.entries(game.packs).map(([name, pack]) => ({ game, name, pack })),
)

/** The languages, and where an entry comes from. */
const WORD = /^(ru|en|given|origin|.+Origin)$/

/** Its recorded matches. */
function goldenOf({ id }: Game): readonly { readonly file: string; readonly log: unknown }[] {
  const folder = join(import.meta.dirname, `../../games/${id}/test/golden`)
  return readdirSync(folder).map((file) => ({
    file,
    log: JSON.parse(readFileSync(join(folder, file), 'utf8')),
  }))
}

for (const { game, name, pack } of PACKS) {
  const check = (data: unknown) => game.checkPack(name, data as Json)
  const places = placesIn(pack)
  const leaves = places.filter((steps) => typeof valueAt(pack, steps) !== 'object')
  const records = places
    .map((steps) => valueAt(pack, steps))
    .filter((value) => typeof value === 'object' && value !== null)

  test(`${game.id}, ${name}: the pack that comes with the game is sound`, () => {
    assert.deepEqual(check(pack), [])
  })

  test(`${game.id}, ${name}: garbage of any kind is no pack and never throws`, () => {
    fc.assert(fc.property(fc.anything({ maxDepth: 3 }), (data) => check(data).length > 0))
  })

  test(`${game.id}, ${name}: a pack with values removed or replaced never throws`, () => {
    const change = fc.tuple(
      fc.constantFrom(...places.map(pathName)),
      fc.option(fc.jsonValue(), { nil: undefined }),
    )
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        for (const { path, message } of check(edited(pack, Object.fromEntries(changes))))
          assert.ok(path.length > 0 && message.length > 0)
      }),
    )
  })

  test(`${game.id}, ${name}: a pack with values of the right shape exchanged never throws`, () => {
    fc.assert(
      fc.property(fc.constantFrom(...leaves), fc.constantFrom(...leaves), (to, from) => {
        assert.ok(Array.isArray(check(edited(pack, { [pathName(to)]: valueAt(pack, from) }))))
      }),
    )
  })

  test(`${game.id}, ${name}: everything with an id says where it comes from`, () => {
    const entries = records.filter((record) => 'id' in record)
    assert.ok(entries.length > 100)
    for (const entry of entries)
      assert.ok('origin' in entry && ORIGINS.some((each) => each === entry.origin), JSON.stringify(entry))
  })

  test(`${game.id}, ${name}: what a player reads is there in Russian and in English`, () => {
    const words = records.filter((record) => 'ru' in record || 'en' in record)
    assert.ok(words.length > 25)
    for (const record of words) {
      assert.ok('ru' in record && /^[^a-z]*[а-яё]/i.test(String(record.ru)), JSON.stringify(record))
      assert.ok('en' in record && /^[^а-яё]+$/i.test(String(record.en)), JSON.stringify(record))
    }
  })

  const isWord = (steps: (typeof places)[number]): boolean => steps.some((step) => WORD.test(String(step)))
  const changed = (steps: (typeof places)[number]): unknown => {
    const value = valueAt(pack, steps)
    return typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${value}x`
  }

  test(`${game.id}, ${name}: every leaf but words counts for the hash, and no word does`, () => {
    const hashOf = (data: unknown) => packHashes(game, { [name]: data as Json })[name]
    const hash = hashOf(pack)
    assert.ok(leaves.some(isWord) && !leaves.every(isWord))
    for (const steps of leaves) {
      const copy = structuredClone(pack)
      Object.assign(Object(valueAt(copy, steps.slice(0, -1))), { [steps.at(-1) ?? '']: changed(steps) })
      assert.equal(hashOf(copy) === hash, isWord(steps), pathName(steps))
    }
  })

  test(`${game.id}, ${name}: golden logs replay and verify whatever the words are`, () => {
    const words = leaves.filter((steps) => ['ru', 'en'].includes(String(steps.at(-1))))
    assert.ok(words.length > 25)
    const other = edited(
      pack,
      Object.fromEntries(words.map((steps) => [pathName(steps), `слово word ${steps.length}`])),
    ) as Json
    const reworded: Game = { ...game, packs: { ...game.packs, [name]: other } }
    for (const { file, log } of goldenOf(game)) {
      const read = parseLog(log)
      assert.ok(read.ok)
      const verdict = verify(reworded, read.value)
      assert.ok(verdict.ok && verdict.over, `${file}: ${verdict.ok || verdict.message}`)
    }
  })

  test(`${game.id}, ${name}: a second pack changes nothing for the golden logs`, () => {
    const larger: Game = { ...game, packs: { ...game.packs, 'another-pack': { anything: true } } }
    for (const { file, log } of goldenOf(game)) {
      const read = parseLog(log)
      assert.ok(read.ok)
      const verdict = verify(larger, read.value)
      assert.ok(verdict.ok && verdict.over, `${file}: ${verdict.ok || verdict.message}`)
    }
  })
}
