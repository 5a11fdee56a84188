import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LAS_VEGAS_RULES } from '../rules/cities/las-vegas.ts'
import type { RouteBoard } from '../rules/final-route.ts'
import { routeBoardIn } from '../rules/route-board.ts'
import type { Casinos } from '../rules/state.ts'
import { atTourEnd, GOALS, type TourGame } from './support/tour.ts'

/** A game at its end in which the first player has made these bets, one in each casino. */
function withBets(...bets: readonly (readonly [string, number | null])[]): TourGame {
  return atTourEnd({
    position: (game) => {
      game.roundBoard.halfStars = 7
      game.roundBoard.sevens = [2, 5]
      const casinos = game.city.blocks.flatMap(({ casino }, block) => (casino ? [block] : []))
      const made = bets.map(([bet, number], place) => ({ casino: casinos[place], bet, number, round: 1 }))
      for (const board of [game.state.players[0]?.board, game.state.players[0]?.pencil]) {
        if (board?.casinos) board.casinos.bets = made as Casinos['bets']
      }
    },
  })
}

const boardOf = (game: TourGame): RouteBoard => routeBoardIn(game.state, 0, game.content)

test('RT-OPT-4, RT-VEG-BET-9, RT-VEG-BET-12: the proposal counts goals as met, and bets by what the route will show', () => {
  const { terms } = boardOf(withBets(['BET_GREEN', 6], ['BET_TASK', 9], ['BET_GOAL_A', null]))
  assert.deepEqual(
    terms?.goals.map(({ id }) => id),
    GOALS,
  )
  assert.deepEqual(
    terms?.guesses.map(({ on, number, exact, near }) => [on, number, exact, near]),
    [
      [1, 6, 15, 10],
      ['task', 9, 'sameAgain', 5],
    ],
  )
  assert.ok(terms?.bonuses.every((points) => points === 0))
})

test('RT-VEG-BET-10, RT-VEG-BET-11: bets on half-stars and sevens are settled before the route', () => {
  const { terms } = boardOf(withBets(['BET_HALF_STARS', 8], ['BET_SEVENS', 2]))
  assert.deepEqual(terms?.guesses, [])
  assert.deepEqual(
    terms?.bonuses.filter((points) => points !== 0),
    [10, 18],
  )
})

test('RT-ERR-35: a bet in a casino that is closed counts for nothing', () => {
  const game = withBets(['BET_GREEN', 6], ['BET_SEVENS', 2])
  const board = boardOf(game)
  const blocks = board.city.blocks.map((block) => ({ ...block, casino: null }))
  const terms = LAS_VEGAS_RULES.terms?.(
    { ...board, city: { ...board.city, blocks } },
    game.state,
    0,
    game.content,
  )
  assert.deepEqual(terms?.guesses, [])
  assert.ok(terms?.bonuses.every((points) => points === 0))
})
