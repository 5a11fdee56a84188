import assert from 'node:assert/strict'
import { test } from 'node:test'
import { helperSteps, stepFrom } from '../rules/initiative.ts'
import { atHelper, atTurn, type TestGame } from './support/table.ts'

/** Who acts, one after the other, when everybody passes on until the phase is over. */
function orderOf(game: TestGame, phase: string): number[] {
  const order: number[] = []
  while (game.state.phase === phase) {
    const seat = game.run.questions[0]?.seat ?? -1
    if (order.at(-1) !== seat) order.push(seat)
    game.pass()
  }
  return order
}

test('CR-ROUND-1, CR-ROUND-3, CR-ROUND-4, CR-EX-1: the highest in the left column acts, then goes to the right', () => {
  const game = atTurn({ seats: 3, options: { seating: [1, 2, 0] } })
  assert.deepEqual(orderOf(game, 'cryptozoologists'), [1, 2, 0])
  assert.equal(game.state.phase, 'helpers')
  assert.deepEqual(
    game.state.players.map(({ side }) => side),
    ['right', 'right', 'right'],
  )
})

test('CR-ROUND-2, CR-ROUND-5, CR-EX-13: back in the left column the next round begins with new dice', () => {
  const game = atHelper()
  game.state.dice.forEach((die) => {
    die.taken = true
  })
  game.answer(0, 'down', 'end').until('helper', 1)
  assert.equal(game.player(0).side, 'left', 'the helper of the first has gone left')
  const order = orderOf(game, 'helpers')
  assert.deepEqual(order, [1])
  assert.equal(game.state.round, 2)
  assert.equal(game.state.phase, 'cryptozoologists')
  assert.ok(game.state.dice.every((die) => !die.taken))
})

test('CR-ROUND-6, CR-ROUND-7: steps of the helper change the order of the next phase', () => {
  const game = atTurn({ seats: 2 }).rows(4, 5).map('N1:B')
  game.answer(0, 'refresh', 0, [], 'down:2', 'end')
  assert.equal(game.player(0).row, 7)
  game.answer(1, 'end')
  assert.deepEqual(game.asked(), ['1 helper'])
})

test('CR-INIT-1, CR-INIT-2, CR-INIT-3: occupied rows are jumped over, whichever column, and not counted', () => {
  const { state, content } = atTurn({ seats: 3 }).rows(5, 4, 3)
  const side = state.players[1]
  if (side) side.side = 'right'
  assert.equal(stepFrom(state, content, 5, 'up'), 2)
  assert.equal(stepFrom(state, content, 5, 'down'), 6)
  assert.deepEqual(helperSteps(state, content, 0, 2), ['up:1', 'up:2', 'down:1', 'down:2'])
})

test('CR-INIT-4, CR-INIT-5, CR-BAD-29: no step where no row is free, nor more than are possible', () => {
  const game = atTurn({ seats: 2 }).rows(2, 1).map('N1:B')
  assert.deepEqual(helperSteps(game.state, game.content, 0, 2), ['down:1', 'down:2'])
  game.rows(3, 1).answer(0, 'refresh', 0, [])
  assert.deepEqual(game.options(0), ['coins', 'exp', 'up:1', 'down:1', 'down:2', 'none'])
  game.refuses(0, 'down:3', 'up:2')
})

test('CR-INIT-6, CR-INIT-8, CR-HELP-1: only the mandatory move brings a die or opens learning', () => {
  const game = atHelper().rows(5, 8)
  const player = game.player(0)
  player.coins = 3
  player.experience = 5
  game.answer(0, 'pay:up')
  assert.deepEqual(game.offers('learn'), [])
  assert.ok(game.state.dice.every((die) => !die.taken))
  game.answer(0, 'pay:down', 'pay:down')
  assert.equal(player.coins, 0)
  assert.equal(player.row, 6)
})

test('CR-INIT-7: the Poacher stands in the way like a helper', () => {
  const game = atTurn({ seats: 1 }).rows(4)
  game.poacher().row = 3
  assert.equal(stepFrom(game.state, game.content, 4, 'up'), 2)
})
