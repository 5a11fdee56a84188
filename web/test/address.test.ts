import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fragmentOf } from '../src/address.ts'

test('what an address names after # is decoded, and left as it is where it cannot be', () => {
  assert.equal(fragmentOf(''), '')
  assert.equal(fragmentOf('#RT-P3-4'), 'RT-P3-4')
  assert.equal(fragmentOf('#%D0%B0'), 'а')
  for (const malformed of ['%', '%f', '%ff', 'a%zz', '%D0'])
    assert.equal(fragmentOf(`#${malformed}`), malformed)
})
