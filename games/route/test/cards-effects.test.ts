import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Game } from '@curio/kernel'
import type { BookletPack } from '../content/booklet/common.ts'
import { route } from '../index.ts'
import { atCardTurns, GOAL } from './support/cards.ts'
import type { TestOptions } from './support/table.ts'
import { atTourTurns, TourGame } from './support/tour.ts'

const REPEAT_AND_PATHS = { effects: { dark: 'FX_REPEAT', light: 'FX_JOINING_PATHS' } }
const CORRECTION = { effects: { dark: 'FX_CORRECTION', light: 'FX_CORRECTION' } }

test('RT-FX-5: a trigger among the round cards puts the effect of its symbol in force for everybody', () => {
  const dark = atCardTurns({ cards: ['E1', 'T8'], options: REPEAT_AND_PATHS })
  assert.deepEqual([dark.turn(0).effect, dark.turn(1).effect], ['FX_REPEAT', 'FX_REPEAT'])
  const light = atCardTurns({ cards: ['T8', 'E4'], options: REPEAT_AND_PATHS })
  assert.deepEqual([light.turn(0).effect, light.turn(1).effect], ['FX_JOINING_PATHS', 'FX_JOINING_PATHS'])
  assert.equal(atCardTurns({ cards: ['T1', 'T8'], options: REPEAT_AND_PATHS }).turn(0).effect, null)
})

test('RT-FX-6: a trigger counts as one tourist of the type on the other card', () => {
  const game = atCardTurns({ cards: ['E2', 'T7'], options: REPEAT_AND_PATHS }).answer(0, 'b12')
  assert.deepEqual(game.touristsIn(0, 'b12'), [0, 3, 0, 0])
})

/** The booklet with one card that shows two types: T8 brings a green and a blue tourist. */
const mixed: typeof route = (() => {
  const booklet = structuredClone(route.packs.booklet) as unknown as BookletPack
  const card = booklet.cards.common.find(({ id }) => id === 'T8')
  assert.ok(card)
  card.tourists = ['green', 'blue']
  return { ...route, packs: { ...route.packs, booklet: booklet as unknown as Game['packs'][string] } }
})()

function atMixedTurns(first: string, options: TestOptions['options']): TourGame {
  const hands = [first, 'T17', 'T16', 'T8', 'T12', 'T15']
  const terms = { seats: 2, options: { city: 'venice', mode: 'cards', ...options }, chance: [GOAL, ...hands] }
  return new TourGame(terms, mixed).answer(0, first).answer(1, 'T8', 'T12').answer(0, 'T8')
}

test('RT-FX-7: if the other card shows two types, each player picks one for the trigger', () => {
  const game = atMixedTurns('E4', REPEAT_AND_PATHS).answer(0, 'b24').answer(1, 'b42')
  assert.deepEqual(
    [game.asked(), game.options(0)],
    [
      ['0 tourist.extra', '1 tourist.extra'],
      ['green', 'blue'],
    ],
  )
  assert.equal(game.refusal(0, 'red'), 'not-an-option')
  game.answer(0, 'blue').answer(1, 'green')
  assert.deepEqual(
    [game.touristsIn(0, 'b24'), game.touristsIn(1, 'b42')],
    [
      [0, 1, 2, 0],
      [0, 2, 1, 0],
    ],
  )
})

test('RT-FX-10: if two types were placed, the player picks which one Repeat adds', () => {
  const game = atMixedTurns('E1', REPEAT_AND_PATHS).answer(0, 'b12', 'green')
  assert.deepEqual([game.kind(0), game.options(0)], ['tourist.repeat', ['green', 'blue']])
  game.answer(0, 'blue')
  assert.deepEqual(game.touristsIn(0, 'b12'), [0, 2, 2, 0])
})

test('RT-BASE-11: if the other card shows two types, both tourists of a repeat card are of one of them', () => {
  const game = atMixedTurns('P1', { effects: 'none' }).answer(0, 'b12')
  assert.deepEqual(game.options(0), ['green', 'blue'])
  game.answer(0, 'blue')
  assert.deepEqual(game.touristsIn(0, 'b12'), [0, 1, 3, 0])
})

test('RT-FX-8, RT-EX-7: with a dark and a light trigger each picks an effect, and places two tourists of any one type', () => {
  const game = atCardTurns({ cards: ['E1', 'E2'], options: REPEAT_AND_PATHS })
  assert.deepEqual(
    [game.asked(), game.options(0)],
    [
      ['0 effect', '1 effect'],
      ['FX_REPEAT', 'FX_JOINING_PATHS'],
    ],
  )
  assert.equal(game.refusal(0, 'FX_CORRECTION'), 'not-an-option')
  game.answer(0, 'FX_JOINING_PATHS', 'b12')
  assert.deepEqual(game.options(0), ['red', 'green', 'blue', 'purple'])
  game.answer(0, 'purple').answer(1, 'FX_REPEAT', 'b21', 'red')
  assert.deepEqual(game.touristsIn(0, 'b12'), [0, 0, 0, 2])
  assert.deepEqual(game.touristsIn(1, 'b21'), [3, 0, 0, 0], 'one more of the same type by Repeat')
  assert.deepEqual([game.turn(0).effect, game.turn(1).effect], ['FX_JOINING_PATHS', 'FX_REPEAT'])
})

test('RT-FX-8, RT-EX-7: two triggers of one symbol put its effect in force once, and nobody is asked', () => {
  const game = atCardTurns({ cards: ['E1', 'E3'], options: REPEAT_AND_PATHS })
  assert.deepEqual(game.asked(), ['0 block', '1 block'])
  game.answer(0, 'b13', 'blue')
  assert.deepEqual(game.touristsIn(0, 'b13'), [0, 0, 3, 0])
})

test('RT-FX-4: a single effect card has both symbols and applies once', () => {
  const options = { effects: { dark: 'FX_REPEAT', light: 'FX_REPEAT' } }
  const game = atCardTurns({ cards: ['E1', 'E2'], options }).answer(0, 'b12', 'green')
  assert.deepEqual(game.touristsIn(0, 'b12'), [0, 3, 0, 0])
})

const withTwoRoads = (game: TourGame): void => {
  game.drawn(0, 'h01', 'v11')
}

test('RT-FX-16: a correction comes before or after the location, until tourists are marked, and once', () => {
  const early = atCardTurns({ cards: ['E1', 'T8'], options: CORRECTION, before: withTwoRoads })
  assert.deepEqual(early.options(0), ['b12', 'b21', 'correct'])
  early.answer(0, 'correct', 'h01', 'h12')
  assert.deepEqual([early.segmentsOf(0), early.turn(0).block], [['h12', 'v11'], -1])
  assert.deepEqual(early.options(0), ['b12', 'b21'], 'a second correction is not offered')
  early.answer(0, 'b12')
  assert.equal(early.kind(0), 'draw')
  const late = atCardTurns({ cards: ['E1', 'T8'], options: CORRECTION, before: withTwoRoads })
  late.answer(0, 'b12')
  assert.equal(late.kind(0), 'correction.erase')
  assert.deepEqual(late.touristsIn(0, 'b12'), [0, 0, 0, 0], 'no tourists are marked yet')
  late.answer(0, 'h01', 'h12')
  assert.deepEqual([late.kind(0), late.segmentsOf(0)], ['draw', ['h12', 'v11']])
})

test('RT-BASE-31, RT-ERR-14: a coordinate change that a correction brings is for later turns', () => {
  const game = atCardTurns({ cards: ['E1', 'T8'], options: CORRECTION, before: withTwoRoads })
  game.answer(0, 'correct', 'h01', 'h12')
  assert.equal(game.board(0).stored.BON_COORD, 1)
  assert.equal(game.refusal(0, 'coord:0+'), 'not-an-option')
  const rich = atCardTurns({
    cards: ['E1', 'T8'],
    options: CORRECTION,
    before: (each) => {
      withTwoRoads(each)
      each.board(0).stored.BON_COORD = 1
    },
  })
  rich.answer(0, 'correct', 'h01', 'h12', 'coord:0+')
  assert.equal(rich.refusal(0, 'coord:0+'), 'not-an-option', 'the one held before is used up')
})

test('RT-FX-16: who leaves a correction alone before the location is asked again after it', () => {
  const game = atCardTurns({ cards: ['E1', 'T8'], options: CORRECTION, before: withTwoRoads })
  game.answer(0, 'correct', 'none')
  assert.deepEqual(game.options(0), ['b12', 'b21', 'correct'])
  assert.equal(game.answer(0, 'b12').kind(0), 'correction.erase')
})

test('RT-FX-14: what holds for the effects of the Guide holds here', () => {
  const one = atCardTurns({
    cards: ['E1', 'T8'],
    options: CORRECTION,
    before: (game) => game.drawn(0, 'h01'),
  })
  assert.deepEqual(one.options(0), ['b12', 'b21'], 'RT-EFG-5: no correction of a single segment')
  const same = atCardTurns({ cards: ['E1', 'T8'], options: CORRECTION, before: withTwoRoads })
  same.answer(0, 'correct', 'h01')
  assert.equal(same.refusal(0, 'h01'), 'not-an-option', 'RT-EFG-5: not the erased road')
  assert.equal(same.refusal(0, 'h55'), 'not-an-option', 'RT-EFG-19: joined to what is left')
  const optional = atCardTurns({ cards: ['E1', 'T8'], options: CORRECTION, before: withTwoRoads })
  assert.equal(optional.answer(0, 'b12', 'none').kind(0), 'draw', 'RT-EFG-16: it is optional')
  const repeat = atCardTurns({ cards: ['E1', 'T8'], options: REPEAT_AND_PATHS }).answer(0, 'b12')
  assert.deepEqual(repeat.touristsIn(0, 'b12'), [0, 4, 0, 0], 'RT-EFG-2: Repeat is mandatory')
})

test('RT-FX-14: erasing a segment takes no cafe bonus back, and an alley is one diagonal (RT-EFG-6, RT-EFG-17)', () => {
  const visited = atCardTurns({
    cards: ['E1', 'T8'],
    options: CORRECTION,
    before: (game) => {
      game.drawn(0, 'h02', 'h01', 'v01')
      game.board(0).circledShops.push(game.city.vertexAt.get('c12') ?? -1)
      game.board(0).stored.BON_SEGMENT = 1
    },
  })
  visited.answer(0, 'correct', 'h02', 'v11')
  assert.deepEqual([visited.board(0).circledShops.length, visited.board(0).stored.BON_SEGMENT], [1, 1])
  const alley = { effects: { dark: 'FX_SECRET_ALLEY', light: 'FX_SECRET_ALLEY' } }
  const game = atCardTurns({
    cards: ['E1', 'T8'],
    options: alley,
    before: (each) => {
      each.board(0).stored.BON_SEGMENT = 1
    },
  }).answer(0, 'b12')
  const diagonals = new Set(game.city.diagonals.map((index) => game.city.segments[index]?.id))
  const drawn = (option: unknown) =>
    String(option)
      .slice(String(option).indexOf(':') + 1)
      .split('+')
  const isAlley = (option: unknown): boolean => drawn(option).some((id) => diagonals.has(id))
  const first = game.options(0).find((option) => String(option).startsWith('b:') && isAlley(option))
  assert.ok(first)
  game.answer(0, first)
  assert.ok(game.options(0).some((option) => String(option).startsWith('segment:')))
  assert.ok(!game.options(0).some(isAlley), 'a second diagonal is not offered')
})

test('RT-DICE-7: coordinates, tourists and effect of the round dice are the same for all', () => {
  const game = atTourTurns({ numbers: [2, 1, 4, 3, 1], dice: ['red', 'effect'] })
  for (const viewer of [0, 1]) {
    assert.deepEqual([game.turn(viewer).numbers, game.turn(viewer).effect], [[2, 1], 'FX_REPEAT'])
    const view = game.run.view(viewer) as unknown as { roundDice: string[]; dice: { number: number }[] }
    assert.deepEqual(
      [view.roundDice, view.dice.map(({ number }) => number)],
      [
        ['red', 'effect'],
        [2, 1, 4, 3, 1],
      ],
    )
  }
})

test('RT-DICE-11: cities in which purple tourists change their type are known by name only', () => {
  const { cityCards } = route.packs.booklet as unknown as BookletPack
  for (const city of ['first-city', 'london', 'hong-kong']) {
    assert.ok(
      cityCards.some(({ id, difficulty }) => id === city && difficulty === undefined),
      city,
    )
    assert.throws(() => new TourGame({ options: { city } }), /city/, city)
  }
})

test('RT-DICE-10: purple tourists are placed as they are', () => {
  const game = atTourTurns({ numbers: [2, 1, 4, 3, 1], dice: ['purple', 'red'] }).answer(0, 'b32')
  const [red = 0, green, blue, purple = 0] = game.touristsIn(0, 'b32')
  assert.deepEqual([red > 0, green, blue, purple > 0], [true, 0, 0, true])
})
