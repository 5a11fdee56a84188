import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PACKS } from '../content/index.ts'
import { veniceShown } from '../rules/cities/venice.ts'
import { type City, cityOf } from '../rules/city.ts'
import { compareBoards } from './support/compare.ts'
import { randomCityBoard, verticesWhere, withTerms } from './support/random-city-board.ts'
import { shareOf } from './support/share.ts'

/** Venice, where fewer canals are enough: small boards have no more. */
const city: City = {
  ...cityOf(veniceShown(PACKS.booklet, PACKS.venice), null),
  canalCoefficient: [0, 1, 2, 4].map((from, coefficient) => ({ from, coefficient })),
}
const isCanal = (segment: number): boolean => city.segments[segment]?.canal === true
const canals = verticesWhere(city, ({ segments }) => segments.some(isCanal))
const PURPLE = 3

test('RT-VEN-12, RT-VEN-13, RT-VEN-14, RT-OPT-8: over streets and canals the result is that of trying all routes', () => {
  const seen = { mixed: 0, coefficient: 0 }
  compareBoards(
    shareOf(2_050),
    (random, seed) => {
      const board = randomCityBoard(random, city, canals, 5 + random(4))
      return seed % 2 === 0 ? board : withTerms(random, board)
    },
    ({ drawn }, { landmarks }) => {
      seen.mixed += Number(drawn.some(isCanal) && !drawn.every(isCanal))
      seen.coefficient += Number((landmarks[PURPLE] ?? 0) > 0)
    },
  )
  assert.ok(seen.mixed > shareOf(1_000) && seen.coefficient > shareOf(400), JSON.stringify(seen))
})
