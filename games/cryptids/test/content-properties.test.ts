import assert from 'node:assert/strict'
import { test } from 'node:test'
import { edited, pathName, placesIn, valueAt } from '@curio/kernel/testing'
import fc from 'fast-check'
import { checkPack, EUROPE } from '../content/index.ts'

const places = placesIn(EUROPE)

test('a region that does not exist is reported exactly where it stands', () => {
  const regions = new Set<unknown>(EUROPE.map.locations.map(({ id }) => id))
  const named = places.filter((steps) => steps.at(-1) !== 'id' && regions.has(valueAt(EUROPE, steps)))
  assert.ok(named.length > 150)
  fc.assert(
    fc.property(fc.constantFrom(...named), (steps) => {
      const where = pathName(steps)
      const issues = checkPack(edited(EUROPE, { [where]: 'N9' }))
      assert.deepEqual(
        issues.map(({ path }) => path),
        [where],
      )
    }),
  )
})
