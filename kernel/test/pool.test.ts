import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { fastChance, pool, poolSize, scriptedChance } from '@curio/kernel'
import fc from 'fast-check'
import { drawFrom } from '../src/pool.ts'

suite('a lazy pool', () => {
  test('draws what chance shows, wherever it lies', () => {
    const deck = pool(['a', 'b', 'c', 'd'])
    const chance = scriptedChance(['c', 'a'])
    assert.deepEqual([drawFrom(deck, chance), drawFrom(deck, chance)], ['c', 'a'])
    assert.deepEqual(deck, { top: [], rest: ['b', 'd'], bottom: [] })
  })

  test('draws the known top first and the known bottom last, without chance', () => {
    const deck = pool<string>(['x'])
    deck.top.push('second', 'first')
    deck.bottom.push('before', 'last')
    const chance = scriptedChance(['x'])
    const drawn = Array.from({ length: 6 }, () => drawFrom(deck, chance))
    assert.deepEqual(drawn, ['first', 'second', 'x', 'before', 'last', undefined])
    assert.equal(chance.left(), 0)
  })

  test('does not hold on to the list it was made of', () => {
    const items = ['a', 'b']
    drawFrom(pool(items), fastChance(1))
    assert.deepEqual(items, ['a', 'b'])
  })

  test('gives every item once, whatever the outcomes', () => {
    const lists = fc.tuple(fc.array(fc.nat()), fc.array(fc.nat()), fc.array(fc.nat()), fc.nat())
    fc.assert(
      fc.property(lists, ([top, rest, bottom, seed]) => {
        const all = [...top, ...rest, ...bottom].toSorted()
        const deck = { top, rest, bottom }
        const chance = fastChance(seed)
        assert.equal(poolSize(deck), all.length)
        const drawn = Array.from({ length: all.length }, () => drawFrom(deck, chance) ?? -1)
        assert.deepEqual(drawn.toSorted(), all)
        assert.equal(drawFrom(deck, chance), undefined)
        assert.equal(poolSize(deck), 0)
      }),
    )
  })
})
