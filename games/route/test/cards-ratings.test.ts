import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atCardTurns, cardsIn, dealt, isSelecting, playUntil } from './support/cards.ts'

test('RT-BASE-22, RT-BASE-23: each round card that names a landmark raises it once', () => {
  const game = atCardTurns({ cards: ['V1', 'V2'] })
  assert.deepEqual(game.content.pack.tour?.rating.values, [4, 7, 9, 11])
  assert.deepEqual(game.roundBoard.ratings, [1, 1, 0, 0])
  assert.deepEqual(atCardTurns({ cards: ['V1', 'V5'] }).roundBoard.ratings, [2, 0, 0, 0])
  assert.deepEqual(atCardTurns({ cards: ['T1', 'T8'] }).roundBoard.ratings, [0, 0, 0, 0])
})

test('RT-BASE-23: the rejected card changes nothing', () => {
  const game = dealt({
    hands: [
      ['T1', 'T2', 'T3'],
      ['V1', 'V2', 'T8'],
    ],
  })
  game.answer(0, 'T1').answer(1, 'V1', 'V2').answer(0, 'V2')
  assert.deepEqual(game.roundBoard.ratings, [0, 1, 0, 0])
})

test('RT-BASE-22, RT-ERR-47: at the top of its track a landmark stays, and the raise is skipped', () => {
  const game = atCardTurns({
    cards: ['V1', 'V5'],
    before: (each) => {
      each.roundBoard.ratings = [2, 0, 0, 0]
    },
  })
  assert.deepEqual([game.roundBoard.ratings, game.state.phase], [[3, 0, 0, 0], 'turns'])
})

const advanced = { mode: 'advanced' } as const

test('RT-BASE-24, RT-BASE-25: with advanced rating all start at 7, and the lead player raises or lowers', () => {
  const game = atCardTurns({ cards: ['V1', 'V2'], options: advanced })
  assert.deepEqual(game.roundBoard.ratings, [1, 1, 1, 1])
  assert.deepEqual([game.asked(), game.options(0)], [['0 rating'], ['VEN_SAN_MARCO+', 'VEN_SAN_MARCO-']])
  game.answer(0, 'VEN_SAN_MARCO-')
  assert.deepEqual(game.options(0), ['VEN_CA_DORO+', 'VEN_CA_DORO-'])
  game.answer(0, 'VEN_CA_DORO+')
  assert.deepEqual([game.roundBoard.ratings, game.state.phase], [[0, 2, 1, 1], 'turns'])
})

test('RT-BASE-26, RT-ERR-46: a change beyond the track is refused', () => {
  const game = atCardTurns({
    cards: ['V1', 'V2'],
    options: advanced,
    before: (each) => {
      each.roundBoard.ratings = [3, 0, 1, 1]
    },
  })
  assert.deepEqual(game.options(0), ['VEN_SAN_MARCO-'])
  game.answer(0, 'VEN_SAN_MARCO-')
  assert.deepEqual(game.options(0), ['VEN_CA_DORO+'])
})

test('RT-BASE-20: cards of the initial rounds change no rating', () => {
  const game = dealt({
    seats: 3,
    hands: [
      ['V1', 'T1', 'T2'],
      ['V2', 'T3', 'T4'],
      ['V3', 'T5', 'T6'],
    ],
  })
  game.answer(0, 'V1').answer(1, 'V2').answer(2, 'V3')
  playUntil(game, isSelecting(2))
  assert.deepEqual(game.roundBoard.ratings, [0, 0, 0, 0])
  assert.deepEqual(cardsIn(game).discard, ['V1', 'V2', 'V3'])
})
