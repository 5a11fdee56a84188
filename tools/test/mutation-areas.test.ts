import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { chosenAreas } from '../src/mutation-areas.ts'

test('all areas are chosen unless some are named, and their tests exist', () => {
  const all = chosenAreas([])
  assert.deepEqual(Object.keys(chosenAreas(['route-cards', 'kernel'])), ['kernel', 'route-cards'])
  assert.ok('kernel' in all && 'cryptids-rules' in all)
  const missing = Object.values(all).flatMap(({ testFiles }) => testFiles.filter((file) => !existsSync(file)))
  assert.deepEqual(missing, [])
})

test('a file is mutated alone, with the tests of the area that has it and that does not leave it out', () => {
  const file = 'games/route/rules/cards.ts'
  const chosen = chosenAreas([file, 'games/route/rules/card-draft.ts'])
  const { testFiles } = chosenAreas(['route-cards'])['route-cards'] ?? {}
  assert.deepEqual(chosen, {
    'route-cards-part': { mutate: [file, 'games/route/rules/card-draft.ts'], testFiles },
  })
  assert.deepEqual(Object.keys(chosenAreas(['games/route/rules/turn.ts'])), ['route-rules-part'])
})

test('a word that is neither an area nor a file of one is refused with the names of the areas', () => {
  assert.throws(() => chosenAreas(['route-crads']), /route-crads; the areas are kernel, .*route-cards/)
  assert.throws(() => chosenAreas(['games/route/rules/crads.ts']), /no such area/)
  assert.throws(() => chosenAreas(['games/route/index.ts']), /no such area/)
})
