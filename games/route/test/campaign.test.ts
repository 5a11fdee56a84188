import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Points, RankedOutcome } from '@curio/kernel'
import { PACKS } from '../content/index.ts'
import { route } from '../index.ts'
import { type CampaignGame, campaignOutcome, losersOf, recorded } from '../rules/campaign/fame.ts'
import { checkMatchOptions, optionsIn, packsForMatch } from '../rules/campaign/options.ts'
import { freeSupport, refuseCity, refuseSupport } from '../rules/campaign/support.ts'
import type { CityName } from '../rules/options.ts'
import { atTourEnd } from './support/tour.ts'

const ALL: readonly CityName[] = ['las-vegas', 'sydney', 'venice', 'arkham']
const { campaign: BOARD } = PACKS.booklet

const asked = (campaign: object, seats = 2, more: object = {}) =>
  checkMatchOptions({ edition: 'booklet', campaign, ...more } as never, seats)

function refusal(campaign: object, seats = 2, more: object = {}): string {
  const told = asked(campaign, seats, more)
  return told.ok ? assert.fail('it is allowed') : told.message
}

function outcomeOf(totals: readonly number[], places: readonly number[]): RankedOutcome {
  const points: Points[] = totals.map((total) => ({ total, by: { red: total } }))
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  return { kind: 'ranked', winners, places, points, ending: 'points' }
}

/** A game of a campaign, by totals and places; the first has the number 0. */
const gameOf = (
  game: number,
  totals: readonly number[],
  places: readonly number[],
  eliminated: readonly number[] = [],
): CampaignGame => recorded(BOARD, game, ALL[game] ?? 'venice', outcomeOf(totals, places), eliminated)

const fameOf = (...given: Parameters<typeof gameOf>): readonly number[] => gameOf(...given).fame

test('RT-CAMP-1, RT-ERR-1: two to four players visit three cities', () => {
  assert.match(refusal({}, 1), /^campaign: .*RT-CAMP-1/)
  for (const seats of [2, 3, 4]) assert.ok(asked({}, seats).ok)
  const two = refusal({ among: ['venice', 'sydney'] })
  assert.match(two, /RT-CAMP-1/)
  assert.equal(BOARD.games, 3)
})

test('RT-CAMP-2: three city cards are agreed on or drawn, in whatever order', () => {
  const told = asked({ cities: ['sydney', 'venice', 'las-vegas'] })
  assert.ok(told.ok)
  assert.deepEqual(packsForMatch(told.value), ['booklet', 'sydney', 'venice', 'las-vegas'])
  assert.match(refusal({ cities: ['sydney', 'venice'] }), /RT-CAMP-1/)
  assert.match(refusal({ cities: [...ALL] }), /RT-CAMP-2/)
  assert.match(
    refusal({ cities: ['sydney', 'venice', 'arkham'], among: ['sydney', 'venice', 'las-vegas'] }),
    /RT-CAMP-2/,
  )
  const drawn = asked({})
  assert.ok(drawn.ok)
  assert.deepEqual(packsForMatch(drawn.value), ['booklet', 'las-vegas', 'sydney', 'venice', 'arkham-booklet'])
})

test('RT-CAMP-3: where winners choose, only the first city is agreed on', () => {
  assert.ok(asked({ choice: 'winner', cities: ['sydney'] }).ok)
  assert.match(refusal({ choice: 'winner', cities: ['sydney', 'venice', 'arkham'] }), /RT-CAMP-3/)
})

test('RT-ERR-49: no city is visited twice', () => {
  assert.match(refusal({ cities: ['sydney', 'venice', 'sydney'] }), /RT-ERR-49/)
  assert.equal(refuseCity(['venice'], 'sydney')?.rule, 'RT-ERR-49')
  assert.equal(refuseCity(['venice'], 'venice'), null)
})

test('RT-CAMP-1: a campaign is played with what its cities can be played with', () => {
  const told = asked({ modes: { venice: 'advanced' } }, 3, { ancient: 'DAGON', tasks: false })
  assert.ok(told.ok && 'campaign' in told.value)
  const venice = optionsIn(told.value, 'venice', 3)
  assert.ok(
    venice.edition === 'booklet' && venice.mode === 'advanced' && !('ancient' in venice) && !venice.tasks,
  )
  assert.equal(optionsIn(told.value, 'arkham', 3).ancient, 'DAGON')
  assert.match(refusal({ modes: { sydney: 'dice' } }), /^sydney: mode: .*RT-COMP-3/)
  assert.match(
    refusal({ modes: { rome: 'dice' } }),
    /^campaign.modes: there is las-vegas, sydney, venice, arkham /,
  )
  assert.match(refusal({ cities: ['rome'] }), /^campaign.cities: .* las-vegas, sydney, venice, arkham /)
  assert.match(refusal({ through: 3 }), /^campaign: no through; there is cities, choice, among, modes /)
  assert.match(refusal({}, 2, { city: 'venice' }), /^city: /)
  assert.match(refusal({}, 4, { teams: true }), /^teams: /)
  assert.match(refusal({}, 2, { first: 2 }), /RT-SETUP-13/)
  assert.match(
    refusal({}, 2, { colour: 'red' }),
    /^options: no colour; there is edition, campaign, ancient, effects, first, /,
  )
  assert.deepEqual(asked(told.value.campaign, 3, { ancient: 'DAGON', tasks: false }), told)
})

test('RT-CAMP-4, RT-CAMP-5: fame of three or four players by place and game', () => {
  const places = [2, 1, 4, 3]
  const totals = [60, 70, 40, 50]
  assert.deepEqual(
    [0, 1, 2].map((game) => fameOf(game, totals, places)),
    [
      [3, 5, 0, 1],
      [4, 6, 0, 2],
      [6, 11, 0, 2],
    ],
  )
})

test('RT-EX-8, RT-CAMP-6, RT-CAMP-8: of two the winner scores by the lead, and the loser takes one bonus or two', () => {
  const after = (mine: number, game = 0) => {
    const played = gameOf(game, [mine, 37], [1, 2])
    return [...played.fame, losersOf(BOARD, played, 0)]
  }
  assert.deepEqual(after(78), [5, 0, [1, 1]])
  assert.deepEqual(after(77), [3, 0, [1]])
  assert.deepEqual(
    [after(53), after(52), after(37)].map(([fame]) => fame),
    [3, 1, 1],
  )
  assert.deepEqual(
    [1, 2].map((game) => after(78, game)[0]),
    [6, 12],
  )
  assert.deepEqual(
    [1, 2].map((game) => after(77, game)[0]),
    [4, 6],
  )
  assert.deepEqual(fameOf(2, [90, 80, 70, 60], [1, 2, 3, 4]), [11, 6, 2, 0])
})

test('RT-CAMP-7: losers choose from last place up to second, and the winner takes nothing', () => {
  assert.deepEqual(losersOf(BOARD, gameOf(0, [60, 70, 40, 50], [2, 1, 4, 3]), 0), [2, 3, 0])
})

test('RT-CAMP-12: a shared place pays all of them, shared winners take no bonus, a drawn game of two pays both', () => {
  const shared = gameOf(0, [70, 70, 40], [1, 1, 3])
  assert.deepEqual(shared.fame, [5, 5, 1])
  assert.deepEqual(losersOf(BOARD, shared, 0), [2])
  const drawn = gameOf(1, [70, 70], [1, 1])
  assert.deepEqual([drawn.fame, losersOf(BOARD, drawn, 0)], [[1, 1], []])
})

test('RT-CAMP-12: the place after a shared one is left out', () => {
  const fame = (...ahead: readonly number[]): readonly number[] => {
    const game = atTourEnd({
      seats: 3,
      position: (each) => {
        for (const seat of ahead) each.drawn(seat, 'h40')
      },
    })
    for (const seat of [0, 1, 2]) {
      const hasDrawn = ahead.includes(seat)
      game.answer(seat, hasDrawn ? [{ start: 'c40', segments: ['h40'] }] : [])
    }
    const outcome = route.outcome(game.state, game.content)
    assert.ok(outcome?.kind === 'ranked')
    return recorded(BOARD, 0, 'las-vegas', outcome, []).fame
  }
  assert.deepEqual(
    [fame(1), fame(0, 2), fame()],
    [
      [3, 5, 3],
      [5, 1, 5],
      [5, 5, 5],
    ],
  )
})

test('RT-CAMP-18: who lost to the Ancient is in the lowest place, and if all did nobody gets anything', () => {
  const two = gameOf(0, [60, 0, 50, 0], [1, 3, 2, 3], [1, 3])
  assert.deepEqual(
    [two.places, two.fame],
    [
      [1, 4, 2, 4],
      [5, 0, 3, 0],
    ],
  )
  const nobody = { ...outcomeOf([0, 0, 0], [1, 1, 1]), winners: [] }
  const all = recorded(BOARD, 0, 'arkham', nobody, [0, 1, 2])
  assert.deepEqual([all.places, all.fame, losersOf(BOARD, all, 0)], [[3, 3, 3], [0, 0, 0], []])
})

test('RT-CAMP-19: losers in one place choose clockwise from the last lead player', () => {
  const game = gameOf(0, [40, 70, 40, 40], [2, 1, 2, 2])
  assert.deepEqual(losersOf(BOARD, game, 2), [2, 3, 0])
  assert.deepEqual(losersOf(BOARD, game, 1), [2, 3, 0])
  assert.deepEqual(losersOf(BOARD, game, 3), [3, 0, 2])
})

test('RT-ERR-48: a cell is for one player, and nobody takes a bonus twice', () => {
  const cells = [{ seat: 1, bonus: 'SUP_COORD' }] as const
  assert.equal(refuseSupport(cells, 'SUP_COORD')?.rule, 'RT-ERR-48')
  assert.deepEqual(freeSupport(cells), ['SUP_LONG_WAY', 'SUP_ALLEY', 'SUP_CORRECTION'])
})

test('RT-CAMP-10: the most fame wins, told city by city', () => {
  const games = [
    gameOf(0, [70, 60, 50], [1, 2, 3]),
    gameOf(1, [50, 60, 70], [3, 2, 1]),
    gameOf(2, [60, 70, 50], [2, 1, 3]),
  ]
  const { winners, places, points, ending } = campaignOutcome(games, 3)
  assert.deepEqual(
    points.map(({ total }) => total),
    [13, 18, 9],
  )
  assert.deepEqual(points[1]?.by, { 'las-vegas': 3, sydney: 4, venice: 11 })
  assert.deepEqual([winners, places, ending], [[1], [2, 1, 3], 'fame'])
})

const named = (city: CityName, places: number[], fame: number[]): CampaignGame => ({
  city,
  points: [],
  places,
  fame,
})

test('RT-CAMP-11: of three the place in the last game breaks a tie, of two whoever won two games', () => {
  const three = [
    named('venice', [1, 2, 3], [5, 3, 1]),
    named('sydney', [3, 2, 1], [4, 4, 4]),
    named('arkham', [2, 1, 3], [2, 4, 0]),
  ]
  const told = campaignOutcome(three, 3)
  assert.deepEqual([told.winners, told.places, told.ending], [[1], [2, 1, 3], 'tie-break'])
  const two = [
    named('venice', [1, 2], [6, 0]),
    named('sydney', [2, 1], [0, 3]),
    named('arkham', [2, 1], [0, 3]),
  ]
  assert.deepEqual(campaignOutcome(two, 2).winners, [1])
})

test('RT-CAMP-17: a tie that stays is a shared victory', () => {
  const drawn = [
    named('venice', [1, 1], [1, 1]),
    named('sydney', [1, 1], [1, 1]),
    named('arkham', [1, 1], [1, 1]),
  ]
  const { winners, ending } = campaignOutcome(drawn, 2)
  assert.deepEqual([winners, ending], [[0, 1], 'shared'])
})
