import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BOOKLET_ANCIENTS } from '../content/booklet/terms.ts'
import { PACKS } from '../content/index.ts'
import { arkhamShown } from '../rules/cities/arkham.ts'
import { cityOf } from '../rules/city.ts'
import type { RouteBoard } from '../rules/final-route.ts'
import { compareBoards } from './support/compare.ts'
import type { Random } from './support/random-board.ts'
import { randomCityBoard } from './support/random-city-board.ts'
import { shareOf } from './support/share.ts'

const pack = arkhamShown(PACKS.booklet, PACKS['arkham-booklet'])

/** In every third board some blocks cost points (RT-EV-25), in others they give some. */
function randomArkham(random: Random, seed: number): RouteBoard {
  const city = cityOf(pack, BOOKLET_ANCIENTS[seed % BOOKLET_ANCIENTS.length] ?? 'DAGON')
  const board = randomCityBoard(random, city, city.gates, 5 + random(4))
  const event = (): number => (seed % 3 === 0 && random(6) === 0 ? -5 : random(12) === 0 ? 5 : 0)
  const stars = board.stars.map((each) => each + event())
  // RT-EV-16: musicians next to some blocks.
  if (seed % 2 === 0) return { ...board, stars }
  return { ...board, stars, perTourist: city.blocks.map(() => Number(random(3) === 0)) }
}

test('RT-ARK-8, RT-ARK-12, RT-EV-16, RT-EV-25, RT-OPT-2, RT-OPT-8: with ratings and events the result is that of trying all routes', () => {
  const seen = { gate: 0, river: 0, shorter: 0 }
  compareBoards(shareOf(2_050), randomArkham, ({ drawn }, { gateLinks, riverLinks, segments }) => {
    seen.gate += Number(gateLinks > 0)
    seen.river += Number(riverLinks > 0)
    seen.shorter += Number(segments < drawn.length)
  })
  assert.ok(
    seen.gate > shareOf(100) &&
      seen.river >= Math.floor(shareOf(2_050) / 2_050) &&
      seen.shorter > shareOf(200),
    JSON.stringify(seen),
  )
})
