import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { type Json, stateDigest } from '@curio/kernel'
import fc from 'fast-check'

const data = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>

suite('the digest of a state', () => {
  test('is sixteen digits, the same for the same data however it came about', () => {
    fc.assert(
      fc.property(data, (value) => {
        assert.match(stateDigest(value), /^[0-9a-f]{16}$/)
        assert.equal(stateDigest(value), stateDigest(JSON.parse(JSON.stringify(value))))
      }),
    )
  })

  test('tells different data apart', () => {
    fc.assert(
      fc.property(data, data, (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other)
        assert.equal(stateDigest(one) === stateDigest(other), same)
      }),
      { numRuns: 2_000 },
    )
  })

  test('tells neighbours apart: nesting, kinds, lengths, signs and fractions', () => {
    const values: Json[] = [
      0,
      1,
      -1,
      0.5,
      2 ** 31,
      2 ** 32,
      2 ** 40,
      '0',
      '1',
      '',
      null,
      true,
      false,
      [],
      {},
      [[]],
      [{}],
      { a: [] },
      { a: {} },
      [1, 2],
      [[1], 2],
      [1, [2]],
      [12],
      ['12'],
      ['1', '2'],
      { a: 1, b: 2 },
      { b: 2, a: 1 },
      { a: 1 },
      { a: '1' },
      { ab: 1 },
      { a: { b: 1 } },
      [null],
      [0, 0],
      [0],
      [-1],
      ['a', 'bc'],
      ['ab', 'c'],
      { '1': [1] },
    ]
    assert.equal(new Set(values.map(stateDigest)).size, values.length)
  })

  test('tells positions apart that differ in one number', () => {
    const digests = new Set<string>()
    for (let number = 0; number < 20_000; number++)
      digests.add(stateDigest({ seat: number, marks: [0, 1, 0, number % 7] }))
    assert.equal(digests.size, 20_000)
  })

  test('as in JSON, a member without a value is none', () => {
    assert.equal(stateDigest({ a: 1, b: undefined }), stateDigest({ a: 1 }))
  })

  test('is the one that recorded logs were written with', () => {
    assert.equal(stateDigest({ round: 3, lead: 'a', open: [true, null, -1.5] }), '44a43c941d05483e')
  })
})
