import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type FinalRoute, type RouteBoard, validateRoute } from '../rules/final-route.ts'
import { measureRoute, taskValue } from '../rules/measure.ts'
import { bestOrder, bestRoute } from '../solver/best-route.ts'
import { bestOfAll, everyRoute } from './support/every-route.ts'
import { randomFrom } from './support/random-board.ts'
import { AIRPORTS, type Crossings, randomRideBoard, STOPS } from './support/random-ride-board.ts'
import { shareOf } from './support/share.ts'
import { boardIn, numberOf, smallCity } from './support/small-city.ts'

const GRAPHS = shareOf(2_100)

/** Compares the search with trying all routes; how many of the best routes have each number of links. */
function compareAll(crossings: Crossings): number[] {
  const links: number[] = []
  let compared = 0
  for (let seed = 0; compared < GRAPHS; seed++) {
    const board = randomRideBoard(randomFrom(seed), crossings)
    const wanted = bestOfAll(board, 'base', 1_500)
    if (!wanted) continue
    compared++
    const found = bestRoute(board)
    assert.deepEqual(found.route, wanted.route, `seed ${seed}`)
    assert.deepEqual([found.value, found.proven], [wanted.value, true], `seed ${seed}`)
    const count = wanted.route.length - 1
    links[count] = (links[count] ?? 0) + 1
  }
  return links
}

test('RT-VEG-8, RT-VEG-9, RT-OPT-8: with flights the result is that of trying all routes', () => {
  const [, one = 0, two = 0, three = 0] = compareAll(AIRPORTS)
  assert.ok(
    one > GRAPHS * 0.1 && two > GRAPHS * 0.02 && three >= Math.floor(GRAPHS / 2_100),
    `${[one, two, three]}`,
  )
})

test('RT-BASE-39, RT-BASE-40, RT-OPT-8: with a trip the result is that of trying all routes', () => {
  const [, one = 0, two = 0] = compareAll(STOPS)
  assert.ok(one > GRAPHS * 0.2 && two === 0, `${[one, two]}`)
})

/** By segments used and number of links: the most for the task, and one route of each task value. */
function walksOf(board: RouteBoard): Map<string, Map<number, FinalRoute>> | null {
  const walks = new Map<string, Map<number, FinalRoute>>()
  let left = 1_500
  const all = everyRoute(board, ({ parts, vertices, used }) => {
    const key = `${used} ${parts.length}`
    const byTask = walks.get(key) ?? new Map<number, FinalRoute>()
    walks.set(key, byTask)
    const task = taskValue(board.task, vertices)
    if (!byTask.has(task)) byTask.set(task, structuredClone(parts))
    return left-- > 0
  })
  return all ? walks : null
}

test('RT-TASK-5: the best order of a route that flies has its segments, as many links, and the most for the task', () => {
  let improved = 0
  for (let seed = 0; seed < shareOf(300); seed++) {
    const board = randomRideBoard(randomFrom(seed), AIRPORTS)
    for (const byTask of walksOf(board)?.values() ?? []) {
      const most = Math.max(...byTask.keys())
      for (const [task, given] of byTask) {
        const route = bestOrder(board, given)
        const segments = (parts: FinalRoute): number[] => parts.flatMap((part) => part.segments).sort()
        assert.equal(validateRoute(board, route), null)
        assert.deepEqual([segments(route), route.length], [segments(given), given.length])
        assert.equal(measureRoute(board, route).task, most, `seed ${seed}`)
        improved += Number(most > task)
      }
    }
  }
  assert.ok(improved > shareOf(60), `${improved}`)
})

const stops = boardIn(
  smallCity({
    ancient: null,
    vertices: { b: { stop: true }, c: { stop: true }, d: { stop: true } },
    segments: { ab: { from: 'a', to: 'b' }, cd: { from: 'c', to: 'd' }, ce: { from: 'c', to: 'e' } },
  }),
)

function faultOf(...parts: readonly (readonly [string, ...string[]])[]): string | null {
  const { vertexAt, segmentAt } = stops.city
  const route = parts.map(([start, ...segments]) => ({
    start: numberOf(vertexAt, start),
    segments: segments.map((id) => numberOf(segmentAt, id)),
  }))
  return validateRoute(stops, route)?.fault ?? null
}

test('RT-BASE-39: a trip joins parts that end at two different stops', () => {
  assert.equal(faultOf(['a', 'ab'], ['c', 'cd']), null)
  assert.equal(faultOf(['a', 'ab'], ['d', 'cd', 'ce']), null)
  assert.equal(faultOf(['a', 'ab'], ['e', 'ce']), 'no-link')
  assert.equal(faultOf(['e', 'ce'], ['c', 'cd']), 'no-link')
})

test('RT-BASE-40: a route takes one trip', () => {
  assert.equal(faultOf(['a', 'ab'], ['c', 'cd'], ['c', 'ce']), 'second-trip')
})
