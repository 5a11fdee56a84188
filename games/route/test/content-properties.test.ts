import assert from 'node:assert/strict'
import { test } from 'node:test'
import { member, nameOf, placesIn, put, type Steps } from '@curio/kernel/conformance'
import fc from 'fast-check'
import { ARKHAM_GUIDE, checkPack } from '../content/index.ts'

/** All places of the pack, and of these the ones that hold the id of a block or vertex. */
const places = placesIn(ARKHAM_GUIDE)
const blocks = new Set(ARKHAM_GUIDE.map.blocks.map((block) => block.id))
const vertices = new Set(ARKHAM_GUIDE.map.vertices.map((vertex) => vertex.id))
const references = places.filter((steps) => steps.at(-1) !== 'id' && familyAt(steps))

function familyAt(steps: Steps): ReadonlySet<string> | null {
  const id = steps.reduce(member, ARKHAM_GUIDE)
  if (typeof id !== 'string') return null
  return blocks.has(id) ? blocks : vertices.has(id) ? vertices : null
}

function withChange(steps: Steps, value: unknown): unknown {
  const pack: unknown = structuredClone(ARKHAM_GUIDE)
  put(pack, steps, value)
  return pack
}

test('garbage of any kind is no pack and never throws', () => {
  fc.assert(fc.property(fc.anything({ maxDepth: 3 }), (data) => checkPack(data).length > 0))
})

test('a pack with values removed or replaced never throws', () => {
  const change = fc.record({
    steps: fc.constantFrom(...places),
    value: fc.option(fc.jsonValue(), { nil: undefined }),
  })
  const changes = fc.array(change, { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(changes, (all) => {
      const pack: unknown = structuredClone(ARKHAM_GUIDE)
      for (const { steps, value } of all) put(pack, steps, value)
      for (const { path, message } of checkPack(pack)) assert.ok(path.length > 0 && message.length > 0)
    }),
  )
})

test('a pack with values of the right shape exchanged never throws', () => {
  const leaves = places.filter((steps) => typeof steps.reduce(member, ARKHAM_GUIDE) !== 'object')
  fc.assert(
    fc.property(fc.constantFrom(...leaves), fc.constantFrom(...leaves), (to, from) => {
      const value = from.reduce(member, ARKHAM_GUIDE)
      const issues = checkPack(withChange(to, value))
      assert.ok(Array.isArray(issues))
    }),
  )
})

test('an id that does not exist is reported exactly where it stands', () => {
  assert.ok(references.length > 600)
  fc.assert(
    fc.property(fc.constantFrom(...references), (steps) => {
      const issues = checkPack(withChange(steps, 'nowhere'))
      assert.deepEqual(
        issues.map((issue) => issue.path),
        [nameOf(steps)],
      )
    }),
  )
})

test('any other id in the map is reported, even if it exists', () => {
  const inMap = references.filter((steps) => steps[0] === 'map')
  const anyId = fc.nat({ max: 48 })
  fc.assert(
    fc.property(fc.constantFrom(...inMap), anyId, (steps, number) => {
      const others = [...(familyAt(steps) ?? [])].filter((id) => id !== steps.reduce(member, ARKHAM_GUIDE))
      const other = others[number % others.length]
      assert.notDeepEqual(checkPack(withChange(steps, other)), [])
    }),
  )
})
