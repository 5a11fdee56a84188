import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkOptions } from '../rules/options.ts'
import { trickerionTitle } from '../text/title.ts'
import { MODULES, VARIANTS, variantIn } from '../text/variant.ts'
import { termsOf } from '../ui/model/terms.ts'

test('TR-GEN-3, TR-GEN-4: every way to play is one that the rules allow, and is known again by its options', () => {
  for (const variant of VARIANTS) {
    for (const quickGame of [false, true]) {
      const options = { ...MODULES[variant], quickGame }
      assert.deepEqual(checkOptions(options), { ok: true, value: options })
      assert.equal(variantIn(options), variant)
    }
  }
  assert.equal(variantIn({}), 'base')
  assert.equal(variantIn(null), 'base')
})

test('TR-FIRST-8: kits go with the Dark Alley too, which is then the way to play', () => {
  assert.equal(variantIn({ firstGameKits: true }), 'first')
  assert.equal(variantIn({ firstGameKits: true, darkAlley: true }), 'alley')
})

test('a match is called by its way to play', () => {
  assert.equal(trickerionTitle.variant?.({}, 'en'), 'Base game')
  assert.equal(
    trickerionTitle.variant?.({ darkAlley: true, quickGame: true }, 'ru'),
    'Кривая улочка, быстрая партия',
  )
})

test('TR-GEN-4: what was agreed is told in the words of the form', () => {
  assert.deepEqual(termsOf({}, [], {}, 'en'), [
    ['Way to play', 'Base game'],
    ['Start', 'From round 1'],
  ])
  assert.deepEqual(termsOf({ darkAlley: true, prophecies: true, quickGame: true }, [], {}, 'ru'), [
    ['Вариант игры', 'Кривая улочка и пророчества'],
    ['Начало', 'Быстрая партия'],
    ['С чем начинать', 'Каждый выбирает'],
  ])
})
