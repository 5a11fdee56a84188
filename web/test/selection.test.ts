import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Question } from '@curio/kernel'
import { isChosen, isComplete, stillAsked, stillOpen, tapped } from '../src/table/selection.ts'

const choose: Question = { id: '1', seat: 0, kind: 'block', form: 'choose', options: ['a', { x: 1 }] }
const pick: Question = {
  id: '2',
  seat: 0,
  kind: 'dice',
  form: 'pick',
  options: ['a', 'b', 'c'],
  min: 2,
  max: 2,
}
const some: Question = { ...pick, min: 0, max: 2 }
const one: Question = { ...pick, min: 1, max: 1 }

test('a tap selects an option of a choice, and another tap another one', () => {
  assert.equal(tapped(choose, undefined, 'a'), 'a')
  assert.deepEqual(tapped(choose, 'a', { x: 1 }), { x: 1 })
})

test('taps on a pick add, then take away again', () => {
  const first = tapped(pick, undefined, 'a')
  const second = tapped(pick, first, 'b')
  assert.deepEqual([first, second], [['a'], ['a', 'b']])
  assert.deepEqual(tapped(pick, second, 'a'), ['b'])
  assert.equal(tapped(pick, ['a'], 'a'), undefined)
  assert.deepEqual(tapped(some, ['a'], 'a'), [])
})

test('a full pick takes no more, but a pick of one changes its mind', () => {
  assert.deepEqual(tapped(pick, ['a', 'b'], 'c'), ['a', 'b'])
  assert.deepEqual(tapped(one, ['a'], 'c'), ['c'])
})

test('a selection can be sent when there is enough of it', () => {
  assert.equal(isComplete(null), false)
  assert.equal(isComplete({ question: choose, value: undefined }), false)
  assert.equal(isComplete({ question: choose, value: 'a' }), true)
  assert.equal(isComplete({ question: pick, value: ['a'] }), false)
  assert.equal(isComplete({ question: pick, value: ['a', 'b'] }), true)
  assert.equal(isComplete({ question: pick, value: 'a' }), false)
  assert.equal(isComplete({ question: some, value: [] }), true)
})

test('a selection for a question that is gone means nothing', () => {
  const selection = { question: choose, value: 'a' }
  assert.deepEqual(stillOpen(selection, [choose]), selection)
  assert.equal(stillOpen(selection, [pick]), null)
  assert.equal(stillOpen(null, [choose]), null)
})

test('while others move, what was asked before and has not changed can be answered', () => {
  assert.deepEqual(stillAsked([choose, pick], [some, structuredClone(choose)]), [choose])
  assert.deepEqual(stillAsked([], [choose]), [])
  assert.deepEqual(stillAsked([choose], []), [])
})

test('options are compared as data', () => {
  assert.equal(isChosen(choose, { x: 1 }, { x: 1 }), true)
  assert.equal(isChosen(pick, ['a', 'b'], 'b'), true)
  assert.equal(isChosen(pick, ['a', 'b'], 'c'), false)
  assert.equal(isChosen(choose, undefined, 'a'), false)
})
