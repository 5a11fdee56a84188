import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureRoutes } from '../measures.ts'
import { atTourEnd } from './support/tour.ts'

test('measures of a game are means of its players', () => {
  const game = atTourEnd({
    position: (each) => {
      each.drawn(0, 'h33').tourists(0, 'b44', [3, 0, 0, 0]).tourists(0, 'b11', [9, 0, 0, 0])
      each.drawn(1, 'h23', 'h33').tourists(1, 'b34', [0, 2, 0, 0]).tourists(1, 'b43', [0, 0, 3, 0])
    },
  })
  game.answer(0, [{ start: 'c33', segments: ['h33'] }])
  game.answer(1, [{ start: 'c23', segments: ['h23', 'h33'] }])
  assert.equal(game.state.phase, 'over')
  assert.deepEqual(measureRoutes(game.state, game.content), {
    numbers: { segments: 1.5, tourists: 4 },
    counts: {},
  })
})

test('against an Ancient points are measured before its penalties', () => {
  const measured = (...dice: readonly number[]) => {
    const game = atTourEnd({
      options: { city: 'arkham', ancient: 'DAGON' },
      chance: [],
      position: (each) => {
        each.roundBoard.ratings = [0, 0, 4]
        each.drawn(0, 'h35').tourists(0, 'b45', [3, 0, 0, 0]).tourists(0, 'b46', [2, 0, 1, 0])
        each.drawn(1, 'h30')
      },
    })
    game.answer(0, [{ start: 'c35', segments: ['h35'] }]).script(...dice, 2, 2, 3)
    game.answer(1, [{ start: 'c30', segments: ['h30'] }])
    assert.equal(game.state.phase, 'over')
    return measureRoutes(game.state, game.content).numbers
  }
  const lost = measured(1, 2, 3)
  assert.deepEqual([lost['red at stake'], lost['blue at stake'], lost['stars at stake']], [5 / 2, 0, 11 / 2])
  assert.deepEqual(measured(2, 2, 3), lost, 'the first die took the red tourists of the riverside')
  assert.deepEqual(measured(1, 1, 1), lost, 'the three dice took everything')
})
