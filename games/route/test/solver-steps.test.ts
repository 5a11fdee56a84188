import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bestRoute } from '../solver/best-route.ts'
import { randomArkhamBoard, randomFrom } from './support/random-board.ts'
import { shareOf } from './support/share.ts'

/** About as many segments as are drawn by the end of a game. */
const SEGMENTS = 22

/**
 * Steps that the search takes on boards of Arkham, by the number from which the board is made. Steps are the same on
 * every machine, as times are not: a bound that holds less than it did is seen here and nowhere else. If you
 * improve the search, write down the new figures.
 */
const STEPS = [
  ...[1216, 7364, 10720, 9344, 2929, 15580, 29506, 2480, 10066, 2976, 144916, 2944, 1792, 2512, 6048, 4590],
  ...[32448, 9312, 10080, 18474, 1728, 1024, 688, 2656, 4160, 3334, 5472, 7555, 2736, 3040, 7136, 13856],
  ...[4512, 75024, 7456, 3616, 4952, 67872, 161214, 2336, 15621, 1152, 6208, 1440, 3808, 13744, 8110, 17760],
]

test('RT-OPT-7: the proof that a route is the best takes no more and no fewer steps than before', () => {
  for (const [seed, wanted] of STEPS.slice(0, shareOf(STEPS.length)).entries()) {
    const board = randomArkhamBoard(randomFrom(seed), SEGMENTS)
    const { steps, proven } = bestRoute(board, { objective: seed % 6 === 0 ? 'base' : 'expected' })
    assert.deepEqual({ seed, steps, proven }, { seed, steps: wanted, proven: true })
  }
})
