import assert from 'node:assert/strict'
import { test } from 'node:test'
import { oncePer, reasonOf } from '@curio/kernel'

test('what is worked out of an object is worked out once for each', () => {
  const seen: object[] = []
  const size = oncePer((list: readonly number[]) => {
    seen.push(list)
    return list.length
  })
  const [one, other] = [[1], [2]]
  assert.deepEqual([size(one), size(other), size(one), size([])], [1, 1, 1, 0])
  assert.deepEqual(seen, [one, other, []])
})

test('the reason of a failure is its message, or what was thrown', () => {
  assert.equal(reasonOf(new Error('no oil')), 'no oil')
  assert.equal(reasonOf('no oil'), 'no oil')
  assert.equal(reasonOf(undefined), 'undefined')
})
