import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Entry, Json } from '@curio/kernel'
import fc from 'fast-check'
import { Column } from '../src/column.ts'
import { nextLink } from '../src/log.ts'
import { Tape } from '../src/tape.ts'

const digits = (length: number): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length })
    .map((each) => each.join(''))

const unlinked: fc.Arbitrary<Omit<Entry, 'chain'>> = fc.record(
  {
    seat: fc.option(fc.nat(8)),
    answer: fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as Json),
    chance: fc.array(fc.oneof(fc.nat(5), fc.constant(2 ** 32 - 1))),
    state: digits(16),
  },
  { noNullPrototype: true },
)

/** Entries of a chain, long enough that links lie far apart. */
const chained: fc.Arbitrary<Entry[]> = fc
  .tuple(digits(32), fc.array(unlinked, { maxLength: 60, size: 'max' }))
  .map(([first, list]) => {
    let chain = first
    return list.map((each) => {
      chain = nextLink(chain, each)
      return { ...each, chain }
    })
  })

function tapeOf(entries: readonly Entry[]): Tape {
  const tape = new Tape()
  for (const each of entries) tape.push(each)
  return tape
}

suite('a tape', () => {
  test('gives back the entries it was given', () => {
    fc.assert(
      fc.property(chained, fc.nat(60), (entries, cut) => {
        const tape = tapeOf(entries)
        assert.deepEqual(tape.entries(), entries)
        assert.equal(tape.length, entries.length)
        assert.equal(tape.lastChain, entries.at(-1)?.chain ?? '')
        assert.equal(tape.outcomes, entries.flatMap(({ chance }) => chance).length)
        assert.deepEqual(tape.entries(Math.min(cut, entries.length)), entries.slice(cut))
        assert.deepEqual(tape.entries(0, Math.min(cut, entries.length)), entries.slice(0, cut))
        assert.deepEqual(
          tape.recorded(0, tape.length),
          entries.map(({ seat, answer, chance }) => ({ seat, answer, chance })),
        )
        for (const [index, { seat }] of entries.entries()) assert.equal(tape.seatOf(index), seat)
        assert.deepEqual(tape.cut(Math.min(cut, entries.length)), entries.slice(cut))
        const kept = entries.slice(0, cut)
        assert.deepEqual(tape.entries(), kept)
        assert.equal(tape.lastChain, kept.at(-1)?.chain ?? '')
        assert.equal(tape.outcomes, kept.flatMap(({ chance }) => chance).length)
        for (const each of entries.slice(cut)) tape.push(each)
        assert.deepEqual(tape.entries(), entries)
      }),
    )
  })

  test('keeps answers that nobody can change', () => {
    const answer = { cells: [1] }
    const tape = tapeOf([{ seat: 0, answer, chance: [], state: '0'.repeat(16), chain: '0'.repeat(32) }])
    answer.cells.push(2)
    assert.deepEqual(tape.entries()[0]?.answer, { cells: [1] })
  })
})

test('a column grows', () => {
  const column = new Column()
  const values = Array.from({ length: 1000 }, (_, index) => (index * 4_294_967) % 2 ** 32)
  for (const value of values) column.push(value)
  assert.equal(column.length, 1000)
  assert.deepEqual(column.slice(0, 1000), values)
  assert.deepEqual([column.at(0), column.at(999)], [values[0], values[999]])
  assert.deepEqual(column.slice(998, 2000), values.slice(998))
})
