import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { firsts, type Outcome } from '@curio/kernel'
import {
  type Ended,
  isRated,
  NEW_SKILL,
  rated,
  type Standing,
  shownRating,
  standings,
} from '../src/tables/ratings.ts'
import { FREE_SEAT, type Seat } from '../src/tables/seats.ts'

const person = (id: string, quit: number | null = null): Seat => ({
  ...FREE_SEAT,
  person: { id, name: id, guest: false, program: false },
  bot: quit === null ? null : 'normal',
  quit,
})
const bot: Seat = { ...FREE_SEAT, bot: 'easy' }

const alone = (seats: number): number[][] => Array.from({ length: seats }, (_, seat) => [seat])

const ranked = (places: readonly number[], winners = firsts(places)): Ended => ({
  kind: 'ranked',
  sides: alone(places.length),
  outcome: {
    kind: 'ranked',
    winners,
    places,
    points: places.map((place) => ({ total: 10 - place, by: {} })),
    ending: 'points',
  },
})

/** Player, place, won and points of each. */
const told = (standing: readonly Standing[]): unknown[] =>
  standing.map(({ player, result }) => {
    assert.ok(result.kind === 'ranked' || result.kind === 'teams')
    return [player, result.place, result.won, result.points]
  })

const areRated = (seats: readonly Seat[], ended: Ended): boolean =>
  isRated(ended, standings(seats, ended), seats.length)

test('places are those of the outcome, of people only', () => {
  assert.deepEqual(told(standings([person('a'), bot, person('b')], ranked([2, 1, 3]))), [
    ['a', 2, false, 8],
    ['b', 3, false, 7],
  ])
})

test('who quit stands behind everybody, the first to quit last, even if the stand-in won', () => {
  const seats = [person('a', 50), person('b'), person('c', 90), person('d')]
  assert.deepEqual(told(standings(seats, ranked([1, 2, 3, 4]))), [
    ['a', 4, false, null],
    ['b', 1, true, 8],
    ['c', 3, false, null],
    ['d', 2, false, 6],
  ])
})

test('where nobody won, the best of those who stayed have not won either', () => {
  assert.deepEqual(told(standings([person('a', 50), person('b')], ranked([1, 2], []))), [
    ['a', 2, false, null],
    ['b', 1, false, 8],
  ])
})

test('in an abandoned match who stayed longest stands first, and nobody has won', () => {
  const abandoned: Ended = { kind: 'ranked', sides: alone(2), outcome: null }
  assert.deepEqual(told(standings([person('a', 50), person('b', 90)], abandoned)), [
    ['a', 2, false, null],
    ['b', 1, false, null],
  ])
})

test('only matches between different people are rated', () => {
  assert.ok(areRated([person('a'), person('b')], ranked([1, 2])))
  assert.ok(areRated([person('a'), bot, person('b')], ranked([1, 2, 3])))
  assert.ok(!areRated([person('a'), bot], ranked([1, 2])))
  assert.ok(!areRated([person('a'), person('a')], ranked([1, 2])))
})

test('who wins gains, who loses loses, and equal places change nothing between equals', () => {
  const standing = standings([person('a'), person('b'), person('c')], ranked([1, 2, 3]))
  const after = rated(standing, [NEW_SKILL, NEW_SKILL, NEW_SKILL])
  const shown = after.map(shownRating)
  assert.ok((shown[0] ?? 0) > (shown[1] ?? 0) && (shown[1] ?? 0) > (shown[2] ?? 0))
  assert.equal(shownRating(NEW_SKILL), 1500)
  const tied = rated(standings([person('a'), person('b')], ranked([1, 1])), [NEW_SKILL, NEW_SKILL])
  assert.equal(tied[0]?.mu, tied[1]?.mu)
})

suite('in a game of teams', () => {
  const SIDES = [
    [0, 2],
    [1, 3],
  ]
  const outcome: Outcome = {
    kind: 'teams',
    teams: SIDES,
    winners: [1],
    places: [2, 1],
    points: [],
    teamPoints: [
      { total: 1, by: {} },
      { total: 2, by: {} },
    ],
    ending: 'pulled',
  }
  const ended: Ended = { kind: 'teams', sides: SIDES, outcome }
  const four = ['a', 'b', 'c', 'd'].map((id) => person(id))

  test('partners share place, victory and points', () => {
    assert.deepEqual(told(standings(four, ended)), [
      ['a', 2, false, 1],
      ['b', 1, true, 2],
      ['c', 2, false, 1],
      ['d', 1, true, 2],
    ])
  })

  test('partners gain and lose together', () => {
    const shown = rated(
      standings(four, ended),
      four.map(() => NEW_SKILL),
    ).map(shownRating)
    assert.equal(shown[0], shown[2])
    assert.equal(shown[1], shown[3])
    assert.ok((shown[1] ?? 0) > 1500 && (shown[0] ?? 0) < (shown[1] ?? 0))
  })

  test('who quit has lost, though the partner and the stand-in may win', () => {
    const seats = [person('a'), person('b'), person('c'), person('d', 50)]
    const standing = standings(seats, ended)
    assert.deepEqual(told(standing), [
      ['a', 2, false, 1],
      ['b', 1, true, 2],
      ['c', 2, false, 1],
      ['d', 2, false, null],
    ])
    const [a = 0, b = 0, c = 0, d = 0] = rated(
      standing,
      seats.map(() => NEW_SKILL),
    ).map(({ mu }) => mu)
    assert.ok(b > a && a === c, `${[a, b, c, d]}`)
    assert.ok(d <= a, 'it costs as much as to lose')
  })

  test('where a whole team quit, the other has won', () => {
    const seats = [person('a'), person('b', 40), person('c'), person('d', 50)]
    assert.deepEqual(told(standings(seats, ended)), [
      ['a', 1, true, 1],
      ['b', 2, false, null],
      ['c', 1, true, 1],
      ['d', 2, false, null],
    ])
  })

  test('it is rated among four different people, not where a bot is somebody’s partner', () => {
    assert.ok(areRated(four, ended))
    assert.ok(!areRated([person('a'), person('b'), bot, person('d')], ended))
    assert.ok(!areRated([person('a'), person('b'), person('c'), person('a')], ended))
  })
})

suite('a cooperative game', () => {
  const lost: Ended = {
    kind: 'cooperative',
    sides: [[0, 1]],
    outcome: { kind: 'cooperative', won: false, progress: { reached: 4, of: 6 }, points: [], ending: 'sunk' },
  }
  const pair = [person('a'), person('b')]

  test('is never rated, neither a loss nor a win nor one that all have left', () => {
    assert.ok(!areRated(pair, lost))
    const won: Ended = {
      ...lost,
      outcome: {
        kind: 'cooperative',
        won: true,
        progress: { reached: 6, of: 6 },
        points: [],
        ending: 'harbour',
      },
    }
    assert.ok(!areRated(pair, won))
    assert.ok(!areRated([person('a', 1), person('b', 2)], { ...lost, outcome: null }))
  })

  test('is won or lost by all who stayed, and has no places', () => {
    const result = { kind: 'cooperative', won: false, progress: { reached: 4, of: 6 }, points: null }
    assert.deepEqual(
      standings(pair, lost).map((each) => each.result),
      [result, result],
    )
    const won: Ended = {
      ...lost,
      outcome: {
        kind: 'cooperative',
        won: true,
        progress: { reached: 6, of: 6 },
        points: [],
        ending: 'harbour',
      },
    }
    assert.deepEqual(
      standings([person('a'), person('b', 5)], won).map(({ result: { won: hasWon } }) => hasWon),
      [true, false],
    )
  })
})

suite('a game alone', () => {
  const rank = { id: 'ridge', index: 2, of: 3 }
  const climbed: Ended = {
    kind: 'solo',
    sides: [[0]],
    outcome: { kind: 'solo', won: null, rank, points: [{ total: 5, by: {} }], ending: 'ridge' },
  }

  test('is never rated', () => {
    assert.ok(!areRated([person('a')], climbed))
  })

  test('tells the rank, and none of who gave up', () => {
    assert.deepEqual(standings([person('a')], climbed)[0]?.result, {
      kind: 'solo',
      won: null,
      rank,
      points: 5,
    })
    assert.deepEqual(standings([person('a', 5)], { ...climbed, outcome: null })[0]?.result, {
      kind: 'solo',
      won: null,
      rank: null,
      points: null,
    })
  })
})
