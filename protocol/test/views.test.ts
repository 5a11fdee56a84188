import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Json } from '@curio/kernel'
import { Views } from '../src/views.ts'

const BEFORE: Json = { round: 1, list: [{ a: 1, b: [2] }] }

test('who had the same view and sees the same shares its change', () => {
  const views = new Views()
  const one = views.step(BEFORE, { round: 2, list: [{ a: 1, b: [3] }] })
  assert.equal(views.step(BEFORE, { round: 2, list: [{ a: 1, b: [3] }] }), one)
  assert.deepEqual(one.value, { round: 2, list: [{ a: 1, b: [3] }] })
})

test('who sees anything else, or had another view, has a change of its own', () => {
  const seen: Json = { round: 2, list: [{ a: 1, b: [3] }] }
  const others: readonly (readonly [Json, Json])[] = [
    [BEFORE, { round: 2, list: [{ a: 1, b: [4] }] }],
    [BEFORE, { round: 2, list: [{ a: 1, b: [3] }, null] }],
    [BEFORE, { round: 2, list: [{ a: 1, b: { 0: 3 } }] }],
    [BEFORE, { round: 2, list: [{ a: 1, b: [3], c: 1 }] }],
    [BEFORE, null],
    // As data the same, but not as text.
    [BEFORE, { round: 2, list: [{ b: [3], a: 1 }] }],
    [structuredClone(BEFORE) as Json, seen],
  ]
  for (const [before, other] of others) {
    const views = new Views()
    const one = views.step(BEFORE, seen)
    assert.notEqual(views.step(before, other), one, JSON.stringify(other))
  }
})
