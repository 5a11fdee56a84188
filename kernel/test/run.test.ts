import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { type Flow, fastChance, Run, rerun, scriptedChance, type Table } from '@curio/kernel'
import { replayEntry } from '../src/replay.ts'
import { begin, gameOf, give } from './support.ts'

interface State {
  sum: number
}

const SETUP = { seats: 2, options: {}, packs: {} }

function* sums(t: Table<State, null>): Flow {
  for (let round = 0; round < 3; round++) {
    t.state.sum += yield* t.choose(round % 2, 'add', () => [1, 2, 3])
    t.state.sum += t.roll([10, 20])
  }
}

const game = gameOf<State>(() => ({ sum: 0 }), sums)

suite('a run', () => {
  test('does not work out options that nobody looks at', () => {
    const unseen = gameOf<State>(
      () => ({ sum: 0 }),
      function* (t) {
        t.state.sum += yield* t.choose<number>(0, 'add', () => assert.fail('looked at options'))
        t.state.sum += (yield* t.pick(1, 'some', () => assert.fail('looked at options'), {
          min: 0,
          max: 1,
        })).length
        const refuse = (): null => assert.fail('judged')
        yield* t.compose(0, 'free', { refuse, examples: () => assert.fail('looked at examples') })
      },
    )
    const run = new Run(unseen, SETUP, 1, fastChance(1))
    for (const [seat, answer] of [
      [0, 4],
      [1, [7]],
      [0, 'x'],
    ] as const)
      replayEntry(run, { seat, answer })
    assert.deepEqual([run.over, run.state.sum], [true, 5])
  })

  test('gives the view of its state', () => {
    assert.deepEqual(new Run(game, SETUP, 1, fastChance(1)).view(0), { sum: 0 })
  })

  test('of a playout leaves the match alone on whose log it began', () => {
    const match = begin(game)
    give(match, 0, 3)
    const before = JSON.stringify(match.log())
    const run = rerun(game, SETUP, 1, match.entries, fastChance(2))
    assert.deepEqual(run.state, match.state)
    for (const answer of [1, 2]) {
      const [ask] = run.questions
      assert.ok(ask)
      run.answer(ask, answer)
    }
    assert.equal(run.over, true)
    assert.equal(JSON.stringify(match.log()), before)
  })
})

suite('running a log again', () => {
  const entries = [
    { seat: null, answer: null, chance: [] },
    { seat: 0, answer: 3, chance: [1] },
    { seat: 1, answer: 1, chance: [0] },
  ]

  test('RT-GEN-6: gives the recorded outcomes, then those of the source it is given', () => {
    const run = rerun(game, SETUP, 1, entries, scriptedChance([20]))
    assert.equal(run.state.sum, 34)
    replayEntry(run, { seat: 0, answer: 2 })
    assert.equal(run.state.sum, 56)
  })

  test('from nothing is the beginning', () => {
    assert.deepEqual(rerun(game, SETUP, 1, [], fastChance(1)).state, { sum: 0 })
  })

  test('names the entry that does not fit', () => {
    const [start, first, second] = entries
    assert.ok(start && first && second)
    const wrong = [
      [[start, { ...first, seat: 1 }, second], /^entry 1: the log answers for seat 1, which is not asked$/],
      [[start, first, { ...second, chance: [] }], /^entry 2: the log has no outcome here/],
      [
        [start, first, { ...second, chance: [2] }],
        /^entry 2: the log has outcome 2 where the rules allow 0 to 1$/,
      ],
      [
        [start, { ...first, chance: [1, 1] }, second],
        /^entry 1: the log has 2 outcomes here, the rules ask for 1$/,
      ],
      [[{ ...start, chance: [0] }, first], /^entry 0: the log has 1 outcomes here, the rules ask for 0$/],
    ] as const
    for (const [log, message] of wrong) assert.throws(() => rerun(game, SETUP, 1, log), { message })
  })

  test('passes on what the rules threw', () => {
    const cause = new TypeError('too much')
    const failing = gameOf<State>(
      () => ({ sum: 0 }),
      function* (t) {
        yield* t.choose(0, 'add', [1])
        throw cause
      },
    )
    const log = [
      { seat: null, answer: null, chance: [] },
      { seat: 0, answer: 1, chance: [] },
    ]
    assert.throws(() => rerun(failing, SETUP, 1, log), { message: 'entry 1: too much', cause })
  })
})
