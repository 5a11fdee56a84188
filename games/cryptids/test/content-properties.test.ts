import assert from 'node:assert/strict'
import { test } from 'node:test'
import { member, nameOf, placesIn, put, type Steps } from '@curio/kernel/conformance'
import fc from 'fast-check'
import { checkPack, EUROPE } from '../content/index.ts'

const places = placesIn(EUROPE)
const valueAt = (steps: Steps): unknown => steps.reduce(member, EUROPE)

function withChanges(changes: readonly (readonly [Steps, unknown])[]): unknown {
  const pack: unknown = structuredClone(EUROPE)
  for (const [steps, value] of changes) put(pack, steps, value)
  return pack
}

test('garbage of any kind is no pack and never throws', () => {
  fc.assert(fc.property(fc.anything({ maxDepth: 3 }), (data) => checkPack(data).length > 0))
})

test('a pack with values removed or replaced never throws', () => {
  const change = fc.tuple(fc.constantFrom(...places), fc.option(fc.jsonValue(), { nil: undefined }))
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
      for (const { path, message } of checkPack(withChanges(changes)))
        assert.ok(path.length > 0 && message.length > 0)
    }),
  )
})

test('a pack with values of the right shape exchanged never throws', () => {
  const leaves = places.filter((steps) => typeof valueAt(steps) !== 'object')
  fc.assert(
    fc.property(fc.constantFrom(...leaves), fc.constantFrom(...leaves), (to, from) => {
      assert.ok(Array.isArray(checkPack(withChanges([[to, valueAt(from)]]))))
    }),
  )
})

test('a region that does not exist is reported exactly where it stands', () => {
  const regions = new Set<unknown>(EUROPE.map.locations.map(({ id }) => id))
  const named = places.filter((steps) => steps.at(-1) !== 'id' && regions.has(valueAt(steps)))
  assert.ok(named.length > 150)
  fc.assert(
    fc.property(fc.constantFrom(...named), (steps) => {
      const issues = checkPack(withChanges([[steps, 'N9']]))
      assert.deepEqual(
        issues.map((issue) => issue.path),
        [nameOf(steps)],
      )
    }),
  )
})
