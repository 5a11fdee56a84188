import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { type Flow, fastChance, Run, type Table } from '@curio/kernel'
import { gameOf } from './support.ts'

interface State {
  heard: string[]
}

type Play = (t: Table<State, null>) => Flow

function runOf(play: Play, seats = 4): Run<State, null> {
  const game = gameOf<State>(() => ({ heard: [] }), play)
  return new Run(game, { seats, options: {}, packs: {} }, 1, fastChance(1))
}

function say(run: Run, seat: number, value: string): void {
  const ask = run.questions.find((each) => each.seat === seat)
  assert.ok(ask, `seat ${seat} is not asked`)
  run.answer(ask, value)
}

const askedOf = (run: Run): string[] => run.questions.map(({ seat, kind }) => `${seat}:${kind}`)

function* word(t: Table<State, null>, seat: number, kind = 'word'): Flow<string> {
  const said = yield* t.choose(seat, kind, ['yes', 'no', 'maybe'])
  t.state.heard.push(`${seat}:${said}`)
  return said
}

suite('a flow', () => {
  test('pauses at each question and goes on with the answer', () => {
    const run = runOf(function* (t) {
      const first = yield* word(t, 0)
      yield* word(t, 1, first)
    })
    assert.deepEqual(askedOf(run), ['0:word'])
    say(run, 0, 'maybe')
    assert.deepEqual(askedOf(run), ['1:maybe'])
    assert.equal(run.over, false)
    say(run, 1, 'no')
    assert.deepEqual(run.state.heard, ['0:maybe', '1:no'])
    assert.deepEqual([run.over, run.questions], [true, []])
  })

  test('may be over without asking anything', () => {
    assert.equal(runOf(function* () {}).over, true)
  })

  test('counts the questions of each seat', () => {
    const run = runOf(function* (t) {
      yield* word(t, 0)
      yield* word(t, 1)
      yield* word(t, 0)
    })
    assert.equal(run.questions[0]?.ordinal, 0)
    say(run, 0, 'yes')
    assert.equal(run.questions[0]?.ordinal, 0)
    say(run, 1, 'yes')
    assert.equal(run.questions[0]?.ordinal, 1)
  })

  test('cannot ask a seat that does not exist', () => {
    assert.throws(
      () => runOf((t) => word(t, 2) as Flow<unknown> as Flow, 2),
      /ask "word" of seat 2, which does not exist/,
    )
  })

  test('cannot ask a seat two things at once', () => {
    const twice: Play = function* (t) {
      yield* t.together([0, 0], (seat) => word(t, seat))
    }
    assert.throws(() => runOf(twice), /ask seat 0 "word" while "word" is open/)
  })

  test('cannot be answered a question that is not open', () => {
    const run = runOf(function* (t) {
      yield* word(t, 0)
      yield* word(t, 0)
    })
    const [ask] = run.questions
    assert.ok(ask)
    run.answer(ask, 'yes')
    assert.throws(() => run.answer(ask, 'yes'), /"word" is not open/)
  })
})

suite('flows side by side', () => {
  test('ask every seat at once, take answers in any order, and go on when all are in', () => {
    const run = runOf(function* (t) {
      yield* t.together([0, 1, 2], (seat) => word(t, seat))
      yield* word(t, 3)
    })
    assert.deepEqual(askedOf(run), ['0:word', '1:word', '2:word'])
    say(run, 1, 'yes')
    say(run, 2, 'no')
    assert.deepEqual(askedOf(run), ['0:word'])
    say(run, 0, 'maybe')
    assert.deepEqual(askedOf(run), ['3:word'])
    assert.deepEqual(run.state.heard, ['1:yes', '2:no', '0:maybe'])
  })

  test('give their results in the order of the seats', () => {
    let results: readonly string[] = []
    const run = runOf(function* (t) {
      results = yield* t.together([2, 0], (seat) => word(t, seat))
    })
    say(run, 0, 'no')
    say(run, 2, 'yes')
    assert.deepEqual(results, ['yes', 'no'])
    assert.equal(run.over, true)
  })

  test('go on each at its own pace', () => {
    const run = runOf(function* (t) {
      yield* t.together([0, 1], function* (seat) {
        yield* word(t, seat, 'first')
        yield* word(t, seat, 'second')
      })
    })
    say(run, 1, 'yes')
    assert.deepEqual(askedOf(run), ['0:first', '1:second'])
    say(run, 1, 'yes')
    assert.deepEqual(askedOf(run), ['0:first'])
    say(run, 0, 'no')
    say(run, 0, 'no')
    assert.equal(run.over, true)
  })

  test('may be none, or be over without a question', () => {
    const seen: unknown[] = []
    const run = runOf(function* (t) {
      seen.push(yield* t.together([], (seat) => word(t, seat)))
      seen.push(yield* t.together([1, 0], nothing))
      seen.push(
        yield* t.together<number | string>(
          [0, 1],
          (seat): Flow<number | string> => (seat === 0 ? nothing(seat) : word(t, seat)),
        ),
      )
    })
    assert.deepEqual(seen, [[], [10, 0]])
    say(run, 1, 'yes')
    assert.deepEqual(seen[2], [0, 'yes'])
  })

  test('may be over at once many thousand times in a row', () => {
    let rounds = 0
    const run = runOf(function* (t) {
      for (; rounds < 50_000; rounds++) yield* t.together([0, 1], nothing)
    })
    assert.deepEqual([run.over, rounds], [true, 50_000])
  })

  test('may open others within them', () => {
    const heard: unknown[] = []
    const run = runOf(function* (t) {
      const results = yield* t.together([0, 1], function* (seat) {
        yield* word(t, seat, 'outer')
        if (seat === 1) return ['alone']
        return yield* t.together([0, 2, 3], (inner) => word(t, inner, 'inner'))
      })
      heard.push(results)
      yield* word(t, 0, 'after')
    })
    say(run, 0, 'yes')
    assert.deepEqual(askedOf(run), ['1:outer', '0:inner', '2:inner', '3:inner'])
    say(run, 3, 'no')
    say(run, 0, 'yes')
    say(run, 1, 'yes')
    say(run, 2, 'maybe')
    assert.deepEqual(heard, [[['yes', 'maybe', 'no'], ['alone']]])
    assert.deepEqual(askedOf(run), ['0:after'])
  })

  test('are started once', () => {
    const twice: Play = function* (t) {
      const group = t.together([0], nothing)
      yield* group
      yield* group
    }
    assert.throws(() => runOf(twice), /started a second time/)
  })
})

/** A flow that never pauses. */
function* nothing(seat: number): Flow<number | string> {
  yield* []
  return seat * 10
}
