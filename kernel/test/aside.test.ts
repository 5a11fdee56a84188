import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { type Flow, Match, rerun, type Table, verify } from '@curio/kernel'
import { conformance } from '../src/conformance.ts'
import { begin, codeOf, gameOf, give, questionOf, SEED } from './support.ts'

interface State {
  readonly lamps: (number | null)[]
  readonly spare: number[]
  over: boolean
}

const LAMPS: readonly string[] = ['near', 'far', 'high']
const TURNS = 3

/** In turn each seat puts out a lamp or waits; whoever has oil left may light a dark one at any moment. */
function* play(t: Table<State, null>): Flow {
  const { state } = t
  const dark = (): string[] => LAMPS.filter((_, index) => state.lamps[index] === null)
  t.aside<string>({
    kind: 'light',
    open: (seat) => (state.spare[seat] ?? 0) > 0 && dark().length > 0,
    options: dark,
    act: (seat, lamp) => {
      state.lamps[LAMPS.indexOf(lamp)] = seat
      state.spare[seat] = (state.spare[seat] ?? 0) - 1
      t.note({ kind: 'lit', seat, lamp })
    },
  })
  for (let turn = 0; turn < TURNS; turn++) for (const seat of state.spare.keys()) yield* putOut(t, seat)
  state.over = true
}

function* putOut(t: Table<State, null>, seat: number): Flow {
  const { lamps } = t.state
  const lamp = yield* t.choose(seat, 'put out', () => [
    ...LAMPS.filter((_, index) => lamps[index] !== null),
    'wait',
  ])
  const index = LAMPS.indexOf(lamp)
  if (index >= 0) lamps[index] = null
}

const lamps = gameOf<State>(() => ({ lamps: [0, null, null], spare: [2, 2, 2], over: false }), play, {
  seats: { min: 3, max: 3 },
  outcome: ({ over }) => {
    const points = [0, 1, 2].map(() => ({ total: 0, by: {} }))
    return over ? { kind: 'ranked', winners: [], places: [1, 1, 1], points, ending: 'dawn' } : null
  },
})

const start = (): Match<State, null> => begin(lamps, { seats: 3 })

suite('a question that stands open beside the flow', () => {
  test('is open to every seat that the flow asks nothing, and nobody waits for it', () => {
    const match = start()
    assert.deepEqual(match.awaited(), [0])
    assert.deepEqual(match.asides(), [1, 2])
    assert.equal(questionOf(match, 0).kind, 'put out')
    assert.equal(questionOf(match, 1).kind, 'light')
  })

  test('does not move the flow, whose options are worked out again', () => {
    const match = start()
    const before = questionOf(match, 0)
    give(match, 2, 'far')
    const after = questionOf(match, 0)
    assert.equal(after.id, before.id)
    assert.deepEqual(after.form === 'choose' && after.options, ['near', 'far', 'wait'])
    assert.deepEqual(match.state.lamps, [0, 2, null])
  })

  test('is closed to a seat that the flow asks, and comes back under another name', () => {
    const match = start()
    const name = questionOf(match, 1).id
    give(match, 0, 'wait')
    assert.deepEqual([match.awaited(), match.asides()], [[1], [2, 0]])
    give(match, 1, 'wait')
    assert.notEqual(questionOf(match, 1).id, name)
    assert.equal(codeOf(match.answer({ seat: 1, question: name, value: 'far' })), 'stale')
  })

  test('is closed when it is not possible any more', () => {
    const match = start()
    give(match, 1, 'far')
    give(match, 1, 'high')
    assert.deepEqual(match.asides(), [], 'no lamp is dark')
    give(match, 0, 'near')
    assert.deepEqual(match.asides(), [0, 2], 'seat 1 has no oil')
  })

  test('takes only what it offers', () => {
    const match = start()
    const question = questionOf(match, 1).id
    for (const value of ['near', 'wait']) {
      assert.equal(codeOf(match.answer({ seat: 1, question, value })), 'not-an-option')
    }
  })

  test('can be taken back, and stands in the way of an undo of the others', () => {
    const match = start()
    give(match, 0, 'near')
    give(match, 2, 'far')
    assert.equal(match.undoRefusal(0)?.code, 'other-seat')
    assert.equal(match.undoRefusal(2), null)
    assert.ok(match.undo(2).ok)
    assert.deepEqual(match.state.lamps, [null, null, null])
    assert.equal(match.undoRefusal(0), null)
  })

  test('is in the log like any other answer', () => {
    const match = start()
    give(match, 2, 'far')
    give(match, 0, 'near')
    give(match, 2, 'near')
    const log = match.log()
    assert.ok(verify(lamps, log).ok)
    const loaded = Match.load(lamps, log, SEED)
    assert.ok(loaded.ok)
    assert.deepEqual(loaded.value.asides(), match.asides())
    const setup = { seats: 3, options: {}, packs: {} }
    assert.deepEqual(rerun(lamps, setup, 1, log.entries).state, match.state)
  })
})

for (const { law, check } of conformance(lamps, { optionSets: [{ seats: 3 }], games: 6 }))
  test(`lamps: ${law}`, check)

const prefers = (kind: string, answer: unknown): boolean => kind === 'put out' && answer === 'wait'

for (const { law, check } of conformance(lamps, { optionSets: [{ seats: 3, prefers }], games: 2 }))
  test(`lamps, seldom put out: ${law}`, check)
