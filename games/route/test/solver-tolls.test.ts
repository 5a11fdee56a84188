import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ARKHAM_GUIDE, PACKS } from '../content/index.ts'
import { ANCIENTS } from '../content/pack.ts'
import { lasVegasShown } from '../rules/cities/las-vegas.ts'
import { veniceShown } from '../rules/cities/venice.ts'
import { cityOf } from '../rules/city.ts'
import type { RouteBoard } from '../rules/final-route.ts'
import { tollsOf } from '../rules/measure.ts'
import { compareBoards } from './support/compare.ts'
import type { Random } from './support/random-board.ts'
import { randomCityBoard, verticesWhere, withTerms } from './support/random-city-board.ts'
import { shareOf } from './support/share.ts'

const LAS_VEGAS = cityOf(lasVegasShown(PACKS.booklet, PACKS['las-vegas']), null)
const VENICE = cityOf(veniceShown(PACKS.booklet, PACKS.venice), null)

/** Points for some segments: a few cost, a few pay. */
const withTolls = (random: Random, board: RouteBoard): RouteBoard => ({
  ...board,
  tolls: board.city.segments.map(() => [-5, 2, 2, 0, 0, 0, 0][random(7)] ?? 0),
})

function randomTour(random: Random, seed: number): RouteBoard {
  const city = seed % 2 === 0 ? LAS_VEGAS : VENICE
  const from = verticesWhere(
    city,
    ({ airport, green, stop, cafe }) => airport || green || stop || cafe !== null,
  )
  const board = randomCityBoard(random, city, from, 5 + random(5))
  return withTolls(random, seed % 3 === 0 ? board : withTerms(random, board))
}

function randomArkham(random: Random, seed: number): RouteBoard {
  const city = cityOf(ARKHAM_GUIDE, ANCIENTS[seed % ANCIENTS.length] ?? 'DAGON')
  return withTolls(random, randomCityBoard(random, city, city.gates, 5 + random(4)))
}

for (const [where, make] of [
  ['in a city', randomTour],
  ['against an Ancient', randomArkham],
] as const) {
  test(`RT-OPT-6, RT-OPT-8: with points for single roads ${where}, the result is that of trying all routes`, () => {
    const seen = { shorter: 0, tolls: 0 }
    compareBoards(shareOf(300), make, (board, { segments, tolls }) => {
      seen.shorter += Number(segments < board.drawn.length)
      seen.tolls += Number(
        tolls <
          tollsOf(
            board,
            board.drawn.filter((each) => (board.tolls?.[each] ?? 0) > 0),
          ),
      )
    })
    assert.ok(seen.shorter > shareOf(25) && seen.tolls > shareOf(10), JSON.stringify(seen))
  })
}
