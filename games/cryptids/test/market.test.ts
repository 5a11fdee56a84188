import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atHelper, atTurn } from './support/table.ts'

test('CR-MARK-1, CR-MARK-2, CR-MARK-3, CR-BAD-38: buying takes the token and leaves the slot empty', () => {
  const game = atHelper().market('B', 'R', 'V').hand(0)
  const player = game.player(0)
  player.coins = 6
  game.answer(0, 'buy:0', 'buy:1')
  assert.deepEqual(
    [game.handOf(0), player.coins, game.faces(game.state.market)],
    [['B', 'R'], 0, ['', '', 'V']],
  )
  game.refuses(0, 'buy:2', 'buy:0')
  player.coins = 9
  game.hand(0, 'V', 'V', 'F', 'F', 'S').refuses(0, 'buy:2')
})

test('CR-MARK-4, CR-MARK-10, CR-DATA-8, CR-DATA-9: selling into an empty slot for the price', () => {
  const game = atHelper().market('B', null, null).hand(0, 'F', 'r')
  game.answer(0, 'sell:F', 'sell:r')
  assert.deepEqual([game.player(0).coins, game.faces(game.state.market)], [6, ['B', 'F', 'r']])
})

test('CR-MARK-5, CR-MARK-8, CR-EX-16, CR-BAD-39: a full market must give way, and what was sold is not bought back', () => {
  const game = atHelper().market('B', 'R', 'V').hand(0, 'E')
  const player = game.player(0)
  game.refuses(0, 'sell:E').answer(0, 'sell:E:1')
  assert.deepEqual([player.coins, game.faces(game.state.market)], [4, ['B', 'E', 'V']])
  assert.equal(game.faces(game.state.discard).at(-1), 'R')
  game.refuses(0, 'buy:1')
  player.coins = 9
  game.answer(0, 'buy:0').refuses(0, 'sell:B', 'swap:B:2')
})

test('CR-MARK-5, CR-COLL-9: a bonus rumour that gives way goes to the supply', () => {
  const game = atHelper().market('B', 'r', 'V').hand(0, 'E')
  const supply = game.state.bonusRumours.length
  game.answer(0, 'sell:E:1')
  assert.equal(game.state.bonusRumours.length, supply + 1)
})

test('CR-MARK-6, CR-MARK-7, CR-EX-7, CR-DATA-8: a swap for the difference, even with a full board', () => {
  const game = atHelper().rows(4, 8).market('R', 'B', 'V').hand(0, 'F', 'V', 'V', 'S', 'S')
  const player = game.player(0)
  player.coins = 0
  game.refuses(0, 'swap:F:1').answer(0, 'swap:F:0')
  assert.deepEqual([player.coins, game.faces(game.state.market)], [1, ['F', 'B', 'V']])
  game.answer(0, 'pay:up')
  assert.deepEqual([player.coins, player.row], [0, 3])
  game.state.dice = [{ bonus: 'exp', n: 2, taken: false }]
  game.answer(0, 'down:0')
  assert.deepEqual([player.row, player.experience], [4, 2])
  game.answer(0, 'end')
  const [mountain = ''] = game.layings('mountain')
  game.answer(0, mountain)
  game.answer(0, game.options(0)[0] ?? '')
  assert.deepEqual([player.side, game.asked()], ['left', ['1 helper']])
})

test('CR-MARK-9, CR-BAD-40: a swap does not get around it, token by token', () => {
  const game = atHelper().market('R', 'B', 'V').hand(0, 'F', 'F')
  game.player(0).coins = 9
  game.answer(0, 'swap:F:0').refuses(0, 'buy:0', 'swap:F:0', 'swap:R:1', 'sell:R:1')
  assert.deepEqual(game.state.turn?.sold.length, 1)
  game.answer(0, 'sell:F:1')
  game.refuses(0, 'buy:1')
  game.until('helper', 1)
  game.player(1).coins = 9
  assert.ok(game.offers('buy', 1).length > 0, 'the next player is not bound by it')
})

test('CR-ABIL-3, CR-ABIL-4, CR-ABIL-19, CR-MARK-11, CR-BAD-40: Gulon trades at once, without swaps, and the market is refilled', () => {
  const game = atTurn()
    .show(0, 'gulon', 0)
    .at(0, 'N3')
    .hand(0, 'B', 'V', 'F')
    .market('S', 'E', 'W')
    .map('N1:B')
  game.player(0).coins = 3
  game.script('kraken').answer(0, 'track:gulon:B,V')
  assert.equal(game.kind(0), 'ability.trade')
  assert.deepEqual(game.offers('swap'), [])
  game.draws('ev-R1').answer(0, 'buy:1')
  assert.deepEqual(game.faces(game.state.market), ['S', 'R', 'W'])
  game.refuses(0, 'sell:E:0').answer(0, 'sell:F:2').refuses(0, 'buy:2').answer(0, 'end')
  assert.equal(game.kind(0), 'turn')
})
