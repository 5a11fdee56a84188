import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leadOf, priorsFrom } from '@curio/kernel'

const priors = priorsFrom<{ readonly oil: number }, null>(
  {
    seal: ({ oil }, seat, options) => options.map((option) => oil * seat * Number(option)),
    swap: () => null,
  },
  2,
)

test('the best option weighs 1, and one that is clearly worse less by the factor e', () => {
  const weights = priors({ oil: 1 }, 2, 'seal', [1, 3, 2], null)
  assert.deepEqual(weights, [Math.exp(-2), 1, Math.exp(-1)])
})

test('where nothing is known of a question, all options look alike', () => {
  assert.equal(priors({ oil: 1 }, 0, 'swap', [1, 2], null), null)
  assert.equal(priors({ oil: 1 }, 0, 'light', [1, 2], null), null)
})

test('the lead of the best option is what it is worth more than the next, in the unit of the worths', () => {
  const weights = priorsFrom({ kind: () => [3, 10, 7] }, 2)(null, 0, 'kind', ['a', 'b', 'c'], null)
  assert.ok(weights)
  assert.ok(Math.abs((leadOf(weights, 1, 2) ?? 0) - 3) < 1e-9)
  assert.equal(leadOf(weights, 2, 2), null)
  assert.equal(leadOf([1, 0], 0, 2), null)
})
