import assert from 'node:assert/strict'
import { test } from 'node:test'
import { edited, pathName, placesIn, type Steps, valueAt } from '@curio/kernel/testing'
import fc from 'fast-check'
import { ARKHAM_GUIDE, checkPack } from '../content/index.ts'

/** All places of the pack, and of these the ones that hold the id of a block or vertex. */
const places = placesIn(ARKHAM_GUIDE)
const blocks = new Set(ARKHAM_GUIDE.map.blocks.map((block) => block.id))
const vertices = new Set(ARKHAM_GUIDE.map.vertices.map((vertex) => vertex.id))
const references = places.filter((steps) => steps.at(-1) !== 'id' && familyAt(steps))

function familyAt(steps: Steps): ReadonlySet<string> | null {
  const id = valueAt(ARKHAM_GUIDE, steps)
  if (typeof id !== 'string') return null
  return blocks.has(id) ? blocks : vertices.has(id) ? vertices : null
}

test('an id that does not exist is reported exactly where it stands', () => {
  assert.ok(references.length > 600)
  fc.assert(
    fc.property(fc.constantFrom(...references), (steps) => {
      const where = pathName(steps)
      const issues = checkPack(edited(ARKHAM_GUIDE, { [where]: 'nowhere' }))
      assert.deepEqual(
        issues.map(({ path }) => path),
        [where],
      )
    }),
  )
})

test('any other id in the map is reported, even if it exists', () => {
  const inMap = references.filter((steps) => steps[0] === 'map')
  const anyId = fc.nat({ max: 48 })
  fc.assert(
    fc.property(fc.constantFrom(...inMap), anyId, (steps, number) => {
      const others = [...(familyAt(steps) ?? [])].filter((id) => id !== valueAt(ARKHAM_GUIDE, steps))
      const other = others[number % others.length]
      assert.notDeepEqual(checkPack(edited(ARKHAM_GUIDE, { [pathName(steps)]: other })), [])
    }),
  )
})
