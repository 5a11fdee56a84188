import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { type Json, sameJson, textsIn } from '@curio/kernel'
import fc from 'fast-check'
import { canonical, frozen, jsonFault } from '../src/json.ts'

const LIMITS = { depth: 4, size: 100 }
const json = fc.jsonValue() as fc.Arbitrary<Json>

suite('equal data', () => {
  test('the order of members does not matter, the order of items does', () => {
    assert.ok(sameJson({ a: 1, b: [2, { c: null }] }, { b: [2, { c: null }], a: 1 }))
    assert.ok(!sameJson([1, 2], [2, 1]))
  })

  test('data of different shape are different', () => {
    const data: Json[] = [
      null,
      0,
      '0',
      false,
      [],
      {},
      [null],
      { a: null },
      { b: null },
      { a: 1, b: 2 },
      [0],
      [0, 0],
    ]
    for (const [place, one] of data.entries())
      for (const [other, two] of data.entries()) assert.equal(sameJson(one, two), place === other)
  })

  test('a member named like one of every object is a member', () => {
    assert.ok(!sameJson({ a: 1 }, JSON.parse('{"__proto__": 1}')))
    assert.ok(!sameJson({ toString: 1 }, { valueOf: 1 }))
  })

  test('equal data have equal canonical text, different data different text', () => {
    fc.assert(
      fc.property(json, json, (one, two) => {
        assert.equal(canonical(one) === canonical(two), sameJson(one, two))
        assert.ok(sameJson(one, JSON.parse(canonical(one))))
      }),
    )
  })

  test('canonical text sorts members at every depth', () => {
    assert.equal(canonical({ b: { d: 1, c: [true, 'x'] }, a: null }), '{"a":null,"b":{"c":[true,"x"],"d":1}}')
  })
})

suite('frozen copies', () => {
  test('a copy is equal, frozen to its depths and independent', () => {
    const original = { list: [{ deep: 1 }] }
    const copy = frozen(original)
    assert.deepEqual(copy, original)
    assert.throws(() => copy.list.push({ deep: 2 }), TypeError)
    assert.throws(() => Object.assign(copy.list[0] ?? {}, { deep: 2 }), TypeError)
    original.list[0] = { deep: 3 }
    assert.deepEqual(copy, { list: [{ deep: 1 }] })
  })

  test('a frozen value is not copied again', () => {
    const copy = frozen({ list: [1] })
    assert.equal(frozen(copy), copy)
  })

  test('a value that is frozen only on its surface is copied', () => {
    const inner = [1]
    const copy = frozen(Object.freeze({ inner }))
    inner.push(2)
    assert.deepEqual(copy, { inner: [1] })
  })

  test('negative zero becomes zero', () => {
    assert.ok(Object.is(frozen([-0])[0], 0))
  })

  test('a member named like the prototype stays a member', () => {
    const copy = frozen(JSON.parse('{"__proto__": {"a": 1}}'))
    assert.deepEqual(Object.keys(copy), ['__proto__'])
    assert.equal(copy.a, undefined)
  })
})

suite('data from outside', () => {
  test('JSON within the limits is accepted', () => {
    for (const value of [
      null,
      true,
      0,
      -1.5,
      'text',
      [],
      {},
      [[[[]]]],
      { a: [{ b: 'c' }] },
      Object.create(null),
    ])
      assert.equal(jsonFault(value, LIMITS), null)
  })

  test('what text cannot carry is refused', () => {
    const odd = [undefined, Number.NaN, Number.POSITIVE_INFINITY, 1n, Symbol('s'), () => 1]
    const objects = [new Date(), new Map(), /x/, new Uint8Array(2), new (class Own {})(), new Array(3)]
    for (const value of [...odd, ...objects]) {
      assert.equal(jsonFault(value, LIMITS), 'not-json')
      assert.equal(jsonFault([{ deep: value }], LIMITS), 'not-json')
    }
  })

  test('limits hold for depth, items, members and characters', () => {
    assert.equal(jsonFault([[[[[]]]]], LIMITS), null)
    assert.equal(jsonFault([[[[[[]]]]]], LIMITS), 'too-large')
    assert.equal(jsonFault(new Array(99).fill(0), LIMITS), null)
    assert.equal(jsonFault(new Array(100).fill(0), LIMITS), 'too-large')
    assert.equal(jsonFault('x'.repeat(99), LIMITS), null)
    assert.equal(jsonFault('x'.repeat(100), LIMITS), 'too-large')
    assert.equal(jsonFault({ ['x'.repeat(98)]: 1 }, LIMITS), null)
    assert.equal(jsonFault({ ['x'.repeat(99)]: 1 }, LIMITS), 'too-large')
  })

  test('a huge empty list is refused without walking it', () => {
    assert.equal(jsonFault(new Array(2 ** 32 - 1), LIMITS), 'too-large')
  })

  test('circles end, getters and proxies that throw are refused', () => {
    const circle: unknown[] = []
    circle.push(circle)
    assert.equal(jsonFault(circle, LIMITS), 'too-large')
    const trap = new Proxy({}, { ownKeys: () => assert.fail('trap') })
    assert.equal(jsonFault(trap, LIMITS), 'not-json')
    assert.equal(
      jsonFault(
        {
          get a() {
            return assert.fail('trap')
          },
        },
        LIMITS,
      ),
      'not-json',
    )
  })

  test('anything at all gets a verdict, and what is accepted survives being text', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withMap: true, withDate: true, withSparseArray: true }),
        (value) => {
          if (jsonFault(value, { depth: 50, size: 100_000 }) !== null) return
          assert.ok(sameJson(JSON.parse(JSON.stringify(value)), value as Json))
        },
      ),
    )
  })
})

test('every text of a value is found, however deep', () => {
  assert.deepEqual(textsIn({ a: 'x', b: [1, 'y', { c: 'z', d: null }], e: true }), ['x', 'y', 'z'])
  assert.deepEqual([textsIn('x'), textsIn(null), textsIn(2)], [['x'], [], []])
})
