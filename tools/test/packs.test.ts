import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GAMES } from '@curio/bots'
import { type Json, ORIGINS } from '@curio/kernel'
import { edited, pathName, placesIn, valueAt } from '@curio/kernel/testing'
import fc from 'fast-check'

const PACKS = GAMES.flatMap((game) =>
  Object.entries(game.packs).map(([name, pack]) => ({ game, name, pack })),
)

for (const { game, name, pack } of PACKS) {
  const check = (data: unknown) => game.checkPack(name, data as Json)
  const places = placesIn(pack)
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
    const leaves = places.filter((steps) => typeof valueAt(pack, steps) !== 'object')
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
    assert.ok(words.length > 50)
    for (const record of words) {
      assert.ok('ru' in record && /^[^a-z]*[а-яё]/i.test(String(record.ru)), JSON.stringify(record))
      assert.ok('en' in record && /^[^а-яё]+$/i.test(String(record.en)), JSON.stringify(record))
    }
  })
}
