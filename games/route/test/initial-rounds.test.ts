import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setupChance, TestGame } from './support/table.ts'

function atInitial(seats: number, options = {}): TestGame {
  return new TestGame({ seats, options, chance: setupChance(seats) }).keepTasks()
}

/** Everybody takes a die; then the taken ones show the numbers. */
function taken(game: TestGame, dice: readonly string[], numbers: readonly number[]): TestGame {
  dice.forEach((die, seat) => {
    if (seat === dice.length - 1) game.script(...numbers)
    game.answer(seat, die)
  })
  return game
}

test('RT-INIT-1: all players choose dice and draw at the same time', () => {
  const game = taken(atInitial(3), ['red', 'blue', 'effect'], [2, 2, 6])
  assert.deepEqual(game.asked(), ['0 initial.pair', '1 initial.pair', '2 initial.pair'])
  game.answer(2, ['red', 'effect'])
  assert.equal(game.kind(0), 'initial.pair')
  assert.equal(game.turn(2).numbers.join(), '2,6')
})

test('RT-INIT-3: an initial round opens and discards a shop card', () => {
  const game = taken(atInitial(3), ['red', 'blue', 'effect'], [2, 2, 6])
  const shop = game.state.openShop
  assert.ok(shop)
  game.finishRound()
  assert.deepEqual(game.state.usedShops, [shop])
})

test('RT-INIT-4: each takes one die in turn from the first player on; the taken dice are rolled together', () => {
  const game = atInitial(3, { first: 1 })
  assert.deepEqual(game.asked(), ['1 initial.take'])
  game.answer(1, 'green')
  assert.deepEqual(game.asked(), ['2 initial.take'])
  assert.deepEqual(game.options(2), ['red', 'blue', 'purple', 'effect'])
  game.answer(2, 'red')
  assert.ok(
    game.state.dice.every((die) => die.number === 0),
    'nothing is rolled before all have taken',
  )
  game.script(4, 5, 6)
  game.answer(0, 'effect')
  assert.deepEqual(
    game.state.dice.map((die) => die.number),
    [4, 5, 0, 0, 6],
  )
})

test('RT-INIT-5: with 3 players each takes any two of the three rolled dice for itself', () => {
  const game = taken(atInitial(3), ['red', 'blue', 'effect'], [2, 4, 6])
  assert.deepEqual(game.options(0), [
    ['red', 'blue'],
    ['red', 'effect'],
    ['blue', 'effect'],
  ])
  game.answer(0, ['blue', 'red']).answer(1, ['blue', 'effect'])
  assert.deepEqual(game.turn(0).numbers, [2, 4])
  assert.deepEqual(game.turn(1).numbers, [4, 6])
})

test('RT-INIT-7, RT-INIT-8, RT-EX-18: with 4 players two dice are for round 1, the other two for round 2', () => {
  const game = taken(atInitial(4), ['red', 'blue', 'purple', 'effect'], [2, 2, 5, 6])
  game.answer(0, ['blue', 'effect'])
  const turn = game.turn(0)
  assert.deepEqual(turn.numbers, [2, 6])
  assert.equal(turn.effect, 'FX_REPEAT', 'the dark effect holds for this player')
  assert.deepEqual(game.options(0), ['b26', 'b62'])
  game.answer(0, 'b26')
  assert.deepEqual(
    game.touristsIn(0, 'b26'),
    [0, 0, 3, 0],
    'blue, one more for the effect die, one for Repeat',
  )
  game.finishRound()
  assert.equal(game.state.round, 2)
  assert.deepEqual(game.turn(0).numbers, [2, 5])
  assert.deepEqual(
    game.turn(0).dice.map((die) => game.city.dice[die]?.id),
    ['red', 'purple'],
  )
  assert.equal(game.turn(0).effect, null)
})

test('RT-INIT-9: initial rounds are marked like any other', () => {
  const game = taken(atInitial(4), ['red', 'blue', 'purple', 'effect'], [2, 2, 5, 6])
  game.finishRound().finishRound()
  assert.deepEqual(
    game.state.players.map((player) => player.roundsMarked),
    [2, 2, 2, 2],
  )
})

test('RT-INIT-10: dice that nobody took play no part', () => {
  const game = taken(atInitial(3), ['red', 'blue', 'effect'], [2, 4, 6])
  const untaken = game.state.dice.filter((die) => die.zone === 'waiting')
  assert.equal(untaken.length, 2)
  assert.ok(untaken.every((die) => die.number === 0))
  assert.equal(game.refusal(0, ['red', 'green']), 'not-an-option')
})

test('RT-INIT-11: the effect of an own pair holds only for that player', () => {
  const game = taken(atInitial(3), ['red', 'blue', 'effect'], [2, 4, 6])
  game.answer(0, ['red', 'effect']).answer(1, ['red', 'blue'])
  assert.equal(game.turn(0).effect, 'FX_REPEAT')
  assert.equal(game.turn(1).effect, null)
})

test('RT-INIT-12: nobody sees the choices of an initial round before all have confirmed', () => {
  const game = taken(atInitial(3), ['red', 'blue', 'effect'], [2, 4, 6])
  const before = JSON.stringify(game.run.view(1))
  game.answer(0, ['red', 'blue'], 'b24', 'b:h10')
  assert.equal(JSON.stringify(game.run.view(1)), before)
  assert.ok(JSON.stringify(game.run.view(0)).includes('h10'))
  game.finishRound()
  assert.ok(JSON.stringify(game.run.view(1)).includes('h10'))
})

test('RT-ERR-9: an own pair is two different dice that were rolled', () => {
  const game = taken(atInitial(3), ['red', 'blue', 'effect'], [2, 4, 6])
  assert.equal(game.refusal(0, ['red', 'red']), 'wrong-count')
  assert.equal(game.refusal(0, ['red']), 'wrong-count')
  assert.equal(game.refusal(0, ['red', 'blue', 'effect']), 'wrong-count')
  assert.equal(game.refusal(0, 'red'), 'wrong-shape')
})

test('RT-ERR-56: no die out of turn, no second die, none that is taken', () => {
  const game = atInitial(3)
  assert.equal(game.kind(1), null)
  game.answer(0, 'red')
  assert.equal(game.kind(0), null)
  assert.equal(game.refusal(1, 'red'), 'not-an-option')
})
