import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import {
  type Chance,
  fastChance,
  liveChance,
  pool,
  poolSize,
  scriptedChance,
  shuffle,
  utf8,
} from '@curio/kernel'
import fc from 'fast-check'
import { drawFrom, liveOutcomes, ReplayChance } from '../src/chance.ts'
import { keyedHmacSha256 } from '../src/hash.ts'
import { SEED } from './support.ts'

/** The statistic that says how far counts are from being equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

function countsOf(chance: Chance, n: number, times: number): readonly number[] {
  const counts = new Array<number>(n).fill(0)
  for (let time = 0; time < times; time++) {
    const outcome = chance.below(n)
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  assert.equal(counts.length, n)
  return counts
}

/** The value that fair chance exceeds once in a thousand times, for these degrees of freedom. */
const LIMIT = { 1: 10.83, 5: 20.52, 6: 22.46, 51: 88.0 } as const

suite('live chance', () => {
  test('RT-GEN-6: outcomes are a function of the seed and their index', () => {
    const once = liveChance(SEED)
    const outcomes = Array.from({ length: 20 }, () => once.below(6))
    assert.deepEqual(
      outcomes,
      Array.from({ length: 20 }, (_, index) => liveOutcomes(SEED)(index, 6)),
    )
    const later = liveChance(SEED, 15)
    assert.deepEqual(
      outcomes.slice(15),
      Array.from({ length: 5 }, () => later.below(6)),
    )
    const other = liveChance(SEED.with(0, 1))
    assert.notDeepEqual(
      outcomes,
      Array.from({ length: 20 }, () => other.below(6)),
    )
  })

  test('an outcome is the first word of the code of its index that is below a multiple of n', () => {
    for (let index = 0; index < 50; index++) {
      const view = new DataView(keyedHmacSha256(SEED)(utf8(`${index}/0`)).buffer)
      assert.equal(liveOutcomes(SEED)(index, 6), view.getUint32(0) % 6)
    }
  })

  test('words that would make some outcomes likelier are rejected', () => {
    const n = 3 * 2 ** 30
    const words = (index: number, attempt: number): readonly number[] => {
      const view = new DataView(keyedHmacSha256(SEED)(utf8(`${index}/${attempt}`)).buffer)
      return Array.from({ length: 8 }, (_, word) => view.getUint32(word * 4))
    }
    let rejected = 0
    for (let index = 0; index < 400; index++) {
      const candidates = [...words(index, 0), ...words(index, 1)]
      assert.equal(
        liveOutcomes(SEED)(index, n),
        candidates.find((word) => word < n),
      )
      if ((candidates[0] ?? 0) >= n) rejected += 1
    }
    assert.ok(rejected > 60 && rejected < 140, `${rejected} of 400 first words rejected`)
  })

  test('every outcome is equally likely', () => {
    assert.ok(chiSquare(countsOf(liveChance(SEED), 2, 3000)) < LIMIT[1])
    assert.ok(chiSquare(countsOf(liveChance(SEED), 6, 6000)) < LIMIT[5])
    assert.ok(chiSquare(countsOf(liveChance(SEED), 7, 7000)) < LIMIT[6])
  })

  test('one of one is certain; one of none, of parts or of too many is an error', () => {
    assert.equal(liveChance(SEED).below(1), 0)
    assert.ok(liveChance(SEED).below(2 ** 32) < 2 ** 32)
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1])
      assert.throws(() => liveChance(SEED).below(n), new RegExp(`cannot choose among ${n} outcomes`))
  })
})

suite('fast chance', () => {
  test('is reproducible from its seed, and different for another', () => {
    const draw = (seed: number): readonly number[] => {
      const chance = fastChance(seed)
      return Array.from({ length: 50 }, () => chance.below(100))
    }
    assert.deepEqual(draw(7), draw(7))
    assert.notDeepEqual(draw(7), draw(8))
  })

  test('is the one that bots were measured with', () => {
    const chance = fastChance(7)
    assert.deepEqual(
      Array.from({ length: 8 }, () => chance.below(1_000)),
      [685, 735, 932, 91, 448, 607, 722, 249],
    )
  })

  test('every outcome is equally likely', () => {
    assert.ok(chiSquare(countsOf(fastChance(1), 6, 60_000)) < LIMIT[5])
    assert.ok(chiSquare(countsOf(fastChance(2), 52, 52_000)) < LIMIT[51])
  })

  test('seeds next to each other begin differently', () => {
    const first = Array.from({ length: 6000 }, (_, seed) => fastChance(seed).below(6))
    const counts = Array.from({ length: 6 }, (_, face) => first.filter((outcome) => outcome === face).length)
    assert.ok(chiSquare(counts) < LIMIT[5])
  })
})

suite('replayed chance', () => {
  test('gives the outcomes of an entry in their order', () => {
    const chance = new ReplayChance()
    chance.begin([2, 0])
    assert.deepEqual([chance.below(3), chance.below(1)], [2, 0])
    chance.end()
  })

  test('refuses an outcome that is missing, impossible or left over', () => {
    const chance = new ReplayChance()
    chance.begin([])
    assert.throws(() => chance.below(6), /no outcome here/)
    for (const outcome of [6, -1, 0.5]) {
      chance.begin([outcome])
      assert.throws(() => chance.below(6), /where the rules allow 0 to 5/)
    }
    chance.begin([1, 2])
    chance.below(6)
    assert.throws(() => chance.end(), /has 2 outcomes here, the rules ask for 1/)
  })

  test('goes on with another source when the log is used up', () => {
    const chance = new ReplayChance(scriptedChance([5]))
    chance.begin([1])
    assert.equal(chance.below(6), 1)
    assert.throws(() => chance.below(6), /no outcome here/)
    chance.begin(null)
    assert.equal(chance.below(6), 5)
    assert.throws(() => {
      const alone = new ReplayChance()
      alone.begin(null)
      alone.below(6)
    }, /no outcome here/)
  })
})

suite('scripted chance', () => {
  test('RT-GEN-6: a script says what the dice show', () => {
    const chance = scriptedChance(['six', 'one'])
    const faces = ['one', 'two', 'six']
    const roll = (): number => chance.below(3, (outcome) => faces[outcome] ?? '')
    assert.deepEqual([roll(), roll()], [2, 0])
    assert.equal(chance.left(), 0)
  })

  test('where nothing is shown, a script says the outcome itself', () => {
    assert.equal(scriptedChance([3]).below(6), 3)
  })

  test('a script of the impossible says what was possible', () => {
    const chance = scriptedChance([{ card: 9 }])
    assert.throws(
      () => chance.below(2, (outcome) => ({ card: outcome })),
      /the script wants {"card":9}, possible are {"card":0}, {"card":1}/,
    )
  })

  test('after its script come the outcomes of another source, or an error', () => {
    assert.throws(() => scriptedChance([]).below(6), /used up/)
    assert.equal(scriptedChance([1], scriptedChance([4])).below(6), 1)
    const chance = scriptedChance([1], scriptedChance([4]))
    chance.below(6)
    assert.equal(chance.below(6), 4)
  })
})

suite('shuffling', () => {
  test('keeps the items', () => {
    const items = Array.from({ length: 30 }, (_, index) => index)
    const shuffled = [...items]
    shuffle(shuffled, fastChance(3))
    assert.notDeepEqual(shuffled, items)
    assert.deepEqual(
      shuffled.toSorted((one, other) => one - other),
      items,
    )
  })

  test('every order is equally likely', () => {
    const chance = fastChance(5)
    const orders = new Map<string, number>()
    for (let time = 0; time < 6000; time++) {
      const items = [0, 1, 2]
      shuffle(items, chance)
      orders.set(`${items}`, (orders.get(`${items}`) ?? 0) + 1)
    }
    assert.equal(orders.size, 6)
    assert.ok(chiSquare([...orders.values()]) < LIMIT[5])
  })
})

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
