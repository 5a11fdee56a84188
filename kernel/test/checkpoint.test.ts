import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { copyState } from '../src/checkpoint.ts'

const table = () => ({
  round: 3,
  players: [
    { coins: 4, cards: ['a', 'b'] },
    { coins: 5, cards: [] },
  ],
  last: null,
})

suite('a copy of the state', () => {
  test('shares nothing with what it copies', () => {
    const state = table()
    const copy = copyState(state)
    assert.deepEqual(copy, state)
    assert.notEqual(copy, state)
    assert.notEqual(copy.players[0], state.players[0])
    assert.notEqual(copy.players[1]?.cards, state.players[1]?.cards)
  })

  test('takes from an earlier copy what has stayed the same, and only that', () => {
    const state = table()
    const earlier = copyState(state)
    assert.equal(copyState(state, earlier), earlier)
    state.players[0]?.cards.push('c')
    const copy = copyState(state, earlier)
    assert.deepEqual(copy, state)
    assert.deepEqual(earlier, table())
    assert.equal(copy.players[1], earlier.players[1])
    assert.notEqual(copy.players[0], earlier.players[0])
  })

  test('keeps the order of members, and tells lists from records, and shorter from longer', () => {
    const copied = (value: unknown, earlier: unknown) => JSON.stringify(copyState(value, copyState(earlier)))
    assert.equal(copied({ b: 1, a: 2 }, { a: 2, b: 1 }), '{"b":1,"a":2}')
    assert.equal(copied({ a: 1 }, { a: 1, b: 2 }), '{"a":1}')
    assert.equal(copied({ a: 1, b: 2 }, { a: 1 }), '{"a":1,"b":2}')
    assert.equal(copied([1, 2], [1, 2, 3]), '[1,2]')
    assert.equal(copied([1, 2, 3], [1, 2]), '[1,2,3]')
    assert.equal(copied([], {}), '[]')
    assert.equal(copied({}, []), '{}')
    assert.equal(copied({ a: null }, { a: { b: 1 } }), '{"a":null}')
    assert.equal(copied({ a: { b: 1 } }, { a: null }), '{"a":{"b":1}}')
  })
})
