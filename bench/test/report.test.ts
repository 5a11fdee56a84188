import assert from 'node:assert/strict'
import { test } from 'node:test'
import { figureOf, interleaved, quotient } from '../src/measure.ts'
import { withFigures } from '../src/page.ts'
import { type Results, readResults } from '../src/results.ts'
import { atLeast, atMost, row } from '../src/row.ts'

const RESULTS: Results = {
  date: '2026-01-02',
  quick: false,
  machine: { processor: 'Abacus', cores: 2, memoryGiB: 8, load: 0.3, node: 'v24.0.0' },
  rows: [
    row({
      name: 'synthetic.run',
      what: 'a playout',
      unit: 'moves/s',
      ours: figureOf([1_234_567, 1_000_000, 2_000_000]),
      peer: { name: 'a peer', ...figureOf([10_000]) },
      floor: { name: 'a floor', ...figureOf([20_000_000]) },
      ratio: 123.456,
      target: atLeast(50, 'ratio'),
    }),
    row({ name: 'rerun.rules', what: 'a log', unit: 'ms', ours: figureOf([1.25]), target: atMost(1) }),
    row({ name: 'primitives.view', what: 'a view', unit: 'µs', ours: figureOf([0.0123]) }),
  ],
}

test('a figure is the middle, the lowest and the highest', () => {
  assert.deepEqual(figureOf([5, 1, 3]), { median: 3, low: 1, high: 5 })
  assert.deepEqual(figureOf([4, 1, 3, 2]), { median: 2.5, low: 1, high: 4 })
  assert.throws(() => figureOf([]), /nothing was measured/)
})

test('measurements take turns after a warm-up', () => {
  const order: string[] = []
  const taken = (name: string) => () => order.push(name)
  const samples = interleaved(2, { a: taken('a'), b: taken('b') })
  assert.deepEqual(order.join(''), 'abababab')
  assert.deepEqual(samples, { a: [5, 7], b: [6, 8] })
  assert.equal(quotient([2, 8, 9], [1, 2, 3]), 3)
})

test('a target is met or missed by the median, or by the ratio', () => {
  assert.deepEqual(
    RESULTS.rows.map((each) => each.met),
    [true, false, null],
  )
})

test('the figures replace what stood between the marks of the page', () => {
  const page = 'Before\n<!-- figures: begin -->\nold\n<!-- figures: end -->\nAfter\n'
  const written = withFigures(page, RESULTS)
  assert.ok(written)
  assert.match(written, /^Before\n<!-- figures: begin -->\nMeasured on 2026-01-02: Abacus, 2 cores/)
  assert.match(written, /\n<!-- figures: end -->\nAfter\n$/)
  assert.doesNotMatch(written, /old/)
  assert.match(
    written,
    /\| `synthetic.run` \| a playout \| moves\/s \| 1,230,000 \(1,000,000 to 2,000,000\) \| 10,000, a peer; 20,000,000, a floor \| 123 times \| ≥ 50 times \| yes \|/,
  )
  assert.match(written, /\| `rerun.rules` \| a log \| ms \| 1\.25 \| {2}\| {2}\| ≤ 1 \| no \|/)
  assert.equal(withFigures(written, RESULTS), written)
  assert.equal(withFigures('no marks', RESULTS), null)
})

test('the page says so when its figures are not to be trusted', () => {
  const page = '<!-- figures: begin -->\n<!-- figures: end -->'
  const machine = { ...RESULTS.machine, load: 7.5 }
  const trusted = withFigures(page, RESULTS) ?? ''
  assert.doesNotMatch(trusted, /busy|quick/)
  assert.match(withFigures(page, { ...RESULTS, machine }) ?? '', /busy \(load 7\.5\): measure again/)
  assert.match(withFigures(page, { ...RESULTS, quick: true }) ?? '', /--quick/)
})

test('results are read back from what was printed, and nothing else is', () => {
  assert.deepEqual(readResults(`\n> bench\n${JSON.stringify(RESULTS, null, 2)}\n`), RESULTS)
  assert.throws(() => readResults('no JSON'), SyntaxError)
  assert.throws(() => readResults('{"rows": 1}'), /does not hold/)
})
