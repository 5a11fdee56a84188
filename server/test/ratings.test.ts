import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Outcome } from '@curio/kernel'
import { isRated, NEW_SKILL, rated, shownRating, standings } from '../src/tables/ratings.ts'
import { FREE_SEAT, type Seat } from '../src/tables/seats.ts'

const person = (id: string, quit: number | null = null): Seat => ({
  ...FREE_SEAT,
  person: { id, name: id, guest: false, program: false },
  bot: quit === null ? null : 'normal',
  quit,
})
const bot: Seat = { ...FREE_SEAT, bot: 'easy' }

const outcome = (places: readonly number[]): Outcome => ({
  winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
  places,
  points: places.map((place) => ({ total: 10 - place, by: {} })),
  ending: 'points',
})

test('places are those of the outcome, of people only', () => {
  const standing = standings([person('a'), bot, person('b')], outcome([2, 1, 3]))
  assert.deepEqual(
    standing.map(({ player, place, won, points }) => [player, place, won, points]),
    [
      ['a', 2, false, 8],
      ['b', 3, false, 7],
    ],
  )
})

test('who quit stands behind everybody, the first to quit last, even if the stand-in won', () => {
  const seats = [person('a', 50), person('b'), person('c', 90), person('d')]
  const standing = standings(seats, outcome([1, 2, 3, 4]))
  assert.deepEqual(
    standing.map(({ player, place, won }) => [player, place, won]),
    [
      ['a', 4, false],
      ['b', 1, true],
      ['c', 3, false],
      ['d', 2, false],
    ],
  )
})

test('in an abandoned match who stayed longest stands first, and nobody has won', () => {
  const standing = standings([person('a', 50), person('b', 90)], null)
  assert.deepEqual(
    standing.map(({ place, won, points }) => [place, won, points]),
    [
      [2, false, null],
      [1, false, null],
    ],
  )
})

test('only matches between different people are rated', () => {
  assert.ok(isRated(standings([person('a'), person('b')], outcome([1, 2]))))
  assert.ok(!isRated(standings([person('a'), bot], outcome([1, 2]))))
  assert.ok(!isRated(standings([person('a'), person('a')], outcome([1, 2]))))
})

test('who wins gains, who loses loses, and equal places change nothing between equals', () => {
  const standing = standings([person('a'), person('b'), person('c')], outcome([1, 2, 3]))
  const after = rated(standing, [NEW_SKILL, NEW_SKILL, NEW_SKILL])
  const shown = after.map(shownRating)
  assert.ok((shown[0] ?? 0) > (shown[1] ?? 0) && (shown[1] ?? 0) > (shown[2] ?? 0))
  assert.equal(shownRating(NEW_SKILL), 1500)
  const tied = rated(standings([person('a'), person('b')], outcome([1, 1])), [NEW_SKILL, NEW_SKILL])
  assert.equal(tied[0]?.mu, tied[1]?.mu)
})
