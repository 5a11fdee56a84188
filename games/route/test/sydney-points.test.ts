import assert from 'node:assert/strict'
import { test } from 'node:test'
import { harbourOf } from '../rules/ferries.ts'
import { goalResult } from '../rules/goals.ts'
import { tourOf } from '../rules/played.ts'
import { outcomeOf } from '../rules/scoring.ts'
import { goalsMet, surveyOf } from '../rules/tour-scoring.ts'
import { atTourEnd, type TourGame } from './support/tour.ts'

interface End {
  readonly seats?: number
  readonly goals?: readonly string[]
  /** Of the first player, in the order in which they are walked. */
  readonly route: { readonly start: string; readonly segments: readonly string[] }
  /** By landmark: Bridge, Opera, Tower, Gallery. */
  readonly marked?: readonly (readonly number[])[]
  /** At the remote landmarks of the first player: red, green, blue. */
  readonly remote?: readonly number[]
  readonly tourists?: Readonly<Record<string, readonly number[]>>
}

/** The end of a game in which only the first player has drawn anything. */
function atEnd({
  seats = 2,
  goals = ['A1', 'B1', 'C1'],
  route,
  marked = [],
  remote = [],
  tourists = {},
}: End): TourGame {
  const game = atTourEnd({
    seats,
    options: { city: 'sydney' },
    chance: goals,
    position: (each) => {
      each.drawn(0, ...route.segments)
      each.roundBoard.marked = [0, 1, 2, 3].map((landmark) => [...(marked[landmark] ?? [])])
      for (const player of each.state.players)
        for (const board of [player.board, player.pencil])
          if (board) {
            harbourOf(board).remote = [...remote, 0, 0, 0, 0].slice(0, 4)
            board.stored = { ...board.stored, BON_COORD: 0, BON_SEGMENT: 0, BON_DIAGONAL: 0 }
            board.circledShops = []
          }
      for (const [id, counts] of Object.entries(tourists)) each.tourists(0, id, counts)
    },
  })
  game.answer(0, [route])
  for (let seat = 1; seat < seats; seat++) game.answer(seat, game.options(seat)[0] ?? null)
  return game
}

const pointsOf = (game: TourGame) =>
  outcomeOf(game.state, game.content)?.points[0] ?? assert.fail('it is not over')

/** From the Bridge past the Opera’s neighbourhood: the crossing c20, and nothing grey in a block. */
const BRIDGE = { start: 'c10', segments: ['h10'] }

test('RT-SYD-4, RT-SYD-5, RT-SYD-21: an iconic landmark on the route gives 4 points and 4 for each marked cell', () => {
  const rating = (...cells: readonly number[]): number | undefined =>
    pointsOf(atEnd({ route: BRIDGE, marked: [cells, [0, 1, 2]] })).by?.rating
  assert.deepEqual([rating(), rating(1), rating(0, 2), rating(2, 0, 1)], [4, 8, 12, 16])
})

test('RT-EX-11: a landmark with two marked cells is worth 12 points', () => {
  const route = { start: 'c22', segments: ['h22'] }
  assert.equal(pointsOf(atEnd({ route, marked: [[], [], [0, 1]] })).by?.rating, 12)
})

test('RT-SYD-17: tourists from a remote landmark are added to those of their type along the route', () => {
  const points = pointsOf(
    atEnd({
      // Past the green pier c31 and the red restaurants b32, and along Observatory Park b22, which is green.
      route: { start: 'c31', segments: ['h21', 'v21'] },
      remote: [7, 5, 9],
      tourists: { b32: [2, 1, 0, 0] },
    }),
  )
  assert.deepEqual([points.by?.red, points.by?.green, points.by?.blue], [2, 6, 0])
})

test('RT-SYD-17: a remote landmark off the route gives nothing', () => {
  const points = pointsOf(atEnd({ route: BRIDGE, remote: [7, 5, 9] }))
  assert.deepEqual([points.total, points.by?.red], [4, 0], 'the Bridge alone')
})

test('RT-BASE-43: Harbour Bridge counts as an iconic landmark for goals', () => {
  const game = atEnd({ route: BRIDGE, goals: ['A1', 'B1', 'C3'] })
  const goal = tourOf(game.content.pack).goals.find(({ measure }) => measure === 'greyLandmarks')
  assert.ok(goal)
  assert.equal(goalResult(goal, surveyOf(game.state, 0, game.content).facts), 1)
})

test('RT-SYD-17, RT-BASE-34: goals count the tourists in locations, not those of remote landmarks', () => {
  const game = atEnd({
    route: { start: 'c31', segments: ['h21', 'v21'] },
    remote: [0, 5, 0],
    tourists: { b32: [2, 1, 0, 0] },
  })
  const { goals } = tourOf(game.content.pack)
  const result = (measure: string): number => {
    const goal = goals.find((each) => each.measure === measure)
    return goal ? goalResult(goal, surveyOf(game.state, 0, game.content).facts) : -1
  }
  assert.deepEqual([result('tourists'), result('maxColour')], [3, 2])
})

test('RT-SYD-SOLO-3, RT-BASE-37, RT-BASE-51: alone, a goal that is met counts for the challenge and gives no points', () => {
  // Goal B1 asks for tourists.
  const game = atEnd({ seats: 1, route: BRIDGE, tourists: { b21: [40, 0, 0, 0] } })
  assert.equal(goalsMet(game.state, game.content), 1)
  const points = pointsOf(game)
  assert.deepEqual([points.by?.goals, points.by?.red, points.total], [0, 40, 44])
})
