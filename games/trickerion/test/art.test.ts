import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAGORIA } from '../content/index.ts'
import { CHARACTERS, COMPONENTS, LOCATIONS, SCHOOLS, SUITS } from '../content/vocabulary.ts'
import { GLYPHS } from '../ui/art/glyphs/index.ts'
import { PORTRAITS, portraitOf } from '../ui/art/magicians.ts'
import { trickDrawing } from '../ui/art/tricks/index.ts'

const allDifferent = (drawings: readonly unknown[]): boolean =>
  new Set(drawings.map((drawing) => JSON.stringify(drawing))).size === drawings.length

test('every trick has a picture of its own', () => {
  const drawings = MAGORIA.tricks.map(({ id }) => trickDrawing(id))
  assert.equal(drawings.length, 48)
  assert.ok(drawings.every((drawing) => drawing !== null))
  assert.ok(allDifferent(drawings))
  assert.equal(trickDrawing('unheard-of'), null)
})

test('what nobody has drawn has no picture, whatever a pack calls it', () => {
  for (const id of ['constructor', 'toString'])
    assert.deepEqual([trickDrawing(id), portraitOf(id)], [null, null])
})

test('every magician has a portrait of their own', () => {
  assert.deepEqual(MAGORIA.magicians.map(({ id }) => id).sort(), Object.keys(PORTRAITS).sort())
  assert.ok(allDifferent(Object.values(PORTRAITS)))
})

test('whatever cards, boards and dice name has a sign, and no two signs are the same', () => {
  const known = new Set(Object.keys(GLYPHS))
  const named = [...SCHOOLS, ...SUITS, ...COMPONENTS, ...CHARACTERS, ...LOCATIONS]
  assert.deepEqual(
    named.filter((name) => !known.has(name)),
    [],
  )
  assert.ok(allDifferent(Object.values(GLYPHS)))
})
