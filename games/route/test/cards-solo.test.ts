import assert from 'node:assert/strict'
import { test } from 'node:test'
import { poolSize } from '@curio/kernel'
import { route } from '../index.ts'
import { cardsIn, dealt, GOAL, playUntil } from './support/cards.ts'
import { GOALS, TourGame } from './support/tour.ts'
import { atVeniceEnd } from './support/venice.ts'

const BOTTOM = ['T1', 'T8', 'T15']
const HAND = ['V1', 'T2']

const alone = (...then: readonly string[]): TourGame => dealt({ seats: 1, hands: [BOTTOM, HAND, then] })

/** Where the queue lies: closed, open with a card, or taken. */
const queue = (game: TourGame): string[] =>
  cardsIn(game).queue.map(({ lies, card }) => (lies === 'open' ? (card ?? '') : lies))

/** Plays a round with a card of the queue, and with the first one of the hand if none is played yet. */
function playRound(game: TourGame, card: string): TourGame {
  const { round } = game.state
  if (game.kind(0) === 'card.play') game.answer(0, game.options(0)[0] ?? null)
  game.answer(0, card)
  return playUntil(game, ({ state }) => state.round > round || state.phase === 'route')
}

test('RT-BASE-47: ten cards lie in the queue, two are in hand, and a round pairs one of each', () => {
  const game = alone()
  assert.equal(cardsIn(game).queue.length, 10)
  assert.deepEqual([game.kind(0), game.options(0)], ['card.play', HAND])
  game.answer(0, 'V1')
  assert.deepEqual([game.kind(0), game.options(0)], ['card.take', BOTTOM])
  game.answer(0, 'T15')
  assert.deepEqual(game.turn(0).numbers, [1, 3])
  assert.deepEqual(game.roundBoard.ratings, [1, 0, 0, 0], 'the card of the hand names a landmark')
})

test('RT-BASE-48: rows of 3, 2, 3 and 2, each card covered by the one or two nearest of the row below', () => {
  const game = alone()
  const closed = (count: number): string[] => new Array(count).fill('closed')
  assert.deepEqual(queue(game), [...BOTTOM, ...closed(7)])
  playRound(game, 'T1')
  assert.deepEqual(queue(game), ['taken', 'T8', 'T15', ...closed(7)], 'its neighbour still covers')
  playRound(game, 'T15')
  assert.deepEqual(queue(game), ['taken', 'T8', 'taken', ...closed(7)])
  playRound(game.answer(0, game.options(0)[0] ?? null).script('T5', 'T6'), 'T8')
  assert.deepEqual(queue(game), ['taken', 'taken', 'taken', 'T5', 'T6', ...closed(5)], 'two open at once')
  playRound(game, 'T5')
  assert.deepEqual(queue(game).slice(3, 5), ['taken', 'T6'])
  assert.deepEqual(
    queue(game)
      .slice(5)
      .map((each) => each === 'closed'),
    [false, true, true, true, true],
    'the outer card has one above it, the middle card two',
  )
})

/** RT-BASE-48 once more, by where the cards lie: a row of two is half a card to the right of a row of three. */
const PLACES = [3, 2, 3, 2].flatMap((width, row) =>
  Array.from({ length: width }, (_, index) => ({ row, x: index + (3 - width) / 2 })),
)

function covering(place: number): number[] {
  const { row, x } = PLACES[place] ?? { row: 0, x: 0 }
  const below = PLACES.flatMap((each, index) => (each.row === row - 1 ? [{ ...each, index }] : []))
  const nearest = Math.min(...below.map((each) => Math.abs(each.x - x)))
  return below.filter((each) => Math.abs(each.x - x) === nearest).map(({ index }) => index)
}

test('RT-BASE-48, RT-BASE-49: whatever is taken first, the queue lasts ten rounds and opens what nothing covers', () => {
  for (const which of [0, 1, 2]) {
    const game = alone()
    while (game.state.phase !== 'route') {
      const lies = queue(game)
      const isClosed = lies.map((_, place) => covering(place).some((below) => lies[below] !== 'taken'))
      assert.deepEqual(
        lies.map((each) => each === 'closed'),
        isClosed,
      )
      game.answer(0, game.options(0)[0] ?? null)
      const open = game.options(0)
      playRound(game, String(open[Math.min(which, open.length - 1)]))
    }
    assert.deepEqual([game.state.round, new Set(queue(game))], [10, new Set(['taken'])])
  }
})

test('RT-BASE-49: both cards are discarded and the hand is refilled to two', () => {
  const game = alone()
  playRound(game, 'T8')
  const { hands, discard, deck } = cardsIn(game)
  assert.deepEqual(discard, ['V1', 'T8'])
  assert.deepEqual([hands[0]?.length, hands[0]?.[0]], [2, 'T2'])
  assert.equal(poolSize(deck), 36 - 3 - 2 - 1)
})

test('RT-BASE-55: closed cards of the queue are hidden', () => {
  const game = alone()
  const view = JSON.stringify(game.run.view(0))
  for (const card of cardsIn(game).deck.rest) assert.ok(!view.includes(`"${card}"`), card)
  const { cards } = game.run.view(0) as unknown as { cards: { deck: number } }
  assert.equal(cards.deck, 36 - 10 - 2)
})

test('RT-BASE-45, RT-BASE-50: alone no hand is changed, and there is no advanced rating', () => {
  assert.equal(alone().refusal(0, 'refresh'), 'not-an-option')
  assert.throws(() => dealt({ seats: 1, options: { mode: 'advanced' } }), /RT-BASE-50/)
})

test('RT-SDI-1: alone the rating is regular, and any cell of the challenge table can be chosen', () => {
  const options = { city: 'venice', mode: 'dice', challenge: { row: 3, column: 1 } }
  const game = new TourGame({ seats: 1, options, chance: [GOAL] })
  assert.deepEqual(game.roundBoard.ratings, [0, 0, 0, 0])
  const { challenge } = game.run.view(0) as unknown as { challenge: object }
  assert.deepEqual(challenge, { row: 3, column: 1 })
})

test('RT-SDI-4: alone the goal decks of the city are laid out, and one of two tasks is kept', () => {
  const vegas = new TourGame({ seats: 1, options: { tasks: true }, chance: GOALS })
  assert.deepEqual([vegas.roundBoard.goals, vegas.asked()], [GOALS, ['0 task.keep']])
  assert.equal(vegas.player(0).dealt.length, 2)
  assert.deepEqual(new TourGame({ seats: 1, options: { city: 'venice' } }).roundBoard.goals.length, 1)
})

test('RT-SDI-9: after a round the unavailable dice become available as they lie, and the round dice are rolled', () => {
  const game = new TourGame({ seats: 1, chance: [...GOALS, 1, 2, 3, 4, 5] })
  game.answer(0, ['red', 'green']).script(6, 6)
  playUntil(game, ({ state }) => state.round === 2)
  assert.deepEqual(
    game.state.dice.map(({ number, zone }) => `${number} ${zone}`),
    ['6 unavailable', '6 unavailable', '3 available', '4 available', '5 available'],
  )
})

test('RT-BASE-38: a personal task gives a point for each segment between two of its crossings', () => {
  const line = ['h01', 'h11', 'wh21', 'v31']
  const game = atVeniceEnd((each) => {
    each.drawn(0, ...line)
    // Its crossings are c01, c31, c43 and c62.
    each.player(0).task = 'TB1'
  })
  game.answer(0, [{ start: 'c01', segments: line }]).answer(1, [])
  assert.deepEqual(
    route.outcome(game.state, game.content)?.points?.map(({ by }) => by.task),
    [3, 0],
  )
})
