import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Json } from '@curio/kernel'
import fc from 'fast-check'
import { optionsIn, Vocabulary } from '../src/vocabulary.ts'

const option: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>('a:h10', 'a:h11', 'a:h12+v10', 'b', '', '"x"', '0', 0, 1, true, null),
  fc.record({
    start: fc.constantFrom('c1', 'c2'),
    segments: fc.array(fc.constantFrom('h1', 'h2'), { maxLength: 2 }),
  }),
  fc.string({ maxLength: 50 }),
)

test('every list of options comes back from its runs, whatever was learned before', () => {
  fc.assert(
    fc.property(
      fc.array(fc.uniqueArray(option, { maxLength: 30, selector: JSON.stringify }), { maxLength: 20 }),
      (lists) => {
        const vocabulary = new Vocabulary()
        for (const list of lists) {
          const runs = vocabulary.runsOf(list)
          assert.equal(JSON.stringify(optionsIn(vocabulary.words, runs)), JSON.stringify(list))
        }
      },
    ),
    { numRuns: 500 },
  )
})

test('a list that was sent before takes a few numbers', () => {
  const vocabulary = new Vocabulary()
  const list = Array.from({ length: 100 }, (_, index) => `segment:h${index}`)
  vocabulary.runsOf(list)
  const { size } = vocabulary
  assert.deepEqual(vocabulary.runsOf(list.filter((_, index) => index !== 40)), [0, 40, 41, 59])
  assert.equal(vocabulary.size, size)
})

test('a vocabulary of words that are hardly used begins anew', () => {
  const vocabulary = new Vocabulary()
  for (let list = 0; list < 100; list++) {
    vocabulary.tidy(3)
    vocabulary.runsOf([`${list}-a`, `${list}-b`, `${list}-c`])
  }
  assert.ok(vocabulary.size < 300)
  const runs = vocabulary.runsOf(['x', '0-a'])
  assert.deepEqual(optionsIn(vocabulary.words, runs), ['x', '0-a'])
})
