import assert from 'node:assert/strict'
import { test } from 'node:test'
import { route } from '../index.ts'
import { refuseClaim, refuseOffer } from '../rules/card-and-die.ts'
import { refuseHandCard, refuseRefresh, seatCards } from '../rules/card-draft.ts'
import { cardsOf, handOf } from '../rules/cards.ts'
import { harbourOf } from '../rules/ferries.ts'
import { checkOptions } from '../rules/options.ts'
import { cardAndDieOf, refuseCover, refuseRoundDie, roundCardOf } from '../rules/round-die.ts'
import { asRouteView } from '../view.ts'
import { atHarbourTurns, CARDS, type Selected, sydney, untilAsked } from './support/sydney.ts'
import { TourGame } from './support/tour.ts'

/** The order of the rating tracks. */
const [BRIDGE, OPERA, TOWER, GALLERY] = [0, 1, 2, 3]

/** Card Y1 (1, a red tourist, Bridge and Opera) with the green die 3 (two tourists); the blue die 5 has one. */
const PLAIN: Selected = {
  rolled: { red: 2, green: 3, blue: 5, effect: 6 },
  offered: ['green', 'blue'],
  die: 'green',
  cover: 'SYD_OPERA',
}

const remote = (game: TourGame, seat = 0): number[] => harbourOf(game.board(seat)).remote
const marked = (game: TourGame): number[][] => game.roundBoard.marked ?? []
const dieAt = (game: TourGame, id: string): number => game.city.dice.findIndex((die) => die.id === id)

test('RT-SYD-1: the deck has the twelve cards of Sydney, and the purple die is not used', () => {
  const game = sydney()
  assert.deepEqual(
    game.city.dice.map(({ id }) => id),
    ['red', 'green', 'blue', 'effect'],
  )
  const { hands, deck } = cardsOf(game.state)
  assert.deepEqual([...hands.flat(), ...deck.rest].sort(), [...CARDS].sort())
})

test('RT-SYD-1: the effect cards are a dark and a light one, and differ', () => {
  const { dark, light } = new TourGame({ options: { city: 'sydney', effects: 'random' } }).state.effects
  assert.notEqual(dark, light)
})

test('RT-SYD-2: with four players all cards are dealt at setup', () => {
  const { hands, deck } = cardsOf(sydney({ seats: 4 }).state)
  assert.deepEqual([hands.map(({ length }) => length), deck.rest], [[3, 3, 3, 3], []])
})

test('RT-SYD-2, RT-SYD-15: the lead player draws one card as long as there is one, then hands shrink', () => {
  const game = sydney()
  const sizes = Array.from({ length: 10 }, () => {
    const { lead } = untilAsked(game, 'card.play').state
    const { length } = handOf(game.state, lead)
    game.answer(lead, handOf(game.state, lead)[0] ?? '')
    return length
  })
  assert.deepEqual(sizes, [3, 3, 3, 3, 3, 3, 3, 3, 2, 2])
  assert.deepEqual([cardsOf(game.state).discard.length, cardsOf(game.state).deck.rest], [9, []])
})

test('RT-SYD-15: after the turns the round card is discarded and the lead passes on', () => {
  const game = atHarbourTurns(PLAIN).script('Y9').finishRound()
  assert.deepEqual(cardsOf(game.state).discard, ['Y1'])
  assert.deepEqual(handOf(game.state, 0), ['Y2', 'Y3', 'Y9'])
  assert.deepEqual([game.state.lead, game.asked()], [1, ['1 card.play']])
})

test('RT-SYD-3, RT-ERR-37: nobody gets a new hand, and only a card of the hand is played', () => {
  const game = sydney()
  assert.deepEqual(game.offered(0), [])
  assert.deepEqual(game.options(0), ['Y1', 'Y2', 'Y3'])
  assert.equal(game.refusal(0, 'Y4'), 'not-an-option')
  assert.equal(game.refusal(0, 'refresh'), 'not-an-option')
  assert.equal(refuseHandCard(seatCards(game.state, 0), 'Y4')?.why, 'notInHand')
  assert.equal(refuseRefresh(seatCards(game.state, 0))?.why, 'handRefreshed')
})

test('RT-SYD-3: half-stars change no rating', () => {
  const game = atHarbourTurns({ ...PLAIN, rolled: { red: 1, green: 2, blue: 1, effect: 1 }, die: 'blue' })
  assert.ok(
    !game.run.notes.some(({ note }) => note.kind === 'rating' && !JSON.stringify(note).includes('BRIDGE')),
  )
  assert.deepEqual(marked(game), [[0], [], [], []], 'only what the landmark die marks')
})

test('RT-SYD-6: the lead player plays a card face up', () => {
  const game = sydney()
  assert.deepEqual(game.asked(), ['0 card.play'])
  game.answer(0, 'Y2')
  assert.deepEqual(handOf(game.state, 0), ['Y1', 'Y3'])
  assert.deepEqual(asRouteView(route.view(game.state, 1, game.content)).roundDice, ['Y2'])
})

test('RT-SYD-7: left one die, right two, left the last; both roll, then left and right offer one each', () => {
  const game = sydney({ seats: 3, options: { first: 1 } })
  untilAsked(game, 'card.play').answer(1, handOf(game.state, 1)[0] ?? '')
  assert.deepEqual(game.asked(), ['2 die.claim'])
  game.answer(2, 'effect')
  assert.deepEqual(game.asked(), ['0 die.claim'])
  game.answer(0, 'red')
  assert.deepEqual([game.asked(), game.options(0)], [['0 die.claim'], ['green', 'blue']])
  assert.ok(
    game.state.dice.every(({ number }) => number === 0),
    'nothing is rolled yet',
  )
  game.script(4, 1, 2, 6).answer(0, 'blue')
  assert.deepEqual(cardAndDieOf(game.state).pairs, [
    [3, 1],
    [0, 2],
  ])
  assert.deepEqual(
    game.state.dice.map(({ number }) => number),
    [2, 1, 6, 4],
  )
  assert.deepEqual([game.asked(), game.options(2)], [['2 die.offer'], ['green', 'effect']])
  game.answer(2, 'green')
  assert.deepEqual([game.asked(), game.options(0)], [['0 die.offer'], ['red', 'blue']])
  game.answer(0, 'red')
  assert.deepEqual([game.asked(), game.options(1)], [['1 die.round'], ['green', 'red']])
})

test('RT-SYD-7, RT-ERR-57: with four players the one opposite takes nothing', () => {
  const game = untilAsked(sydney({ seats: 4 }), 'card.play').answer(0, 'Y1')
  assert.deepEqual(game.asked(), ['1 die.claim'])
  game.answer(1, 'red')
  assert.deepEqual(game.asked(), ['3 die.claim'])
})

test('RT-ERR-57: a die that is taken cannot be taken again, and one that was not rolled is not offered', () => {
  const game = sydney().answer(0, 'Y1').answer(1, 'red')
  assert.equal(game.refusal(1, 'red'), 'not-an-option')
  assert.equal(refuseClaim(cardAndDieOf(game.state), dieAt(game, 'red'))?.why, 'dieTaken')
  game.answer(1, 'blue')
  assert.equal(game.refusal(1, 'red'), 'not-an-option')
  assert.equal(refuseOffer(cardAndDieOf(game.state), dieAt(game, 'red'))?.why, 'dieUnavailable')
})

test('RT-SYD-8: with two players the opponent forms two pairs and offers one die of each', () => {
  const game = sydney().answer(0, 'Y1')
  assert.deepEqual(game.asked(), ['1 die.claim'])
  game.answer(1, 'red', 'effect')
  assert.deepEqual(cardAndDieOf(game.state).pairs, [
    [1, 2],
    [0, 3],
  ])
  assert.deepEqual(game.options(1), ['green', 'blue'])
  game.answer(1, 'blue')
  assert.deepEqual(game.options(1), ['red', 'effect'])
})

test('RT-SYD-9: the lead player takes one of the offered dice; card and die give coordinates and tourists', () => {
  const game = atHarbourTurns(PLAIN)
  assert.deepEqual(game.turn(0).numbers, [1, 3])
  assert.deepEqual(game.options(0), ['b13', 'b31'])
  game.answer(0, 'b13')
  assert.deepEqual(game.touristsIn(0, 'b13'), [1, 2, 0, 0])
  assert.equal(game.turn(1).effect, null)
})

test('RT-SYD-9, RT-SYD-10: an effect die in the round puts its effect in force and repeats a tourist of the card', () => {
  const game = atHarbourTurns({
    ...PLAIN,
    card: 'Y2',
    rolled: { ...PLAIN.rolled, effect: 4 },
    offered: ['red', 'effect'],
    die: 'effect',
  })
  assert.deepEqual([game.turn(0).effect, game.turn(1).effect], ['FX_JOINING_PATHS', 'FX_JOINING_PATHS'])
  game.answer(0, 'b24')
  assert.deepEqual(game.touristsIn(0, 'b24'), [0, 3, 0, 0], 'two of the card and one more')
})

test('RT-SYD-9, RT-SYD-11: a die that was not offered, or a landmark that the card does not name, is refused', () => {
  const game = sydney().answer(0, 'Y1').answer(1, 'blue', 'effect', 'green', 'blue')
  assert.equal(game.refusal(0, 'red'), 'not-an-option')
  assert.equal(refuseRoundDie(cardAndDieOf(game.state), dieAt(game, 'red'))?.rule, 'RT-SYD-9')
  game.answer(0, 'green')
  assert.deepEqual(game.options(0), ['SYD_BRIDGE', 'SYD_OPERA'])
  assert.equal(refuseCover(game.city, roundCardOf(game.state), 'SYD_TOWER')?.rule, 'RT-SYD-11')
})

test('RT-SYD-11, RT-SYD-12, RT-SYD-5: the landmark that is not covered gets the cell of the number', () => {
  const raised = (number: number): number[][] =>
    marked(atHarbourTurns({ ...PLAIN, rolled: { ...PLAIN.rolled, blue: number } }))
  assert.deepEqual([1, 2, 3, 4, 5, 6].map(raised), [
    [[0], [], [], []],
    [[0], [], [], []],
    [[1], [], [], []],
    [[1], [], [], []],
    [[2], [], [], []],
    [[2], [], [], []],
  ])
  assert.deepEqual(marked(atHarbourTurns({ ...PLAIN, cover: 'SYD_BRIDGE' }))[OPERA], [2])
  assert.equal(BRIDGE, 0)
})

test('RT-SYD-12: a cell that is marked already is not marked again, and the rating stays', () => {
  const game = atHarbourTurns({
    ...PLAIN,
    rolled: { ...PLAIN.rolled, blue: 5 },
    before: (each) => {
      each.roundBoard.marked = [[2], [], [], []]
    },
  })
  assert.deepEqual(marked(game), [[2], [], [], []])
  assert.ok(!game.run.notes.some(({ note }) => note.kind === 'rating'))
})

test('RT-SYD-13: everybody marks the tourists of the landmark die, once and for all', () => {
  const game = atHarbourTurns({ ...PLAIN, rolled: { ...PLAIN.rolled, blue: 6 } })
  assert.deepEqual(
    [remote(game, 0), remote(game, 1)],
    [
      [0, 0, 2, 0],
      [0, 0, 2, 0],
    ],
  )
  game.finishRound()
  assert.deepEqual(
    [remote(game, 0), remote(game, 1)],
    [
      [0, 0, 2, 0],
      [0, 0, 2, 0],
    ],
  )
})

test('RT-SYD-14: an effect die among the landmarks repeats all tourists of the card and marks its number', () => {
  const game = atHarbourTurns({
    ...PLAIN,
    card: 'Y2',
    offered: ['red', 'effect'],
    die: 'red',
  })
  assert.deepEqual(remote(game), [0, 2, 0, 0])
  assert.deepEqual(marked(game)[BRIDGE], [2])
  assert.equal(game.turn(0).effect, null)
})

test('RT-EX-11: Gallery covered, so Tower gets its cell 3–4; a second 4 marks nothing', () => {
  const landmark: Selected = {
    card: 'Y3',
    right: ['green', 'effect'],
    rolled: { red: 2, green: 3, blue: 5, effect: 6 },
    offered: ['red', 'green'],
    die: 'red',
    cover: 'SYD_GALLERY',
  }
  const game = atHarbourTurns(landmark)
  assert.deepEqual([marked(game)[TOWER], marked(game)[GALLERY]], [[1], []])
  assert.deepEqual(
    [remote(game, 0), remote(game, 1)],
    [
      [0, 2, 0, 0],
      [0, 2, 0, 0],
    ],
  )
  game.finishRound().answer(1, 'Y4').answer(0, 'green')
  game.script(1, 1, 4, 1).answer(0, 'effect', 'red', 'green').answer(1, 'red', 'SYD_GALLERY')
  assert.deepEqual(marked(game)[TOWER], [1], 'its cell was marked already')
  assert.deepEqual(remote(game), [0, 3, 0, 0], 'the tourists come all the same')
})

test('RT-SYD-16: three players roll the coloured dice, each has two of them; no card, rating or remote tourist', () => {
  const game = sydney({ seats: 3, chance: [4, 5, 6] })
  assert.deepEqual(game.asked(), ['0 initial.pair', '1 initial.pair', '2 initial.pair'])
  assert.deepEqual(game.options(0), [
    ['red', 'green'],
    ['red', 'blue'],
    ['green', 'blue'],
  ])
  game.answer(0, ['red', 'blue'])
  assert.deepEqual(game.turn(0).numbers, [4, 6])
  untilAsked(game, 'card.play')
  assert.deepEqual([game.state.round, game.state.lead], [2, 0])
  assert.deepEqual(marked(game), [[], [], [], []])
  assert.deepEqual(remote(game), [0, 0, 0, 0])
  assert.deepEqual(cardsOf(game.state).discard, [])
  assert.deepEqual(handOf(game.state, 0), ['Y1', 'Y2', 'Y3'])
})

test('RT-SYD-16: four players roll all dice, for the first and the second round', () => {
  const game = sydney({ seats: 4, chance: [4, 5, 6, 2] })
  assert.equal(game.options(0).length, 6)
  game.answer(0, ['red', 'effect'])
  assert.equal(game.turn(0).effect, 'FX_JOINING_PATHS')
  game.finishRound()
  assert.equal(game.state.round, 2)
  assert.deepEqual(game.turn(0).numbers, [5, 6], 'the two that were left')
  untilAsked(game, 'card.play')
  assert.deepEqual([game.state.round, game.state.lead], [3, 0])
})

test('RT-ERR-38: twelve cards are enough for every lead player; a hand without any would be a mistake of the rules', () => {
  for (const seats of [2, 3, 4]) {
    const game = sydney({ seats })
    while (game.state.phase !== 'route') {
      const [ask] = game.run.questions
      assert.ok(ask)
      const options = ask.candidates()
      if (ask.kind === 'card.play') assert.ok(options.length > 0)
      game.answer(ask.seat, ['end', 'c'].find((each) => options.includes(each)) ?? options[0] ?? null)
    }
  }
  const robbed = atHarbourTurns(PLAIN)
  handOf(robbed.state, 1).splice(0)
  assert.throws(() => robbed.finishRound(), /the lead player has no card/)
})

test('RT-BASE-55: a hand is seen by its owner alone, and the round card by all', () => {
  const game = atHarbourTurns(PLAIN)
  const seen = (viewer: number): string => JSON.stringify(route.view(game.state, viewer, game.content))
  assert.ok(seen(0).includes('"Y3"') && !seen(1).includes('"Y3"'))
  assert.ok(seen(1).includes('"Y4"') && !seen(0).includes('"Y4"'))
})

test('RT-COMP-1, RT-COMP-3, RT-ERR-2: Sydney has its own mode and no other', () => {
  const asked = (mode?: string) =>
    checkOptions({ edition: 'booklet', city: 'sydney', ...(mode && { mode }) }, 2)
  for (const mode of ['cards', 'advanced', 'dice']) {
    const answer = asked(mode)
    assert.ok(!answer.ok && answer.message.includes('sydney with special'), mode)
  }
  const answer = asked()
  assert.ok(answer.ok && answer.value.edition === 'booklet' && answer.value.mode === 'special')
})
