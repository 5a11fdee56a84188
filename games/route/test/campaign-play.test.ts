import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Json } from '@curio/kernel'
import type { CityName } from '../rules/options.ts'
import { ruleAgainst } from './support/acts.ts'
import { playUntil } from './support/cards.ts'
import { TestGame } from './support/table.ts'
import { toursOf } from './support/tour.ts'

/** What the setup of a city draws. */
const DRAWN: Readonly<Record<CityName, readonly Json[]>> = {
  'las-vegas': ['A1', 'B1', 'C1'],
  sydney: ['A1', 'B1', 'C1'],
  venice: ['A1'],
  arkham: ['S1'],
}

interface Journey {
  readonly seats?: number
  readonly campaign: { readonly [option: string]: Json }
  /** What is drawn before the first city is set up. */
  readonly chance?: readonly Json[]
  readonly first: CityName
}

/** A campaign whose games have one round; without tasks, and with the first player in the first seat. */
function journey({ seats = 2, campaign, chance = [], first }: Journey): TestGame {
  const effects = { dark: 'FX_REPEAT', light: 'FX_JOINING_PATHS' }
  const options = { edition: 'booklet', campaign, effects, first: 0, tasks: false, ancient: 'DAGON' }
  return new TestGame({ seats, options, chance: [...chance, ...DRAWN[first]] }, toursOf(1))
}

const travelOf = (game: TestGame) => game.state.campaign ?? assert.fail()

const isAskedForRoutes = (game: TestGame): boolean => game.run.questions[0]?.kind === 'route'

/**
 * Nobody draws anything, so each seat has the points of the bonuses that it is given here; chance shows what follows when
 * the last route is confirmed.
 */
function playCity(game: TestGame, bonuses: readonly number[], ...chance: readonly Json[]): void {
  playUntil(game, isAskedForRoutes)
  for (const [seat, count] of bonuses.entries()) game.board(seat).stored.BON_COORD = count
  for (const seat of bonuses.keys()) {
    if (seat === bonuses.length - 1) game.script(...chance)
    game.answer(seat, [])
  }
}

const told = (game: TestGame, kind: string) => game.told(null).filter((note) => note.kind === kind)

test('RT-CAMP-2: cities that are drawn come in the order of difficulty, and the deck is told', () => {
  const game = journey({ campaign: {}, chance: ['arkham', 'venice', 'sydney'], first: 'venice' })
  const deck = ['venice', 'arkham', 'sydney']
  assert.deepEqual(told(game, 'campaign.deck'), [{ kind: 'campaign.deck', cities: deck }])
  assert.deepEqual([travelOf(game).cities, travelOf(game).left], [['venice'], ['arkham', 'sydney']])
  assert.deepEqual(told(game, 'campaign.city'), [{ kind: 'campaign.city', game: 1, city: 'venice' }])
  assert.throws(
    () => journey({ campaign: {}, chance: ['arkham', 'arkham'], first: 'venice' }),
    /the script wants/,
  )
})

test('RT-CAMP-2: cities that are agreed on come in the order in which they were named', () => {
  const cities = ['sydney', 'las-vegas', 'venice']
  const game = journey({ campaign: { cities }, first: 'sydney' })
  assert.deepEqual(told(game, 'campaign.deck'), [{ kind: 'campaign.deck', cities }])
  playCity(game, [0, 0], ...DRAWN['las-vegas'])
  assert.deepEqual([travelOf(game).cities, travelOf(game).left], [['sydney', 'las-vegas'], ['venice']])
})

test('RT-CAMP-3: the winner of a game chooses the next city among those that were not visited', () => {
  const game = journey({ campaign: { choice: 'winner', cities: ['venice'] }, first: 'venice' })
  assert.deepEqual([travelOf(game).cities, told(game, 'campaign.deck')], [['venice'], []])
  playCity(game, [0, 3])
  game.answer(0, 'SUP_COORD')
  assert.deepEqual([game.asked(), game.options(1)], [['1 campaign.city'], ['las-vegas', 'sydney', 'arkham']])
  assert.equal(ruleAgainst(game, 1, 'venice'), 'RT-ERR-49')
  game.script(...DRAWN.arkham).answer(1, 'arkham')
  assert.deepEqual(
    [travelOf(game).cities, travelOf(game).left],
    [
      ['venice', 'arkham'],
      ['las-vegas', 'sydney'],
    ],
  )
})

test('RT-CAMP-3, RT-CAMP-19: the first city, and the next one after a game with two winners, can be drawn', () => {
  const game = journey({ campaign: { choice: 'winner' }, chance: ['venice'], first: 'venice' })
  assert.deepEqual(travelOf(game).cities, ['venice'])
  playCity(game, [2, 2], 'las-vegas', ...DRAWN['las-vegas'])
  assert.deepEqual([travelOf(game).cities, travelOf(game).cells], [['venice', 'las-vegas'], []])
})

test('RT-CAMP-4, RT-CAMP-6: the result of each game is told and kept', () => {
  const game = journey({ campaign: { cities: ['venice', 'las-vegas', 'sydney'] }, first: 'venice' })
  playCity(game, [17, 1])
  const [first] = travelOf(game).games
  assert.deepEqual([first?.city, first?.places, first?.fame], ['venice', [1, 2], [3, 0]])
  assert.deepEqual(
    first?.points.map(({ total, by }) => [total, by.cafes]),
    [
      [17, 17],
      [1, 1],
    ],
  )
  assert.deepEqual(told(game, 'campaign.game'), [
    { kind: 'campaign.game', game: 1, city: 'venice', points: first?.points, places: [1, 2], fame: [3, 0] },
  ])
})

test('RT-CAMP-7, RT-CAMP-8, RT-CAMP-9: losers take what is free, from the last place up, and have it in the next city alone', () => {
  const game = journey({
    seats: 3,
    campaign: { cities: ['venice', 'las-vegas', 'sydney'] },
    first: 'venice',
  })
  playCity(game, [2, 9, 4])
  assert.deepEqual(game.asked(), ['0 support'])
  game.answer(0, 'SUP_ALLEY')
  assert.deepEqual(game.options(2), ['SUP_COORD', 'SUP_LONG_WAY', 'SUP_CORRECTION'])
  assert.equal(ruleAgainst(game, 2, 'SUP_ALLEY'), 'RT-ERR-48')
  game.script(...DRAWN['las-vegas']).answer(2, 'SUP_COORD')
  assert.deepEqual(told(game, 'campaign.support'), [
    { kind: 'campaign.support', seat: 0, bonus: 'SUP_ALLEY' },
    { kind: 'campaign.support', seat: 2, bonus: 'SUP_COORD' },
  ])
  const held = () => game.state.players.map(({ board }) => board.support)
  assert.deepEqual(held(), [['SUP_ALLEY'], undefined, ['SUP_COORD']])
  playCity(game, [9, 2, 4])
  assert.deepEqual([travelOf(game).cells, game.asked()], [[], ['1 support']])
  game
    .answer(1, 'SUP_ALLEY')
    .script(...DRAWN.sydney)
    .answer(2, 'SUP_COORD')
  assert.deepEqual(held(), [undefined, ['SUP_ALLEY'], ['SUP_COORD']])
  playCity(game, [1, 2, 3])
  assert.deepEqual(game.asked(), [], 'after the last game nobody takes anything')
  assert.deepEqual(
    told(game, 'campaign.city').map(({ game: number, city }) => [number, city]),
    [
      [1, 'venice'],
      [2, 'las-vegas'],
      [3, 'sydney'],
    ],
  )
})

test('RT-CAMP-8: whoever loses by more than 40 of two takes two different bonuses', () => {
  const game = journey({ campaign: { cities: ['venice', 'las-vegas', 'sydney'] }, first: 'venice' })
  playCity(game, [41, 0])
  game.answer(1, 'SUP_COORD')
  assert.deepEqual([game.asked(), game.options(1).includes('SUP_COORD')], [['1 support'], false])
  game.script(...DRAWN['las-vegas']).answer(1, 'SUP_CORRECTION')
  assert.deepEqual(game.player(1).board.support, ['SUP_COORD', 'SUP_CORRECTION'])
})

test('RT-CAMP-1: each city begins anew, and what is told in it names it', () => {
  const game = journey({ campaign: { cities: ['sydney', 'venice', 'arkham'] }, first: 'sydney' })
  assert.ok(game.state.cardAndDie && game.board(0).harbour)
  playCity(game, [1, 1], ...DRAWN.venice)
  const { state } = game
  assert.ok(!state.cardAndDie && !game.board(0).harbour, 'nothing of Sydney is left')
  assert.deepEqual(
    [state.round, state.lead, state.options.edition === 'booklet' && state.options.city],
    [1, 0, 'venice'],
  )
  assert.deepEqual(told(game, 'tour.round'), [
    { kind: 'tour.round', round: 1, lead: 0, city: 'sydney' },
    { kind: 'tour.round', round: 1, lead: 0, city: 'venice' },
  ])
})

test('RT-CAMP-18: whoever loses to the Ancient is last, and gets no fame', () => {
  const game = journey({ campaign: { cities: ['arkham', 'venice', 'las-vegas'] }, first: 'arkham' })
  playUntil(game, ({ state }) => state.phase === 'turns').drawn(0, 'h35')
  playUntil(game, isAskedForRoutes)
  // Past the terrifying place of the route a one is a failure.
  game.answer(0, [{ start: 'c35', segments: ['h35'] }])
  game.script(1, 1, 1, 2, 2, 3).answer(1, [])
  const [first] = travelOf(game).games
  assert.deepEqual(
    [first?.places, first?.fame],
    [
      [2, 1],
      [0, 1],
    ],
  )
})
