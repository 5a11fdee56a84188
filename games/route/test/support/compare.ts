import assert from 'node:assert/strict'
import { type RouteBoard, validateRoute } from '../../rules/final-route.ts'
import { type Measure, measureRoute } from '../../rules/measure.ts'
import { bestRoute } from '../../solver/best-route.ts'
import { bestOfAll } from './every-route.ts'
import { type Random, randomFrom } from './random-board.ts'

/** More routes than this are not tried. */
const MOST_ROUTES = 1_500

/**
 * RT-OPT-6, RT-OPT-8: compares the search with trying all routes, on a number of boards; calls back for each best route.
 */
export function compareBoards(
  count: number,
  make: (random: Random, seed: number) => RouteBoard,
  see: (board: RouteBoard, measure: Measure, parts: number) => void = () => {},
): void {
  let compared = 0
  for (let seed = 0; compared < count; seed++) {
    const board = make(randomFrom(seed), seed)
    const objective = board.city.ancient === null ? 'base' : 'expected'
    const wanted = bestOfAll(board, objective, MOST_ROUTES)
    if (!wanted) continue
    compared++
    const found = bestRoute(board)
    assert.equal(found.value, wanted.value, `seed ${seed}`)
    assert.deepEqual(found.route, wanted.route, `seed ${seed}`)
    assert.equal(found.proven, true)
    assert.equal(validateRoute(board, found.route), null)
    see(board, measureRoute(board, found.route), found.route.length)
  }
}
