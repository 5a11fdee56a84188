import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import {
  type CooperativeOutcome,
  checkSetup,
  type Game,
  hasWon,
  type Outcome,
  outcomeKind,
  placeOf,
  pointsOf,
  type RankedOutcome,
  rankedByPoints,
  reasonOf,
  resultOf,
  type Setup,
  type SoloOutcome,
  sidesOf,
  type TeamsOutcome,
  winShare,
} from '@curio/kernel'
import { conformance } from '@curio/kernel/conformance'
import { beacons, caravan, climb, rally, sails, tug } from './games/index.ts'

const points = (total: number) => ({ total, by: { all: total } })

const RANKED: RankedOutcome = rankedByPoints([points(5), points(7), points(7)], 'end')
const TEAMS: TeamsOutcome = {
  kind: 'teams',
  teams: [
    [0, 2],
    [1, 3],
  ],
  winners: [1],
  places: [2, 1],
  points: [points(1), points(2), points(3), points(4)],
  teamPoints: [points(10), points(20)],
  ending: 'end',
}
const LOST: CooperativeOutcome = {
  kind: 'cooperative',
  won: false,
  progress: { reached: 3, of: 6 },
  points: [],
  ending: 'sunk',
}
const ALONE: SoloOutcome = {
  kind: 'solo',
  won: null,
  rank: { id: 'ridge', index: 2, of: 3 },
  points: [points(4)],
  ending: 'ridge',
}

suite('an outcome says of a seat', () => {
  test('whether it has won: by itself, with its team, with everybody, or not at all', () => {
    const won = (outcome: Outcome, seats: number): boolean[] =>
      Array.from({ length: seats }, (_, seat) => hasWon(outcome, seat))
    assert.deepEqual(won(RANKED, 3), [false, true, true])
    assert.deepEqual(won(TEAMS, 4), [false, true, false, true])
    assert.deepEqual(won({ ...LOST, won: true }, 2), [true, true])
    assert.deepEqual(won(LOST, 2), [false, false])
    assert.deepEqual(won(ALONE, 1), [false])
    assert.deepEqual(won({ ...ALONE, won: true }, 1), [true])
  })

  test('its place or that of its team, and none where there are no places', () => {
    const outcomes = [RANKED, TEAMS, LOST, ALONE]
    assert.deepEqual(
      outcomes.map((outcome) => placeOf(outcome, 0)),
      [3, 2, null, null],
    )
  })

  test('the points that count for it: the team’s before its own', () => {
    assert.equal(pointsOf(RANKED, 0)?.total, 5)
    assert.equal(pointsOf(TEAMS, 2)?.total, 10)
    assert.equal(pointsOf({ ...TEAMS, teamPoints: [] }, 2)?.total, 3)
    assert.equal(pointsOf(LOST, 0), null)
  })

  test('its part of a win: winners of a ranking share one, partners win it together', () => {
    assert.equal(winShare(RANKED, 1), 1 / 2)
    assert.equal(winShare(RANKED, 0), 0)
    assert.deepEqual([winShare(TEAMS, 1), winShare(TEAMS, 3)], [1, 1])
    assert.equal(winShare({ ...LOST, won: true }, 1), 1)
  })

  test('how it did, in the terms of its kind', () => {
    assert.deepEqual(resultOf(RANKED, 0), { kind: 'ranked', won: false, place: 3, of: 3, points: 5 })
    assert.deepEqual(resultOf(TEAMS, 3), { kind: 'teams', won: true, place: 1, of: 2, points: 20 })
    assert.deepEqual(resultOf(LOST, 1), {
      kind: 'cooperative',
      won: false,
      progress: { reached: 3, of: 6 },
      points: null,
    })
    assert.deepEqual(resultOf(ALONE, 0), { kind: 'solo', won: null, rank: ALONE.rank, points: 4 })
  })
})

function setupOf(game: Game, seats: number): Setup {
  const setup = checkSetup(game, seats, {}, {})
  assert.ok(setup.ok)
  return setup.value
}

test('a setup says before the match who plays with whom, and so how it will end', () => {
  const seen = (game: Game, seats: number): unknown => {
    const setup = setupOf(game, seats)
    return [outcomeKind(game, setup), sidesOf(game, setup)]
  }
  assert.deepEqual(seen(beacons as Game, 2), ['ranked', [[0], [1]]])
  assert.deepEqual(seen(sails as Game, 3), ['cooperative', [[0, 1, 2]]])
  assert.deepEqual(seen(tug as Game, 4), ['teams', TEAMS.teams])
  assert.deepEqual(seen(climb as Game, 1), ['solo', [[0]]])
})

const SEATS: Readonly<Record<string, readonly number[]>> = {
  rally: [2, 3],
  sails: [2, 3, 4],
  tug: [4],
  climb: [1],
  caravan: [2],
}

for (const game of [sails, tug, climb, caravan, rally] as readonly Game[]) {
  const optionSets = (SEATS[game.id] ?? []).map((seats) => ({ seats }))
  for (const { law, check } of conformance(game, { optionSets })) test(`${game.id}: ${law}`, check)
}

/** What the law of outcomes says of a game whose outcomes are changed. */
function faultOf<O extends Outcome>(game: Game, kind: O['kind'], change: (outcome: O) => Outcome): string {
  const changed: Game = {
    ...game,
    outcome(state, content) {
      const right = game.outcome(state, content)
      return right?.kind === kind ? change(right as O) : right
    },
  }
  const optionSets = (SEATS[game.id] ?? []).slice(0, 1).map((seats) => ({ seats }))
  const law = conformance(changed, { optionSets, games: 2 }).find((each) => each.law.includes('outcome'))
  try {
    law?.check()
    return ''
  } catch (cause) {
    return reasonOf(cause)
  }
}

suite('the law of outcomes finds', () => {
  const inSails = (change: (outcome: CooperativeOutcome) => Outcome): string =>
    faultOf(sails as Game, 'cooperative', change)
  const inTug = (change: (outcome: TeamsOutcome) => Outcome): string => faultOf(tug as Game, 'teams', change)
  const inClimb = (change: (outcome: SoloOutcome) => Outcome): string =>
    faultOf(climb as Game, 'solo', change)

  test('another kind than the game announces', () => {
    assert.match(
      inSails(() => rankedByPoints([points(1), points(1)], 'end')),
      /the outcome is ranked, the sides of the game say cooperative$/,
    )
  })

  test('an ending without a name', () => {
    assert.match(
      inSails((right) => ({ ...right, ending: '' })),
      /the ending has no name$/,
    )
  })

  test('progress that is out of range, and a win before all is done', () => {
    assert.match(
      inSails((right) => ({ ...right, progress: { reached: 7, of: 6 } })),
      /the progress is 7 of 6$/,
    )
    assert.match(
      inSails((right) => ({ ...right, progress: { reached: 0, of: 0 } })),
      /the progress is 0 of 0$/,
    )
    assert.match(
      inSails((right) => ({ ...right, won: true, progress: { reached: 5, of: 6 } })),
      /the group has won with 5 of 6$/,
    )
  })

  test('points for some only', () => {
    assert.match(
      inSails((right) => ({ ...right, points: [points(1)] })),
      /some have points, but not every seat$/,
    )
  })

  test('a seat in no team or in two, and teams that were others before', () => {
    assert.match(
      inTug((right) => ({ ...right, teams: [[0, 2], [1]] })),
      /the teams have the seats 0,1,2, not each of 4 once$/,
    )
    assert.match(
      inTug((right) => ({
        ...right,
        teams: [
          [0, 1],
          [2, 3],
        ],
      })),
      /the teams are not those the game began with$/,
    )
  })

  test('teams without places, winners who are not first, and points that do not add up', () => {
    assert.match(
      inTug((right) => ({ ...right, places: [1] })),
      /not every team has a place$/,
    )
    assert.match(
      inTug((right) => ({ ...right, winners: [1], places: [1, 2] })),
      /the winners are 1, in first place are 0$/,
    )
    assert.match(
      inTug((right) => ({ ...right, teamPoints: [points(1), { total: 2, by: { all: 1 } }] })),
      /team 1 has 2 points, but its sources add up to 1$/,
    )
  })

  test('a rank that the table does not have, and neither rank nor win or loss', () => {
    assert.match(
      inClimb((right) => ({ ...right, rank: { id: 'moon', index: 4, of: 3 } })),
      /the rank is 4 of 3$/,
    )
    assert.match(
      inClimb((right) => ({ ...right, rank: { id: '', index: 1, of: 3 } })),
      /the rank has no name$/,
    )
    assert.match(
      inClimb((right) => ({ ...right, rank: null })),
      /there is neither a rank nor a win or loss$/,
    )
  })
})
