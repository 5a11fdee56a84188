import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Json } from '@curio/kernel'
import fc from 'fast-check'
import { Choose, Compose, Pick } from '../src/ask.ts'
import { subsets } from '../src/subsets.ts'

const edges = [{ from: 1, to: 2 }, { from: 2, to: 3 }, 'none']

suite('choose', () => {
  const ask = new Choose(1, 'edge', () => edges)

  test('shows its options to the seat', () => {
    assert.deepEqual(ask.question('7'), { id: '7', seat: 1, kind: 'edge', form: 'choose', options: edges })
    assert.deepEqual(ask.candidates(), edges)
  })

  test('accepts an option, given in any order of members, and logs it as offered', () => {
    assert.equal(ask.fault({ to: 2, from: 1 }), null)
    assert.equal(JSON.stringify(ask.settle({ to: 2, from: 1 })), '{"from":1,"to":2}')
    assert.equal(ask.fault('none'), null)
  })

  test('says what is possible when an answer is not', () => {
    assert.deepEqual(ask.fault({ from: 1, to: 2, by: 'boat' }), {
      code: 'not-an-option',
      message:
        '{"from":1,"to":2,"by":"boat"} is not offered; possible: {"from":1,"to":2}, {"from":2,"to":3}, "none"',
    })
  })

  test('does not name more options, or longer answers, than a person reads', () => {
    const many = new Choose(
      0,
      'cell',
      Array.from({ length: 84 }, (_, cell) => cell),
    )
    assert.match(
      many.fault('x'.repeat(500))?.message ?? '',
      /^"x{58}… is not offered; possible: 0, 1, .*, 11 and 72 more$/,
    )
  })

  test('what is logged cannot be changed through the option it came from', () => {
    const option = { cells: [1] }
    const logged = new Choose(0, 'cells', [option]).settle({ cells: [1] })
    option.cells.push(2)
    assert.deepEqual(logged, { cells: [1] })
  })

  test('is asked once', () => {
    const once = new Choose(0, 'mood', ['calm'])
    assert.deepEqual(once.next(), { done: false, value: once })
    assert.deepEqual(once.next('calm'), { done: true, value: 'calm' })
    assert.throws(() => once.next(), /"mood" is asked a second time/)
  })
})

suite('pick', () => {
  const ask = new Pick(0, 'cards', ['a', 'b', 'c'], { min: 1, max: 2 })

  test('shows its options and limits', () => {
    const question = {
      id: '0',
      seat: 0,
      kind: 'cards',
      form: 'pick',
      options: ['a', 'b', 'c'],
      min: 1,
      max: 2,
    }
    assert.deepEqual(ask.question('0'), question)
  })

  test('accepts so many different options and logs them in their order', () => {
    assert.equal(ask.fault(['c', 'a']), null)
    assert.deepEqual(ask.settle(['c', 'a']), ['a', 'c'])
  })

  test('says what is wrong with anything else', () => {
    const code = (answer: Json): string | undefined => ask.fault(answer)?.code
    assert.deepEqual(ask.fault('a'), { code: 'wrong-shape', message: '"cards" takes a list of options' })
    assert.deepEqual(ask.fault([]), { code: 'wrong-count', message: '"cards" takes 1 to 2 options, not 0' })
    assert.equal(code(['a', 'b', 'c']), 'wrong-count')
    assert.deepEqual(ask.fault(['a', 'a']), { code: 'wrong-count', message: '"a" is given twice' })
    assert.deepEqual(ask.fault(['a', 'd']), {
      code: 'not-an-option',
      message: '"d" is not offered; possible: "a", "b", "c"',
    })
    const both = new Pick(0, 'both', ['a', 'b', 'c'], { min: 2, max: 2 })
    assert.equal(both.fault(['a'])?.message, '"both" takes 2 options, not 1')
  })

  test('offers every subset within the limits', () => {
    assert.deepEqual(ask.candidates(), [['a'], ['b'], ['c'], ['a', 'b'], ['a', 'c'], ['b', 'c']])
  })
})

suite('compose', () => {
  const refuse = (answer: Json): string | null => (answer === 0 || answer === 7 ? null : 'seven, please')
  const ask = new Compose(2, 'number', { refuse, examples: () => [7, 0] })

  test('shows examples', () => {
    assert.deepEqual(ask.question('3'), {
      id: '3',
      seat: 2,
      kind: 'number',
      form: 'compose',
      examples: [7, 0],
    })
    assert.deepEqual(ask.candidates(), [7, 0])
  })

  test('leaves the judgement to the game, in its words', () => {
    assert.equal(ask.fault(7), null)
    assert.deepEqual(ask.fault(8), { code: 'refused', message: 'seven, please' })
  })

  test('what is logged is a copy that text can carry', () => {
    assert.ok(Object.is(ask.settle(-0), 0))
    const answer = { route: [1] }
    const logged = ask.settle(answer)
    answer.route.push(2)
    assert.deepEqual(logged, { route: [1] })
  })
})

suite('subsets', () => {
  const sized = fc.tuple(fc.nat(8), fc.nat(8), fc.nat(8)).map(([n, one, two]) => ({
    items: Array.from({ length: n }, (_, item) => item),
    min: Math.min(one, two),
    max: Math.max(one, two),
  }))

  test('all of them, each once, when they are few', () => {
    fc.assert(
      fc.property(sized, ({ items, min, max }) => {
        const expected = Array.from({ length: 2 ** items.length }, (_, bits) =>
          items.filter((item) => bits & (1 << item)),
        )
        const wanted = expected.filter(({ length }) => length >= min && length <= max)
        const found = subsets(items, min, max)
        assert.equal(found.length, wanted.length)
        assert.deepEqual(new Set(found.map(String)), new Set(wanted.map(String)))
      }),
    )
  })

  test('so many of them, evenly spread, when they are many', () => {
    const items = Array.from({ length: 30 }, (_, item) => item)
    for (const [min, max] of [
      [15, 15],
      [0, 30],
      [2, 28],
      [3, 3],
    ] as const) {
      const found = subsets(items, min, max)
      assert.equal(found.length, 256)
      assert.equal(new Set(found.map(String)).size, 256)
      for (const subset of found) {
        assert.ok(subset.length >= min && subset.length <= max)
        assert.deepEqual(
          subset,
          items.filter((item) => subset.includes(item)),
        )
      }
      for (const item of items)
        assert.ok(
          found.some((subset) => subset.includes(item)),
          `${item} of ${min}-${max}`,
        )
    }
  })

  test('all but one of many', () => {
    const items = Array.from({ length: 30 }, (_, item) => item)
    assert.equal(subsets(items, 29, 29).length, 30)
    assert.deepEqual(subsets(items, 30, 30), [items])
  })

  test('counts too large for whole numbers do no harm', () => {
    const items = Array.from({ length: 200 }, (_, item) => item)
    for (const subset of subsets(items, 100, 100)) assert.equal(new Set(subset).size, 100)
  })

  test('none when there are too few items', () => {
    assert.deepEqual(subsets([1, 2], 3, 4), [])
  })
})
