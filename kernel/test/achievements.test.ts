import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import {
  type Achievements,
  type Game,
  type Mark,
  type Match,
  marksOf,
  type Outcome,
  plainAnswer,
  playedMatch,
  progressOf,
  unlockedBy,
} from '@curio/kernel'
import { climb, tug } from './games/index.ts'
import { begin, gameOf, give, questionOf } from './support.ts'

const NOTHING = { ticked: [], people: {} }

/** Answers the first option until nobody is asked. */
function playOn(match: Match): Match {
  for (let seat = match.awaited()[0]; seat !== undefined; seat = match.awaited()[0])
    give(match, seat, plainAnswer(questionOf(match, seat)))
  return match
}

const groupsOf = (game: Game): Achievements['groups'] => game.achievements?.groups ?? []
const itemOf = (game: Game, id: string) => {
  const item = groupsOf(game)
    .flatMap(({ items }) => items)
    .find((each) => each.id === id)
  assert.ok(item)
  return item
}

suite('a log played again', () => {
  test('gives the end of the match with everything that was told', () => {
    const match = playOn(begin(climb as Game, { seats: 1 }))
    const played = playedMatch(climb as Game, match.log())
    assert.deepEqual(played?.state, match.state)
    assert.deepEqual(played?.outcome, match.outcome())
    assert.deepEqual(
      played?.notes.map(({ note }) => note.kind),
      ['day', 'day', 'day'],
    )
  })

  test('keeps the states in which games within the match ended', () => {
    const outcome: Outcome = { kind: 'solo', won: true, rank: null, points: [], ending: 'over' }
    const twice = gameOf(
      () => ({ game: 1 }),
      function* (t) {
        yield* t.choose(0, 'go', ['on'])
        t.checkpoint('between')
        t.state.game += 1
        t.checkpoint('again')
        yield* t.choose(0, 'go', ['on'])
      },
      {
        outcome: () => outcome,
        series: { stage: () => null, gamesOver: () => [], ends: (step) => step === 'between' },
      },
    )
    const played = playedMatch(twice, playOn(begin(twice as Game, { seats: 1 })).log())
    assert.deepEqual([played?.earlier, played?.state], [[{ game: 1 }], { game: 2 }])
  })

  test('is no finished match before its end', () => {
    const match = begin(climb as Game, { seats: 1 })
    give(match, 0, 'gentle')
    assert.equal(playedMatch(climb as Game, match.log()), null)
  })
})

suite('what a match brings', () => {
  test('is a count for the best and a name for a collection', () => {
    const played = playedMatch(climb as Game, playOn(begin(climb as Game, { seats: 1 })).log())
    assert.ok(played)
    const height = played.outcome.points[0]?.total ?? 0
    assert.ok(height > 0)
    assert.deepEqual(marksOf(climb as Game, played, { seat: 0, won: false }), [
      { achievement: 'high', mark: '', value: height },
      { achievement: 'ranks', mark: played.outcome.ending, value: 1 },
    ])
  })

  test('leaves out counts of nothing, and keeps people for whoever counts them', () => {
    const played = playedMatch(tug as Game, playOn(begin(tug as Game, { seats: 4 })).log())
    assert.ok(played)
    const people = { achievement: 'strangers', mark: '', value: 1 }
    assert.deepEqual(marksOf(tug as Game, played, { seat: 0, won: false }), [people])
    assert.equal(marksOf(tug as Game, played, { seat: 0, won: true }).length, 2)
  })

  test('may not name an achievement that does not exist', () => {
    const match = begin(climb as Game, { seats: 1 })
    const played = playedMatch(climb as Game, playOn(match).log())
    assert.ok(played)
    const game = { ...climb, achievements: { groups: [], brings: () => ({ high: 1 }) } } as Game
    assert.throws(() => marksOf(game, played, { seat: 0, won: true }), /no achievement high/)
  })

  test('is nothing in a game without achievements', () => {
    const match = begin(climb as Game, { seats: 1 })
    const played = playedMatch(climb as Game, playOn(match).log())
    assert.ok(played)
    const plain = gameOf(
      () => ({}),
      function* () {},
    )
    assert.deepEqual(marksOf(plain as Game, played, { seat: 0, won: true }), [])
  })
})

suite('progress', () => {
  const marks: Mark[] = [
    { achievement: 'high', mark: '', value: 3 },
    { achievement: 'high', mark: '', value: 5 },
    { achievement: 'ranks', mark: 'valley', value: 1 },
    { achievement: 'ranks', mark: 'ridge', value: 1 },
    { achievement: 'ranks', mark: 'valley', value: 1 },
  ]

  test('is the best of all matches, or the number of different things', () => {
    assert.deepEqual(progressOf(itemOf(climb as Game, 'high'), marks, NOTHING), {
      id: 'high',
      reached: 5,
      atLeast: 7,
      done: false,
    })
    assert.equal(progressOf(itemOf(climb as Game, 'ranks'), marks, NOTHING).reached, 2)
  })

  test('counts people and ticks beside the marks', () => {
    const beside = { ticked: ['tell'], people: { strangers: 3 } }
    assert.equal(progressOf(itemOf(climb as Game, 'tell'), [], NOTHING).done, false)
    assert.equal(progressOf(itemOf(climb as Game, 'tell'), [], beside).done, true)
    assert.equal(progressOf(itemOf(tug as Game, 'strangers'), [], beside).done, true)
    assert.equal(progressOf(itemOf(tug as Game, 'strangers'), [], NOTHING).reached, 0)
  })

  test('unlocks what a group keeps when enough of its items are done', () => {
    const groups = groupsOf(climb as Game)
    const done = (...ids: string[]) => ids.map((id) => ({ id, reached: 1, atLeast: 1, done: true }))
    assert.deepEqual(unlockedBy({ groups }, done('high')), [])
    assert.deepEqual(unlockedBy({ groups }, done('high', 'tell')), ['rope'])
    const half = { id: 'tell', reached: 0, atLeast: 1, done: false }
    assert.deepEqual(unlockedBy({ groups }, [...done('high'), half]), [])
  })
})
