import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ANCIENTS, ARKHAM_GUIDE } from '../index.ts'
import { mirrored, TOUCHES } from '../ui/ancients/engraving.ts'
import { PORTRAITS } from '../ui/ancients/portraits.ts'
import { blocksLedTo, blocksWith } from '../ui/model/dice-leads.ts'
import { newMatch, viewOf } from './support/text.ts'

test('every Ancient has a face of its own, with eyes that look', () => {
  const drawn = ANCIENTS.map((ancient) => PORTRAITS[ancient].map(({ d }) => d).join(''))
  assert.equal(new Set(drawn).size, ANCIENTS.length)
  for (const ancient of ANCIENTS) {
    const touches = new Set(PORTRAITS[ancient].map(({ touch }) => touch))
    assert.deepEqual([...touches].sort(), [...TOUCHES].sort(), ancient)
    for (const { d } of PORTRAITS[ancient]) assert.doesNotMatch(d, /NaN|undefined/)
  }
})

test('the other side of a face is its mirror image', () => {
  assert.equal(mirrored('M1 2C-3 4 5.5 -6 0 8Z'), 'M-1 2C3 4 -5.5 -6 0 8Z')
})

test('a die is told to lead where its number and the one chosen before meet', () => {
  const view = {
    ...viewOf(newMatch(2), 0),
    dice: [
      { id: 'red', number: 3, zone: 'available' as const },
      { id: 'blue', number: 1, zone: 'available' as const },
      { id: 'green', number: 3, zone: 'round' as const },
    ],
  }
  const table = { pack: ARKHAM_GUIDE, view }
  const picked = (...chosen: string[]) => ({ kind: 'draft.pair', chosen: new Set(chosen) })
  assert.deepEqual([...blocksWith(table, picked('red'), 'blue')].sort(), ['b13', 'b31'])
  assert.deepEqual(blocksWith(table, picked(), 'blue'), [])
  assert.deepEqual(blocksWith(table, picked('red', 'blue'), 'green'), [])
  assert.deepEqual(blocksLedTo(table, picked('red')), [])
  assert.deepEqual(blocksLedTo(table, picked('red', 'green')), ['b33'])
  const taking = { kind: 'draft.take', chosen: new Set(['blue']) }
  const second = { pack: ARKHAM_GUIDE, view: { ...view, roundDice: ['green'] } }
  assert.deepEqual([...blocksLedTo(second, taking)].sort(), ['b13', 'b31'])
  assert.deepEqual(blocksLedTo(table, { kind: 'block', chosen: new Set(['red', 'blue']) }), [])
})
