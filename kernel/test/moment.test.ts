import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Flow, inSteps, type Match } from '@curio/kernel'
import { type Honest, honest, type State } from './games/honest.ts'
import { begin, give } from './support.ts'

const ROUNDS = 3

/** Everybody plays in each round; the last answer of a round also closes it and begins the next one. */
function* play(t: Honest, step: Step): Flow<Step | null> {
  return step === 'round' ? yield* playRound(t) : closeRound(t)
}

type Step = 'round' | 'close'

function* playRound(t: Honest): Flow<Step> {
  const { state } = t
  state.round += 1
  t.note({ kind: 'opened', round: state.round })
  for (const seat of state.players.keys()) {
    yield* t.choose(seat, 'card', [1, 2])
    t.note({ kind: 'played', round: state.round }, [seat])
  }
  return 'close'
}

function closeRound(t: Honest): Step | null {
  const { state } = t
  t.note({ kind: 'closed', round: state.round })
  if (state.round < ROUNDS) return 'round'
  state.over = true
  return null
}

const rounds = honest({
  play: (t) => inSteps<Step>(t, 'round', (step) => play(t, step)),
  view: ({ round, over }) => ({ round, over }),
})

function played(): Match<State, null> {
  const match = begin(rounds, { seats: 2 })
  for (let answers = 0; answers < 2 * ROUNDS; answers++) give(match, answers % 2, 1)
  return match
}

test('a moment belongs to the round of its note, even if the same answer began the next round', () => {
  const match = played()
  for (const viewer of [null, 0, 1]) {
    const notes = match.notes.filter(({ to }) => to === undefined || (viewer !== null && to.includes(viewer)))
    assert.equal(notes.length, viewer === null ? 2 * ROUNDS : 3 * ROUNDS)
    for (const [number, { note }] of notes.entries()) {
      const moment = match.momentOf(viewer, number)
      assert.partialDeepStrictEqual(moment, { view: { round: note.round }, told: number + 1 })
    }
    assert.equal(match.momentOf(viewer, notes.length), undefined)
  }
})

test('at the moment of the last note the match is over, and before that it waits for somebody', () => {
  const match = played()
  const last = 3 * ROUNDS - 1
  assert.deepEqual(match.momentOf(1, last), {
    view: { round: ROUNDS, over: true },
    awaited: [],
    told: last + 1,
    over: true,
  })
  assert.deepEqual(match.momentBefore(1, last), {
    view: { round: ROUNDS, over: false },
    awaited: [1],
    told: last - 1,
    over: false,
  })
  assert.equal(match.momentBefore(1, 0), undefined)
})
