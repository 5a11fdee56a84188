import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type RouteBoard, validateRoute } from '../rules/final-route.ts'
import { measureRoute, taskValue } from '../rules/measure.ts'
import { bestOrder } from '../solver/best-route.ts'
import { graphOf } from '../solver/graph.ts'
import { LineCheck } from '../solver/line-check.ts'
import { TaskSearch } from '../solver/task-search.ts'
import { everyRoute } from './support/every-route.ts'
import { randomBoard, randomFrom, randomWatersideBoard } from './support/random-board.ts'
import { shareOf } from './support/share.ts'

const MOST_ROUTES = 3_000
const MOST_SEGMENTS = 8
const LINKS = [0, 1, 2]

/** By segments used, as bits in the order of the drawn ones, and number of links: the best task of all lines. */
function tasksByTrying(board: RouteBoard): ReadonlyMap<string, number> | null {
  const found = new Map<string, number>()
  let left = MOST_ROUTES
  const all = everyRoute(board, ({ used, links, vertices }) => {
    const key = `${used} ${links.gate + links.river}`
    found.set(key, Math.max(found.get(key) ?? 0, taskValue(board.task, vertices)))
    return left-- > 0
  })
  return all ? found : null
}

/** Compares the search with trying, for every set of segments; how many sets can be walked in one line. */
function compareAll(board: RouteBoard, seed: number): number {
  const wanted = board.drawn.length <= MOST_SEGMENTS ? tasksByTrying(board) : null
  if (!wanted) return 0
  const graph = graphOf(board)
  const search = new TaskSearch(graph, new LineCheck(graph), () => true)
  for (let used = 1; used < 1 << board.drawn.length; used++) {
    const marks = Int32Array.from(graph.segmentOf, (segment) => (used >> board.drawn.indexOf(segment)) & 1)
    const size = marks.reduce((sum, mark) => sum + mark, 0)
    for (const links of LINKS) {
      const task: number = wanted.get(`${used} ${links}`) ?? -1
      const said = `seed ${seed}, segments ${used.toString(2)}, ${links} links`
      assert.equal(search.longest(marks, size, links, 0), task, said)
      if (task > 0) assert.equal(search.longest(marks, size, links, task), task, said)
      assert.equal(search.longest(marks, size, links, task + 1), -1, said)
    }
  }
  return wanted.size
}

test('RT-TASK-2, RT-TASK-4: the longest stretch between task crossings is that of trying every line', () => {
  let walked = 0
  for (let seed = 0; seed < shareOf(400); seed++) walked += compareAll(randomBoard(randomFrom(seed)), seed)
  assert.ok(walked > shareOf(400) * 10, `${walked} sets`)
})

test('RT-TASK-2, RT-ANC-DAG-2: the same at the river, over dead ends that face each other', () => {
  let walked = 0
  for (let seed = 0; seed < shareOf(400); seed++)
    walked += compareAll(randomWatersideBoard(randomFrom(seed)), seed)
  assert.ok(walked > shareOf(400) * 10, `${walked} sets`)
})

test('RT-TASK-5: the best order of a route has its segments, its links and its madness, and the most for the task', () => {
  let improved = 0
  for (let seed = 0; seed < shareOf(200); seed++) {
    const board = (seed % 4 === 0 ? randomWatersideBoard : randomBoard)(randomFrom(seed))
    const wanted = board.drawn.length <= MOST_SEGMENTS ? tasksByTrying(board) : null
    let turn = 0
    everyRoute(board, ({ parts, used, links }) => {
      if (!wanted || turn++ % 7 !== 0) return wanted !== null
      const given = measureRoute(board, parts)
      const route = bestOrder(board, parts)
      const found = measureRoute(board, route)
      const said = `seed ${seed}, route ${turn}`
      assert.equal(validateRoute(board, route), null, said)
      assert.equal(found.task, wanted.get(`${used} ${links.gate + links.river}`), said)
      assert.deepEqual(
        [found.blocks, found.madness, found.segments],
        [given.blocks, given.madness, given.segments],
      )
      improved += Number(found.task > given.task)
      return true
    })
  }
  assert.ok(improved > shareOf(200), `${improved} improved`)
})
