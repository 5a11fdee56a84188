import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLed } from '../rules/round.ts'
import { cardsIn, dealt, isSelecting, playUntil } from './support/cards.ts'
import type { TourGame } from './support/tour.ts'

const HANDS = [
  ['T1', 'T2', 'T3'],
  ['T8', 'T9', 'T10'],
  ['T15', 'T16', 'T17'],
  ['P4', 'T11', 'T12'],
]

/** Everybody has given the first card of the hand. */
function given(seats: number): TourGame {
  const game = dealt({ seats, hands: HANDS.slice(0, seats) })
  for (let seat = 0; seat < seats; seat++) game.answer(seat, HANDS[seat]?.[0] ?? '')
  return game
}

test('RT-BASE-18: one initial round with three players, two with four, none with fewer; nobody leads them', () => {
  assert.deepEqual(dealt().asked(), ['0 card.play'])
  assert.deepEqual(dealt({ seats: 3 }).asked(), ['0 card.offer', '1 card.offer', '2 card.offer'])
  assert.equal(playUntil(dealt({ seats: 3 }), isSelecting(2)).state.lead, 0)
  const four = given(4)
  playUntil(four, ({ state }) => state.round === 2)
  assert.deepEqual([...new Set(four.asked().map((each) => each.split(' ')[1]))], ['block'])
  assert.equal(playUntil(four, isSelecting(3)).state.lead, 0)
})

test('RT-BASE-18: the table calls nobody the lead player in initial rounds', () => {
  const tour = dealt().content.pack
  const led = (seats: number) => [1, 2, 3].map((round) => isLed(tour, round, seats))
  assert.deepEqual([1, 2, 3, 4].map(led), [
    [false, false, false],
    [true, true, true],
    [false, true, true],
    [false, false, true],
  ])
  assert.ok(isLed({}, 1, 4), 'the stand-alone edition has a first player')
})

test('RT-BASE-18, RT-BASE-20: pairs and drawings of an initial round are hidden until all are done (RT-INIT-12)', () => {
  const game = given(3).answer(0, ['T1', 'T8']).answer(0, 'b12', 'a:h01+v01', 'end')
  const seen = game.run.view(1) as unknown as {
    players: { turn: unknown; board: { segments: string[]; tourists: object } }[]
  }
  assert.equal(seen.players[0]?.turn, null)
  assert.deepEqual(seen.players[0]?.board.segments, [])
  assert.deepEqual(seen.players[0]?.board.tourists, {})
  game.answer(1, ['T8', 'T15']).answer(2, ['T1', 'T15'])
  playUntil(game, isSelecting(2))
  assert.deepEqual(game.segmentsOf(0), ['h01', 'v01'])
})

test('RT-BASE-19: each of three players gives a card, all are shown together, and each picks any two', () => {
  const game = dealt({ seats: 3, hands: HANDS.slice(0, 3) })
    .answer(0, 'T2')
    .answer(2, 'T15')
  assert.deepEqual(cardsIn(game).shown, [], 'nothing is shown before all have given')
  game.answer(1, 'T8')
  assert.deepEqual(cardsIn(game).shown, ['T2', 'T8', 'T15'])
  assert.deepEqual(game.asked(), ['0 card.pair', '1 card.pair', '2 card.pair'])
  game.answer(0, ['T2', 'T8']).answer(1, ['T2', 'T15']).answer(2, ['T2', 'T8'])
  assert.deepEqual(
    [0, 1, 2].map((seat) => game.turn(seat).numbers),
    [
      [2, 2],
      [2, 3],
      [2, 2],
    ],
  )
})

test('RT-BASE-19: neither one card nor a card twice is a pair', () => {
  const game = given(3)
  assert.equal(game.refusal(0, ['T1']), 'wrong-count')
  assert.equal(game.refusal(0, ['T1', 'T1']), 'wrong-count')
  assert.equal(game.refusal(0, ['T1', 'T2']), 'not-an-option')
})

test('RT-BASE-19: of four players each uses two of the cards in round 1 and the other two in round 2', () => {
  const game = given(4).answer(0, ['T1', 'T15']).answer(1, ['T1', 'T8']).answer(2, ['T8', 'T15'])
  game.answer(3, ['T1', 'P4'])
  playUntil(game, ({ state }) => state.round === 2)
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => game.turn(seat).numbers),
    [
      [2, 4],
      [3, 4],
      [1, 4],
      [2, 3],
    ],
  )
  assert.deepEqual(cardsIn(game).shown, ['T1', 'T8', 'T15', 'P4'], 'the cards stay for the second round')
})

test('RT-BASE-20: a repeat card works for the player whose own pair has it (RT-INIT-11)', () => {
  const game = given(4).answer(0, ['T1', 'P4']).answer(1, ['T1', 'T8'])
  game.answer(0, 'b14').answer(1, 'b12')
  assert.deepEqual(game.touristsIn(0, 'b14'), [4, 0, 0, 0])
  assert.deepEqual(game.touristsIn(1, 'b12'), [2, 2, 0, 0])
})

test('RT-BASE-20: a trigger card puts its effect in force for that player alone', () => {
  const hands = [
    ['E1', 'T2', 'T3'],
    ['T8', 'T9', 'T10'],
    ['T15', 'T16', 'T17'],
  ]
  const effects = { dark: 'FX_REPEAT', light: 'FX_JOINING_PATHS' }
  const game = dealt({ seats: 3, hands, options: { effects } })
  game.answer(0, 'E1').answer(1, 'T8').answer(2, 'T15').answer(0, ['E1', 'T8']).answer(1, ['T8', 'T15'])
  assert.deepEqual([game.turn(0).effect, game.turn(1).effect], ['FX_REPEAT', null])
})

test('RT-BASE-20: after the initial rounds the cards are discarded and hands refilled to three', () => {
  const game = given(4)
  playUntil(game, ({ state }) => state.round === 2)
  assert.deepEqual(
    cardsIn(game).hands.map((hand) => hand.length),
    [2, 2, 2, 2],
  )
  playUntil(game, isSelecting(3))
  const { discard, hands, shown } = cardsIn(game)
  assert.deepEqual([discard, shown], [['T1', 'T8', 'T15', 'P4'], []])
  assert.deepEqual(
    hands.map((hand) => hand.length),
    [3, 3, 3, 3],
  )
})
