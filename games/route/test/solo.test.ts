import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSetup } from '@curio/kernel'
import { route } from '../index.ts'
import { atEnd } from './support/ending.ts'
import { TestGame } from './support/table.ts'

/** Dice drawn for the available zone, then all five numbers, the removed shop, two tasks, the first shop. */
const START = ['red', 'blue', 'green', 1, 4, 4, 2, 5, 'S7', 'TG1', 'TG2']

function atSoloRound(): TestGame {
  const game = new TestGame({ seats: 1, chance: START })
  game.script('S5')
  return game.answer(0, 'TG1')
}

const zone = (game: TestGame, wanted: string): string[] =>
  game.state.dice.flatMap((die, index) =>
    die.zone === wanted ? [`${game.city.dice[index]?.id} ${die.number}`] : [],
  )

test('RT-SOLO-1: a solo game has one chosen cell of the challenge card', () => {
  const chosen = checkSetup(route, 1, { challenge: { row: 2, column: 1 } }, {})
  assert.ok(chosen.ok)
  assert.deepEqual((chosen.value.options as { challenge: unknown }).challenge, { row: 2, column: 1 })
  assert.equal(checkSetup(route, 2, { challenge: { row: 0, column: 0 } }, {}).ok, false)
  assert.equal(checkSetup(route, 1, { challenge: { row: 4, column: 0 } }, {}).ok, false)
  const none = checkSetup(route, 1, {}, {})
  assert.ok(none.ok)
  assert.deepEqual((none.value.options as { challenge: unknown }).challenge, { row: 0, column: 0 })
})

test('RT-SOLO-2: three random dice are available, two are not; the rest of the setup is as usual', () => {
  const game = atSoloRound()
  assert.deepEqual(zone(game, 'available'), ['red 1', 'green 4', 'blue 4'])
  assert.deepEqual(zone(game, 'unavailable'), ['purple 2', 'effect 5'])
  assert.equal(game.state.openShop, 'S5')
})

test('RT-SOLO-3: phases 3 to 5 are played as usual', () => {
  const game = atSoloRound()
  game.answer(0, ['red', 'blue'])
  assert.deepEqual(game.options(0), ['b14', 'b41'])
  game.answer(0, 'b41', 'a:h30+h40')
  assert.deepEqual(game.touristsIn(0, 'b41'), [2, 0, 2, 0])
})

test('RT-SOLO-4: any two available dice are the round dice', () => {
  const game = atSoloRound()
  assert.deepEqual(game.options(0), [
    ['red', 'green'],
    ['red', 'blue'],
    ['green', 'blue'],
  ])
  assert.equal(game.refusal(0, ['red', 'purple']), 'not-an-option')
  assert.equal(game.refusal(0, ['red', 'red']), 'wrong-count')
})

test('RT-SOLO-5, RT-EX-19: used dice are rolled away, waiting ones come in as they lie', () => {
  const game = atSoloRound()
  game.answer(0, ['red', 'blue'], 'b41', 'c')
  game.script(6, 3, 'S6')
  game.answer(0, 'end')
  assert.deepEqual(zone(game, 'available'), ['green 4', 'purple 2', 'effect 5'])
  assert.deepEqual(zone(game, 'unavailable'), ['red 6', 'blue 3'])
})

function verdict(row: number, column: number, dice: number[], reds: number): string | undefined {
  const game = atEnd({
    seats: 1,
    options: { challenge: { row, column } },
    position: (each) => {
      each.drawn(0, 'h02', 'h12', 'h22').tourists(0, 'b33', [reds, 0, 0, 0]).tourists(0, 'b22', [0, 0, 0, 1])
      each.player(0).task = null
    },
  })
  game.script(...dice)
  game.answer(0, [{ start: 'c02', segments: ['h02', 'h12', 'h22'] }])
  const found = route.outcome(game.state, game.run.content)
  assert.ok(found?.kind === 'solo')
  assert.equal(found.won, found.ending === 'challenge-met')
  return found.rank === null ? found.ending : `${found.ending} ${found.rank.index} of ${found.rank.of}`
}

test('RT-SOLO-6, RT-SOLO-7: both numbers of the cell must be reached, exactly is enough', () => {
  assert.equal(verdict(0, 0, [4, 4, 4], 165), 'challenge-met 1 of 4')
  assert.equal(verdict(0, 0, [4, 4, 4], 164), 'challenge-missed')
  assert.equal(verdict(0, 1, [4, 4, 5], 200), 'challenge-missed', '6 encounter points of 12')
  assert.equal(verdict(0, 1, [4, 5, 6], 200), 'challenge-met 1 of 4', 'exactly 12')
})

test('RT-SOLO-6: the rank reached is the level of the cell', () => {
  assert.equal(verdict(1, 1, [4, 5, 6], 500), 'challenge-met 2 of 4')
})

test('RT-SOLO-8: elimination loses the solo game', () => {
  assert.equal(verdict(0, 0, [1, 1, 2], 500), 'eliminated')
})
