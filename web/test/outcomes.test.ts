import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import {
  type CooperativeOutcome,
  type GameOver,
  type Outcome,
  type RankedOutcome,
  resultOf,
  type SeatResult,
  type TeamsOutcome,
} from '@curio/kernel'
import { fromVersion1, type SaveOfVersion1 } from '../src/local/save.ts'
import { bySubject, factsOf, resultWords } from '../src/results/result-words.ts'
import { ownGames, recordsOf } from '../src/results/statistics.ts'
import { sidesAtEnd } from '../src/table/end/sides.ts'
import { en } from '../src/words/en.ts'
import { ru } from '../src/words/ru.ts'
import { bot, person } from './support.ts'

/** In Russian and in English. */
function said(
  result: SeatResult,
  given: { readonly game?: string; readonly subject?: string; readonly quit?: boolean } = {},
): string[] {
  const told = { game: 'some', subject: null, quit: false, ...given, result }
  const results = [resultWords(told, 'ru', ru.profile), resultWords(told, 'en', en.profile)]
  return results.map((result) => result.replaceAll('\u00a0', ' '))
}

suite('a line of the history', () => {
  test('of a ranking has the place and the points, or no points for who gave up', () => {
    const second: SeatResult = { kind: 'ranked', won: false, place: 2, of: 2, points: 21 }
    assert.deepEqual(said(second), ['место 2 из 2 · 21 очко', 'place 2 of 2 · 21 points'])
    assert.deepEqual(said({ ...second, won: true, points: 20 }), ['победа · 20 очков', 'victory · 20 points'])
    assert.deepEqual(said({ ...second, points: null }, { quit: true }), ['партия брошена', 'given up'])
  })

  test('keeps a number and its word on one line', () => {
    const result: SeatResult = { kind: 'ranked', won: false, place: 2, of: 2, points: 21 }
    const line = resultWords({ game: 'some', subject: null, quit: false, result }, 'ru', ru.profile)
    assert.deepEqual(line.split(' '), ['место\u00a02\u00a0из\u00a02', '·', '21\u00a0очко'])
  })

  test('of a ranking never gives a first place without a victory or the reason why not', () => {
    const first: SeatResult = { kind: 'ranked', won: false, place: 1, of: 2, points: null }
    assert.deepEqual(said(first), ['место 1 из 2 · никто не победил', 'place 1 of 2 · nobody won'])
    assert.deepEqual(said(first, { quit: true }), ['партия брошена', 'given up'])
  })

  test('of teams has the place of the team', () => {
    const won: SeatResult = { kind: 'teams', won: true, place: 1, of: 2, points: 1 }
    assert.deepEqual(said(won), ['победа команды · 1 очко', 'victory of the team · 1 point'])
    assert.deepEqual(said({ ...won, won: false, place: 2 }), [
      'команда на 2-м месте из 2 · 1 очко',
      'the team’s place: 2 of 2 · 1 point',
    ])
  })

  test('of a cooperative game has no place: won together, or lost and how far it went', () => {
    const lost: SeatResult = {
      kind: 'cooperative',
      won: false,
      progress: { reached: 4, of: 9 },
      points: null,
    }
    assert.deepEqual(said(lost), ['общее поражение · пройдено 4 из 9', 'lost together · 4 of 9 done'])
    assert.deepEqual(said({ ...lost, won: true }), ['общая победа', 'won together'])
    assert.deepEqual(said({ ...lost, progress: null }, { quit: true }), ['партия брошена', 'given up'])
  })

  test('of a game alone has the rank, by its name where the game has one, as Cryptids does', () => {
    const reached: SeatResult = {
      kind: 'solo',
      won: null,
      rank: { id: 'b', index: 2, of: 3 },
      points: 5,
    }
    assert.deepEqual(said(reached), ['ранг 2 из 3 · 5 очков', 'rank 2 of 3 · 5 points'])
    const won: SeatResult = { ...reached, won: true, rank: { id: 'rank-4', index: 4, of: 5 }, points: 22 }
    assert.deepEqual(said(won, { game: 'cryptids' }), [
      'победа · «Настоящий криптозоолог», ранг 4 из 5 · 22 очка',
      'victory · “True cryptozoologist”, rank 4 of 5 · 22 points',
    ])
    const lost: SeatResult = { kind: 'solo', won: false, rank: null, points: null }
    assert.deepEqual(said(lost, { game: 'cryptids' }), ['поражение', 'defeat'])
  })
})

const scored = (...totals: number[]) => totals.map((total) => ({ total, by: { all: total } }))

const ranked = (winners: number[], ...totals: number[]): RankedOutcome => ({
  kind: 'ranked',
  winners,
  places: totals.map((_, seat) => (winners.includes(seat) ? 1 : 2)),
  points: scored(...totals),
  ending: 'end',
})
const LOST: CooperativeOutcome = {
  kind: 'cooperative',
  won: false,
  progress: { reached: 1, of: 2 },
  points: [],
  ending: 'sunk',
}
const alone = (won: boolean, rank: number | null, ...totals: number[]): Outcome => ({
  kind: 'solo',
  won,
  rank: rank === null ? null : { id: `rank-${rank}`, index: rank, of: 5 },
  points: scored(...totals),
  ending: 'end',
})

/** Two games that the person at seat 0 won and lost, in this order. */
const CITIES: readonly GameOver[] = (
  [
    ['venice', [84, 61], [1, 2]],
    ['sydney', [40, 90], [2, 1]],
  ] as const
).map(([subject, points, places]) => ({
  subject,
  results: points.map((each, seat) => ({
    kind: 'ranked',
    won: places[seat] === 1,
    place: places[seat] ?? 0,
    of: 2,
    points: each,
  })),
}))

suite('a match of several games', () => {
  const travelled = {
    seats: [person('P'), bot('B')],
    subject: 'campaign',
    outcome: ranked([0], 7, 6),
    gamesOver: CITIES,
  }

  test('is counted in what it is counted in, and so are its games', () => {
    const whole = resultOf(travelled.outcome, 0)
    assert.deepEqual(said(whole, { game: 'route', subject: 'campaign' }), [
      'победа · 7 очков славы',
      'victory · 7 fame points',
    ])
    const told = ownGames(travelled).map(({ subject, result }) => said(result, { game: 'route', subject })[0])
    assert.deepEqual(told, ['победа · 84 очка', 'место 2 из 2 · 40 очков'])
  })

  test('counts as a whole, and each of its games with other matches of the same', () => {
    const alone = { seats: [person('P'), bot('B')], subject: 'venice', outcome: ranked([1], 60, 70) }
    const records = recordsOf([travelled, alone])
    const told = records.map(({ subject, matches, won, bestPoints, averagePoints }) => [
      subject,
      matches,
      won,
      bestPoints,
      averagePoints,
    ])
    assert.deepEqual(told, [
      ['campaign', 1, 1, 7, 7],
      ['venice', 2, 1, 84, 72],
      ['sydney', 1, 0, 40, 40],
    ])
    const listed = bySubject('route', records).map(({ subject }) => subject)
    assert.deepEqual(listed, ['sydney', 'venice', 'campaign'])
  })
})

suite('statistics', () => {
  const NOTHING = { averagePlace: null, bestRank: null, bestPoints: null, averagePoints: null }

  test('count the first person of each finished match', () => {
    const saves = [
      { seats: [person('P'), bot('B')], subject: null, outcome: ranked([1], 40, 50) },
      { seats: [bot('B'), person('P')], subject: null, outcome: ranked([1], 10, 61) },
      { seats: [person('P'), bot('B')], subject: null, outcome: null },
      { seats: [bot('B'), bot('C')], subject: null, outcome: ranked([0], 5, 4) },
    ]
    assert.deepEqual(recordsOf(saves), [
      {
        ...{ subject: null, kind: 'ranked', matches: 2, won: 1, averagePlace: 1.5 },
        ...{ bestRank: null, bestPoints: 61, averagePoints: 50.5 },
      },
    ])
    assert.deepEqual(recordsOf([]), [])
  })

  test('keep rankings, games together and games alone apart', () => {
    const records = recordsOf([
      { seats: [person('P'), bot('B')], subject: null, outcome: ranked([0], 9, 8) },
      { seats: [person('P'), bot('B')], subject: null, outcome: LOST },
      { seats: [person('P'), bot('B')], subject: null, outcome: { ...LOST, won: true } },
      { seats: [person('P')], subject: null, outcome: alone(true, 2, 13) },
      { seats: [person('P')], subject: null, outcome: alone(true, 4, 22) },
      { seats: [person('P')], subject: null, outcome: alone(false, null) },
    ])
    assert.deepEqual(records.slice(1), [
      { subject: null, kind: 'cooperative', matches: 2, won: 1, ...NOTHING },
      {
        ...{ subject: null, kind: 'solo', matches: 3, won: 2, averagePlace: null },
        ...{ bestRank: { index: 4, of: 5 }, bestPoints: 22, averagePoints: 17.5 },
      },
    ])
  })

  test('show only what the kind knows of, and ranks of Cryptids by name', () => {
    const [record] = recordsOf([{ seats: [person('P'), bot('B')], subject: null, outcome: LOST }])
    assert.ok(record)
    assert.deepEqual(factsOf('some', record, 'en', en.profile), [
      ['Played', 1],
      ['Won', 0],
    ])
    const [solo] = recordsOf([{ seats: [person('P')], subject: null, outcome: alone(true, 2, 13) }])
    assert.ok(solo)
    assert.deepEqual(factsOf('cryptids', solo, 'ru', ru.profile), [
      ['Сыграно', 1],
      ['Побед', 1],
      ['Высший ранг: «Новичок»', '2 из 5'],
      ['Лучший результат', 13],
      ['В среднем', 13],
    ])
  })
})

suite('the end screen', () => {
  const teams: TeamsOutcome = {
    kind: 'teams',
    teams: [
      [0, 2],
      [1, 3],
    ],
    winners: [1],
    places: [2, 1],
    points: scored(1, 2, 3, 4),
    teamPoints: scored(10, 20),
    ending: 'end',
  }

  test('lists seats by place, teams as one, and a group without places', () => {
    const shown = (outcome: Outcome, seats: number): unknown[] =>
      sidesAtEnd(
        outcome,
        Array.from({ length: seats }, (_, seat) => seat),
      ).map(({ seats: members, place, points, won }) => [members, place, points, won])
    assert.deepEqual(shown(ranked([1], 5, 7), 2), [
      [[1], 1, 7, true],
      [[0], 2, 5, false],
    ])
    assert.deepEqual(shown(teams, 4), [
      [[1, 3], 1, 20, true],
      [[0, 2], 2, 10, false],
    ])
    assert.deepEqual(shown(LOST, 2), [
      [[0], null, null, false],
      [[1], null, null, false],
    ])
    assert.deepEqual(shown(alone(true, 3, 17), 1), [[[0], null, 17, true]])
  })
})

suite('a match that was kept before outcomes had kinds', () => {
  const [kept]: readonly SaveOfVersion1[] = JSON.parse(
    readFileSync(join(import.meta.dirname, 'fixtures/saves-1.json'), 'utf8'),
  )
  assert.ok(kept)
  const outcomeOf = (totals: readonly number[] | null, winners: readonly number[] | null): Outcome | null =>
    fromVersion1({ ...kept, totals, winners }).save.outcome

  test('is a ranking by its totals and winners', () => {
    assert.deepEqual(outcomeOf([30, 40, 40], [2]), {
      kind: 'ranked',
      winners: [2],
      places: [3, 2, 1],
      points: [30, 40, 40].map((total) => ({ total, by: { total } })),
      ending: 'kept',
    })
  })

  test('is a game alone where one played, and has no outcome before its end', () => {
    const outcome = outcomeOf([90], [])
    assert.ok(outcome?.kind === 'solo')
    assert.deepEqual([outcome.won, outcome.rank, outcome.points[0]?.total], [false, null, 90])
    assert.equal(outcomeOf(null, null), null)
  })
})
