import assert from 'node:assert/strict'
import { test } from 'node:test'
import { edited, pathName, placesIn, type Steps, valueAt } from '@curio/kernel/testing'
import fc from 'fast-check'
import { CITIES } from '../content/booklet/terms.ts'
import { checkNamedPack, PACKS } from '../content/index.ts'

for (const name of ['city', ...CITIES] as const) {
  const pack = PACKS[name]
  /** All places of the pack, and of these the ones that hold the id of a block, vertex or road. */
  const places = placesIn(pack)
  const families = [pack.map.blocks, pack.map.vertices, pack.map.roads].map(
    (records) => new Set(records.map(({ id }) => id)),
  )
  const familyAt = (steps: Steps): ReadonlySet<string> | undefined => {
    const id = valueAt(pack, steps)
    return typeof id === 'string' ? families.find((family) => family.has(id)) : undefined
  }
  const references = places.filter((steps) => steps.at(-1) !== 'id' && familyAt(steps))

  test(`${name}: an id that does not exist is reported exactly where it stands`, () => {
    assert.ok(references.length > 600)
    fc.assert(
      fc.property(fc.constantFrom(...references), (steps) => {
        const where = pathName(steps)
        const issues = checkNamedPack(name, edited(pack, { [where]: 'nowhere' }))
        assert.deepEqual(
          issues.map(({ path }) => path),
          [where],
        )
      }),
    )
  })

  test(`${name}: any other id in the map is reported, even if it exists`, () => {
    const inMap = references.filter((steps) => steps[0] === 'map')
    const anyId = fc.nat({ max: 48 })
    fc.assert(
      fc.property(fc.constantFrom(...inMap), anyId, (steps, number) => {
        const others = [...(familyAt(steps) ?? [])].filter((id) => id !== valueAt(pack, steps))
        const other = others[number % others.length]
        assert.notDeepEqual(checkNamedPack(name, edited(pack, { [pathName(steps)]: other })), [])
      }),
    )
  })
}
