import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atFirstRound, atTurns, TestGame } from './support/table.ts'

const zones = (game: TestGame): string[] => game.state.dice.map((die) => die.zone)

function playToEnd(game: TestGame): { leads: number[]; shops: string[] } {
  const leads: number[] = []
  const shops: string[] = []
  let seen = 0
  while (game.state.phase !== 'route' && game.run.questions.length > 0) {
    if (game.state.round > seen && game.state.openShop !== null) {
      seen = game.state.round
      leads.push(game.state.lead)
      shops.push(game.state.openShop)
    }
    const [ask] = game.run.questions
    if (!ask || ask.kind === 'route') break
    const options = ask.candidates()
    game.answer(ask.seat, ask.kind === 'draw' && !options.includes('end') ? 'c' : (options[0] ?? null))
  }
  return { leads, shops }
}

test('RT-P1-1: the round begins with the top shop card, open for all', () => {
  const game = atFirstRound({ chance: ['S3', 1, 3, 4, 5, 6] })
  assert.equal(game.state.openShop, 'S3')
  assert.equal(game.state.shopDeck.rest.length, 9)
})

test('RT-P1-2, RT-P6-3, RT-GEN-2: ten shop cards, ten rounds; the last card makes the last round', () => {
  for (const seats of [1, 2, 3, 4]) {
    const game = new TestGame({ seats }).keepTasks()
    const { shops } = playToEnd(game)
    assert.equal(new Set(shops).size, 10)
    assert.equal(game.state.round, 10)
    assert.equal(game.state.shopDeck.rest.length, 0)
  }
})

test('RT-P2-1: all five dice are rolled into the available zone', () => {
  const game = atFirstRound({ chance: ['S5', 1, 3, 4, 5, 6] })
  assert.deepEqual(
    game.state.dice.map((die) => die.number),
    [1, 3, 4, 5, 6],
  )
  assert.deepEqual(zones(game), ['available', 'available', 'available', 'available', 'available'])
})

test('RT-P2-2: the lead player takes any available die first', () => {
  const game = atFirstRound({ chance: ['S5', 1, 3, 4, 5, 6] })
  assert.deepEqual(game.options(0), ['red', 'green', 'blue', 'purple', 'effect'])
  game.answer(0, 'purple')
  assert.deepEqual(zones(game), ['available', 'available', 'available', 'round', 'available'])
})

test('RT-P2-3, RT-EX-1: left neighbour, then right neighbour move a die away; the lead takes one of the last two', () => {
  const game = new TestGame({ seats: 3 }).keepTasks()
  for (const seat of [0, 1, 2]) game.answer(seat, game.options(seat)[0] as string)
  game.script('S5', 1, 3, 4, 5, 6)
  game.finishRound()
  assert.deepEqual(game.asked(), ['0 draft.take'])
  game.answer(0, 'green')
  assert.deepEqual(game.asked(), ['1 draft.remove'])
  game.answer(1, 'purple')
  assert.deepEqual(game.asked(), ['2 draft.remove'])
  game.answer(2, 'red')
  assert.deepEqual(game.options(0), ['blue', 'effect'])
  game.answer(0, 'effect')
  assert.deepEqual(zones(game), ['unavailable', 'round', 'unavailable', 'unavailable', 'round'])
  assert.deepEqual(game.turn(0).numbers, [3, 6])
  assert.deepEqual(game.options(1), ['b36', 'b63'])
})

test('RT-P2-4: with two players the second makes both moves', () => {
  const game = atFirstRound({ chance: ['S5', 1, 3, 4, 5, 6] })
  game.answer(0, 'red')
  assert.deepEqual(game.asked(), ['1 draft.remove'])
  game.answer(1, 'green')
  assert.deepEqual(game.asked(), ['1 draft.remove'])
  assert.deepEqual(game.options(1), ['blue', 'purple', 'effect'])
})

test('RT-P2-5, RT-ERR-8: with four players the one opposite the lead makes no move', () => {
  const game = new TestGame({ seats: 4 }).keepTasks()
  for (const seat of [0, 1, 2, 3]) game.answer(seat, game.options(seat)[0] as string)
  game.finishRound().finishRound()
  assert.equal(game.state.round, 3)
  const movers: string[] = []
  while (game.state.phase === 'dice') {
    const [ask] = game.run.questions
    movers.push(`${ask?.seat}`)
    game.answer(ask?.seat ?? -1, ask?.candidates()[0] ?? null)
  }
  assert.deepEqual(movers, ['0', '1', '3', '0'])
})

test('RT-P2-6, RT-P2-7: the second die is one of the last two, and the pair is the same for all', () => {
  const game = atTurns({ numbers: [1, 3, 4, 5, 6], dice: ['green', 'effect'] })
  assert.deepEqual(game.state.roundDice, [1, 4])
  assert.equal(zones(game).filter((zone) => zone === 'unavailable').length, 3)
  assert.deepEqual(game.turn(0).dice, game.turn(1).dice)
})

test('RT-P2-8: none of the draft moves can be skipped', () => {
  const game = atFirstRound({ chance: ['S5', 1, 3, 4, 5, 6] })
  for (const nothing of [null, '', 'none', []]) assert.equal(game.refusal(0, nothing), 'not-an-option')
})

test('RT-P2-10: the effect die puts the effect of its symbol in force for all, in this round only', () => {
  const light = atTurns({ numbers: [1, 3, 4, 5, 1], dice: ['green', 'effect'] })
  assert.deepEqual([light.turn(0).effect, light.turn(1).effect], ['FX_CORRECTION', 'FX_CORRECTION'])
  const dark = atTurns({ numbers: [1, 3, 4, 5, 2], dice: ['green', 'effect'] })
  assert.equal(dark.turn(0).effect, 'FX_REPEAT')
  const none = atTurns({ numbers: [1, 3, 4, 5, 2], dice: ['green', 'red'] })
  assert.equal(none.turn(0).effect, null)
})

test('RT-P2-11: with one effect die at most one effect is in force', () => {
  const { city } = new TestGame()
  assert.equal(city.dice.filter((die) => die.effect).length, 1)
})

test('RT-P6-1: the shop card is discarded and every player marks the round', () => {
  const game = atTurns({ shop: 'S9', numbers: [1, 3, 4, 5, 6], dice: ['green', 'red'] })
  game.finishTurn(0)
  assert.deepEqual(
    [game.state.round, game.player(0).roundsMarked],
    [1, 0],
    'not before everybody has finished',
  )
  game.finishTurn(1)
  assert.deepEqual(game.state.usedShops, ['S9'])
  assert.deepEqual(
    game.state.players.map((player) => player.roundsMarked),
    [1, 1],
  )
  assert.equal(game.state.round, 2)
})

test('RT-P6-2, RT-INIT-6, RT-INIT-13: the lead passes clockwise and is held equally often', () => {
  for (const [seats, initial, times] of [
    [2, 0, 5],
    [3, 1, 3],
    [4, 2, 2],
  ] as const) {
    const game = new TestGame({ seats, options: { first: 1 } }).keepTasks()
    const leads = playToEnd(game).leads.slice(initial)
    assert.equal(leads[0], 1, 'the first player from setup leads the first normal round')
    leads.forEach((lead, index) => {
      assert.equal(lead, (1 + index) % seats)
    })
    for (let seat = 0; seat < seats; seat++) assert.equal(leads.filter((lead) => lead === seat).length, times)
  }
})

test('RT-ERR-6: a draft move out of order is refused', () => {
  const game = atFirstRound({ chance: ['S5', 1, 3, 4, 5, 6] })
  assert.equal(game.kind(1), null)
  assert.throws(() => game.answer(1, 'red'), /seat 1 is not asked/)
})

test('RT-ERR-7: a die that is not available is refused', () => {
  const game = atFirstRound({ chance: ['S5', 1, 3, 4, 5, 6] })
  game.answer(0, 'red')
  assert.equal(game.refusal(1, 'red'), 'not-an-option')
  game.answer(1, 'green')
  assert.equal(game.refusal(1, 'green'), 'not-an-option')
  assert.equal(game.refusal(1, 'yellow'), 'not-an-option')
})
