import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PACKS } from '../content/index.ts'
import { sydneyShown } from '../rules/cities/sydney.ts'
import { cityOf } from '../rules/city.ts'
import { sitesOf } from '../rules/sites.ts'
import { compareBoards } from './support/compare.ts'
import { randomCityBoard, verticesWhere, withTerms } from './support/random-city-board.ts'
import { shareOf } from './support/share.ts'

const city = cityOf(sydneyShown(PACKS.booklet, PACKS.sydney), null)
const { all } = sitesOf(city)
const sights = verticesWhere(
  city,
  ({ pier, iconic, segments }) =>
    pier >= 0 || iconic !== null || segments.some((index) => city.segments[index]?.garden),
)

test('RT-SYD-17, RT-SYD-21, RT-SYD-22, RT-SYD-25, RT-OPT-8: with piers, Harbour Bridge and parks the result is that of trying all routes', () => {
  const seen = { pier: 0, bridge: 0, park: 0 }
  compareBoards(
    shareOf(2_050),
    (random, seed) => {
      const board = randomCityBoard(random, city, sights, 5 + random(4))
      return seed % 2 === 0 ? board : withTerms(random, board)
    },
    (_board, { sites }) => {
      const isOn = (test: (site: (typeof all)[number]) => boolean): boolean =>
        sites.some((site) => site >= city.blocks.length && test(all[site] ?? assert.fail()))
      seen.pier += Number(isOn(({ pier }) => pier >= 0))
      seen.bridge += Number(isOn(({ iconic }) => iconic !== null))
      seen.park += Number(isOn(({ landmark }) => landmark >= 0))
    },
  )
  const often = shareOf(200)
  assert.ok(seen.pier > often && seen.bridge > often && seen.park > often, JSON.stringify(seen))
})
