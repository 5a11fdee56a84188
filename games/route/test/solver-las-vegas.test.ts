import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PACKS } from '../content/index.ts'
import { lasVegasShown } from '../rules/cities/las-vegas.ts'
import { cityOf } from '../rules/city.ts'
import type { FinalRoute, RouteBoard } from '../rules/final-route.ts'
import { countTurns } from '../rules/goals.ts'
import { measureRoute } from '../rules/measure.ts'
import { bestOrder } from '../solver/best-route.ts'
import { compareBoards } from './support/compare.ts'
import { everyRoute } from './support/every-route.ts'
import { randomFrom } from './support/random-board.ts'
import { randomCityBoard, verticesWhere, withTerms } from './support/random-city-board.ts'
import { AIRPORTS, randomRideBoard } from './support/random-ride-board.ts'
import { randomTerms } from './support/random-terms.ts'
import { shareOf } from './support/share.ts'

const city = cityOf(lasVegasShown(PACKS.booklet, PACKS['las-vegas']), null)
const sights = verticesWhere(city, ({ airport, green }) => airport || green)

test('RT-OPT-1, RT-OPT-4, RT-OPT-8: with bets, goals and events the result is that of trying all routes', () => {
  const seen = { shorter: 0, flown: 0, below: 0 }
  compareBoards(
    shareOf(2_100),
    (random) => withTerms(random, randomRideBoard(random, AIRPORTS)),
    ({ drawn }, { segments, base }, parts) => {
      seen.shorter += Number(segments < drawn.length)
      seen.flown += Number(parts > 1)
      seen.below += Number(base < 0)
    },
  )
  assert.ok(
    seen.shorter > shareOf(400) &&
      seen.flown > shareOf(100) &&
      seen.below >= Math.floor(shareOf(2_100) / 2_100),
    JSON.stringify(seen),
  )
})

test('RT-VEG-7, RT-VEG-8, RT-VEG-BET-9, RT-OPT-8: the same on the map of Las Vegas', () => {
  let flown = 0
  compareBoards(
    shareOf(500),
    (random) => withTerms(random, randomCityBoard(random, city, sights)),
    (_board, _measure, parts) => {
      flown += Number(parts > 1)
    },
  )
  assert.ok(flown > shareOf(20), `${flown} fly`)
})

/** All routes of a board by segments and number of links; of each the most points, and some of them. */
function routesBySet(board: RouteBoard): { readonly most: number; readonly some: readonly FinalRoute[] }[] {
  const sets = new Map<string, { most: number; some: FinalRoute[] }>()
  let left = 300
  everyRoute(board, ({ parts, used }) => {
    const key = `${used} ${parts.length}`
    const set = sets.get(key) ?? { most: 0, some: [] }
    sets.set(key, set)
    const points = measureRoute(board, parts).base
    set.most = set.some.length === 0 ? points : Math.max(set.most, points)
    if (set.some.length < 2) set.some.push(structuredClone(parts))
    return left-- > 0
  })
  return left >= 0 ? [...sets.values()] : []
}

test('RT-TASK-5, RT-VEG-BET-12: whoever keeps a set walks it in the order that is worth most, bets on the task included', () => {
  let improved = 0
  for (let seed = 0; seed < shareOf(300); seed++) {
    const random = randomFrom(seed)
    const plain = randomRideBoard(random, AIRPORTS)
    const { guesses, goals, bonuses } = randomTerms(random, plain)
    const taskBet = { site: 0, on: 'task', number: 1 + random(4), exact: 'sameAgain', near: 5 } as const
    const setGoals = goals.filter(({ measure }) => measure !== 'turns')
    const board = { ...plain, terms: { guesses: [...guesses, taskBet], goals: setGoals, bonuses } }
    for (const { most, some } of routesBySet(board)) {
      for (const given of some) {
        assert.equal(measureRoute(board, bestOrder(board, given)).base, most, `seed ${seed}`)
        improved += Number(measureRoute(board, given).base < most)
      }
    }
  }
  assert.ok(improved > shareOf(100), `${improved} improved`)
})

test('RT-TASK-5: nobody is left with fewer turns who meets a goal for them', () => {
  const turns = PACKS.booklet.goals.filter(({ measure }) => measure === 'turns')
  let improved = 0
  for (let seed = 0; seed < shareOf(300); seed++) {
    const random = randomFrom(seed)
    const plain = randomRideBoard(random, AIRPORTS)
    const goals = turns.map((goal) => ({ ...goal, atLeast: 1 + random(3) }))
    const board = { ...plain, terms: { guesses: [], goals, bonuses: [] } }
    const turnsOf = (route: FinalRoute): number => countTurns(board.city, route)
    for (const given of routesBySet(board).flatMap(({ some }) => some)) {
      const route = bestOrder(board, given)
      const gain = measureRoute(board, route).base - measureRoute(board, given).base
      assert.ok(gain >= 0 && (turnsOf(given) < (goals[0]?.atLeast ?? 0) || turnsOf(route) >= turnsOf(given)))
      improved += Number(gain > 0)
    }
  }
  assert.ok(improved > shareOf(30), `${improved} improved`)
})
