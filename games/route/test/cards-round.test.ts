import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Json, poolSize } from '@curio/kernel'
import { atCardTurns, cardsIn, dealt, GOAL, isSelecting, playUntil } from './support/cards.ts'
import { TourGame } from './support/tour.ts'

const HANDS = [
  ['T1', 'T2', 'T3'],
  ['T8', 'T9', 'T10'],
] as const

const TWO_EFFECTS = { dark: 'FX_REPEAT', light: 'FX_SECRET_ALLEY' }

test('RT-BASE-1, RT-BASE-3: the city deck has 36 cards, and every player a board of the city', () => {
  const game = dealt()
  const { deck, hands } = cardsIn(game)
  const all = [...deck.rest, ...hands.flat()]
  assert.equal(all.length, 36)
  const count = (letter: string) => all.filter((card) => card.startsWith(letter)).length
  assert.deepEqual([count('T'), count('V'), count('P'), count('E')], [18, 12, 6, 0])
  assert.deepEqual(game.roundBoard.goals, [GOAL])
  for (const seat of [0, 1]) assert.equal(game.board(seat).drawn.length, game.city.segments.length)
})

test('RT-BASE-2: everybody has three cards in hand, and keeps one of two tasks', () => {
  const game = new TourGame({ seats: 3, options: { city: 'venice', mode: 'cards', tasks: true } })
  assert.deepEqual(
    cardsIn(game).hands.map((hand) => hand.length),
    [3, 3, 3],
  )
  assert.deepEqual(game.asked(), ['0 task.keep', '1 task.keep', '2 task.keep'])
  assert.equal(game.player(2).dealt.length, 2)
})

test('RT-FX-2: with the Effects module trigger cards take the place of repeat cards', () => {
  const { deck, hands } = cardsIn(dealt({ options: { effects: TWO_EFFECTS } }))
  const special = [...deck.rest, ...hands.flat()].filter((card) => /^[PE]/.test(card))
  assert.deepEqual(special.sort(), ['E1', 'E2', 'E3', 'E4', 'E5', 'E6'])
  const triggers = (effects: Json) =>
    (dealt({ options: { effects } }).run.view(null) as unknown as { cards: { triggers: boolean } }).cards
      .triggers
  assert.deepEqual([triggers(TWO_EFFECTS), triggers('none')], [true, false])
})

test('RT-FX-1: a game with cards can do without effects, a game with dice cannot', () => {
  assert.throws(() => new TourGame({ options: { city: 'venice', mode: 'dice', effects: 'none' } }), /RT-FX-1/)
  assert.equal(dealt({ options: { mode: 'advanced' } }).kind(0), 'card.play')
})

test('RT-BASE-54: the first lead player is chosen by hand or by chance', () => {
  assert.equal(dealt({ options: { first: 1 } }).state.lead, 1)
  const game = new TourGame({
    seats: 2,
    options: { city: 'venice', mode: 'cards', effects: 'none', first: 'random' },
    chance: [GOAL, 1],
  })
  assert.deepEqual([game.state.first, game.state.lead, game.asked()], [1, 1, ['1 card.play']])
})

test('RT-BASE-6: the lead passes clockwise after each normal round', () => {
  const game = dealt({ seats: 3 })
  const leads = [2, 3, 4, 5].map((round) => playUntil(game, isSelecting(round)).state.lead)
  assert.deepEqual(leads, [0, 1, 2, 0], 'round 1 is initial')
})

test('RT-BASE-7: a round is the selection, the turns and the refresh', () => {
  const game = dealt({ hands: HANDS })
  assert.deepEqual([game.state.phase, game.asked()], ['dice', ['0 card.play']])
  game.answer(0, 'T1').answer(1, 'T8', 'T9').answer(0, 'T8')
  assert.deepEqual([game.state.phase, game.asked()], ['turns', ['0 block', '1 block']])
  game.finishRound()
  assert.deepEqual([game.state.round, game.state.phase, game.asked()], [2, 'dice', ['1 card.play']])
  assert.deepEqual(
    cardsIn(game).hands.map((hand) => hand.length),
    [3, 3],
  )
})

test('RT-BASE-8: the neighbours choose in secret, their cards are shown together, and the lead takes one of them', () => {
  const game = playUntil(dealt({ seats: 3 }), isSelecting(2))
  const [mine = [], left = [], right = []] = cardsIn(game).hands.map((hand) => [...hand])
  game.answer(0, mine[0] ?? '')
  assert.deepEqual(game.asked(), ['1 card.offer', '2 card.offer'])
  game.answer(2, right[1] ?? '')
  assert.deepEqual([game.asked(), cardsIn(game).shown], [['1 card.offer'], []], 'nothing is shown yet')
  game.answer(1, left[2] ?? '')
  assert.deepEqual([game.asked(), game.options(0)], [['0 card.take'], [left[2], right[1]]])
  game.answer(0, right[1] ?? '')
  assert.deepEqual(
    game.state.roundDice.map((piece) => game.city.cards[piece - 5]?.id),
    [mine[0], right[1]],
  )
  assert.equal(cardsIn(game).discard.at(-1), left[2])
})

test('RT-BASE-8: only a card of one’s hand can be played or offered, and only an offered one taken', () => {
  const game = dealt({ hands: HANDS })
  assert.equal(game.refusal(0, 'T8'), 'not-an-option')
  game.answer(0, 'T1')
  assert.equal(game.refusal(1, 'T2'), 'not-an-option')
  game.answer(1, 'T8')
  assert.deepEqual(game.options(1), ['T9', 'T10'], 'no card is offered twice')
  game.answer(1, 'T9')
  assert.equal(game.refusal(0, 'T10'), 'not-an-option')
})

test('RT-BASE-9: of two players one offers two cards; of four the one opposite offers none', () => {
  const two = dealt({ hands: HANDS }).answer(0, 'T1')
  assert.deepEqual(two.asked(), ['1 card.offer'])
  two.answer(1, 'T10')
  assert.deepEqual([two.asked(), cardsIn(two).shown], [['1 card.offer'], []])
  two.answer(1, 'T8')
  assert.deepEqual(two.options(0), ['T10', 'T8'])
  const four = playUntil(dealt({ seats: 4 }), isSelecting(3))
  four.answer(0, cardsIn(four).hands[0]?.[0] ?? '')
  assert.deepEqual(four.asked(), ['1 card.offer', '3 card.offer'])
})

test('RT-BASE-10: the numbers of the round cards are the coordinates, and the tourists of both are placed', () => {
  const game = atCardTurns({ cards: ['T1', 'T8'] })
  assert.deepEqual(game.turn(1).numbers, [1, 2])
  assert.deepEqual(game.options(1), ['b21', 'b12'].sort())
  game.answer(1, 'b12')
  assert.deepEqual(game.touristsIn(1, 'b12'), [2, 2, 0, 0])
})

test('RT-BASE-11: a repeat card adds two tourists of the type on the other card', () => {
  const game = atCardTurns({ cards: ['P1', 'T8'] }).answer(0, 'b12')
  assert.deepEqual(game.touristsIn(0, 'b12'), [0, 4, 0, 0])
})

test('RT-BASE-11: two repeat cards give each player two tourists of any one type', () => {
  const game = atCardTurns({ cards: ['P1', 'P2'] })
    .answer(0, 'b12')
    .answer(1, 'b21')
  assert.deepEqual(game.asked(), ['0 tourist.extra', '1 tourist.extra'])
  assert.deepEqual(game.options(0), ['red', 'green', 'blue', 'purple'])
  game.answer(0, 'purple').answer(1, 'blue')
  assert.deepEqual(
    [game.touristsIn(0, 'b12'), game.touristsIn(1, 'b21')],
    [
      [0, 0, 0, 2],
      [0, 0, 2, 0],
    ],
  )
})

test('RT-BASE-12: all three played cards are discarded, and those who played draw back to three', () => {
  const game = playUntil(dealt({ seats: 4 }), isSelecting(3))
  const before = cardsIn(game).discard.length
  const opposite = [...(cardsIn(game).hands[2] ?? [])]
  playUntil(game, isSelecting(4))
  const { discard, hands } = cardsIn(game)
  assert.equal(discard.length, before + 3)
  assert.deepEqual(
    hands.map((hand) => hand.length),
    [3, 3, 3, 3],
  )
  assert.deepEqual(hands[2], opposite, 'the player opposite keeps the hand')
})

test('RT-BASE-13: an empty deck is renewed out of the discard pile', () => {
  const game = dealt({ hands: HANDS })
  const { deck, discard } = cardsIn(game)
  discard.push(...deck.rest.splice(1))
  const all = discard.length + 1 + 6
  playUntil(game, isSelecting(2))
  assert.deepEqual([cardsIn(game).hands.flat().length, discard.length], [6, 0])
  assert.equal(poolSize(deck) + 6, all, 'no card is lost')
})

test('RT-BASE-14, RT-BASE-15: a turn is the location, the tourists, the section and what cafes give', () => {
  const game = atCardTurns({ cards: ['T2', 'T7'] })
  game.answer(0, 'b12').answer(0, 'a:h02+v02')
  assert.deepEqual(
    game.turn(0).acts.map(({ act }) => act),
    ['block', 'tourists', 'draw', 'cafe'],
  )
  assert.equal(game.board(0).stored.BON_COORD, 1)
})

test('RT-BASE-15: with both locations occupied a single tourist goes anywhere, whatever the cards show', () => {
  const before = (game: TourGame): void => {
    game.tourists(0, 'b12', [1, 0, 0, 0]).tourists(0, 'b21', [1, 0, 0, 0])
  }
  const game = atCardTurns({ cards: ['P1', 'T8'], before })
  assert.ok(game.options(0).includes('b66'))
  game.answer(0, 'b66', 'purple')
  assert.deepEqual(game.touristsIn(0, 'b66'), [0, 0, 0, 1])
})

test('RT-BASE-15: a coordinate change moves the number of one of the round cards', () => {
  const game = atCardTurns({
    cards: ['T1', 'T8'],
    before: (each) => {
      each.board(0).stored.BON_COORD = 1
    },
  })
  game.answer(0, 'coord:1+')
  assert.deepEqual([game.turn(0).numbers, game.turn(0).acts], [[1, 3], [{ act: 'coord', die: 'T8', to: 3 }]])
})

test('RT-BASE-16, RT-BASE-17: two segments next to the location, one anywhere, or none', () => {
  const game = atCardTurns({ cards: ['T1', 'T8'] }).answer(0, 'b12')
  const options = game.options(0).map(String)
  const along = new Set(
    game.city.segments.filter((each) => each.along.includes(game.block('b12'))).map(({ id }) => id),
  )
  const sections = options.filter((each) => each.startsWith('a:')).map((each) => each.slice(2).split('+'))
  assert.ok(sections.length > 0)
  for (const section of sections) {
    assert.equal(section.length, 2)
    assert.ok(
      section.some((id) => along.has(id)),
      section.join(),
    )
  }
  assert.ok(
    sections.some((section) => !section.every((id) => along.has(id))),
    'one of the two is enough',
  )
  const singles = options.filter((each) => each.startsWith('b:')).map((each) => each.slice(2))
  assert.deepEqual(singles.sort(), game.city.roads.map((road) => game.city.segments[road]?.id).sort())
  assert.ok(options.includes('c'))
})

test('RT-BASE-45: once in a game the lead player may change the whole hand before playing a card', () => {
  const game = dealt({ hands: HANDS })
  assert.deepEqual(game.options(0), ['T1', 'T2', 'T3', 'refresh'])
  game.script('T4', 'T5', 'T6').answer(0, 'refresh')
  assert.deepEqual(
    [game.options(0), cardsIn(game).discard],
    [
      ['T4', 'T5', 'T6'],
      ['T1', 'T2', 'T3'],
    ],
  )
  playUntil(game, isSelecting(2))
  assert.ok(game.options(1).includes('refresh'), 'the other player has not changed the hand yet')
  playUntil(game, isSelecting(3))
  assert.equal(game.refusal(0, 'refresh'), 'not-an-option')
})

test('RT-BASE-55: hands, offers not shown yet and the order of the deck are hidden; the discard pile is open', () => {
  const game = dealt({ hands: HANDS }).answer(0, 'T1').answer(1, 'T8')
  const seen = (viewer: number | null) => JSON.stringify(game.run.view(viewer))
  for (const card of HANDS[1]) {
    assert.ok(!seen(0).includes(`"${card}"`), card)
    assert.ok(!seen(null).includes(`"${card}"`), card)
    assert.ok(seen(1).includes(`"${card}"`), card)
  }
  for (const card of cardsIn(game).deck.rest) assert.ok(!seen(1).includes(`"${card}"`), card)
  game.answer(1, 'T9').answer(0, 'T9')
  assert.ok(seen(null).includes('"discard":["T8"]'))
})
