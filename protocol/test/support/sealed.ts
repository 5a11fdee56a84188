import { type Flow, type Game, type Json, type Outcome, rankedByPoints, type Table } from '@curio/kernel'

/**
 * A game for these tests, with everything that a room must cope with: first the seats name a number one after the
 * other, in the open; then all of them write down two words in secret, side by side; the words are revealed, a die
 * is rolled, and the next round begins.
 */
export interface SealedState {
  round: number
  named: number[]
  sealed: string[][]
  shown: string[][]
  rolled: number | null
}

export const WORDS = ['ash', 'birch', 'cedar', 'elm'] as const
const NUMBERS = [1, 2, 3]
const ROUNDS = 2

function* name(t: Table<SealedState>, seat: number): Flow {
  const number = yield* t.choose(seat, 'number', NUMBERS)
  t.state.named[seat] = number
  t.note({ kind: 'named', seat, number })
}

function* seal(t: Table<SealedState>, seat: number): Flow {
  for (let count = 0; count < 2; count++) {
    const word = yield* t.choose(seat, 'word', () => [...WORDS])
    t.state.sealed[seat]?.push(word)
    t.note({ kind: 'sealed', seat, word }, [seat])
  }
}

function* play(t: Table<SealedState>): Flow {
  const seats = Array.from({ length: t.seats }, (_, seat) => seat)
  for (t.state.round = 1; t.state.round <= ROUNDS; t.state.round++) {
    for (const seat of seats) yield* name(t, seat)
    yield* t.together(seats, (seat) => seal(t, seat))
    t.reveal()
    t.state.shown = t.state.sealed.map((words) => [...words])
    t.state.sealed = seats.map(() => [])
    t.state.rolled = t.roll([1, 2, 3, 4, 5, 6])
    t.note({ kind: 'shown', words: t.state.shown, rolled: t.state.rolled })
  }
}

function outcome({ round, named }: SealedState): Outcome | null {
  if (round <= ROUNDS) return null
  return rankedByPoints(
    named.map((total) => ({ total, by: { named: total } })),
    'done',
  )
}

export const sealed: Game<SealedState, null> = {
  id: 'sealed',
  rules: 1,
  seats: { min: 1, max: 4 },
  bound: 100,
  packs: {},
  checkPack: () => [],
  options: (input) => ({ ok: true, value: input }),
  content: () => null,
  setup: ({ seats }) => ({
    round: 0,
    named: new Array(seats).fill(0),
    sealed: Array.from({ length: seats }, () => []),
    shown: [],
    rolled: null,
  }),
  play,
  view: ({ round, named, sealed: words, shown, rolled }, viewer): Json => ({
    round,
    named: [...named],
    own: viewer === null ? null : [...(words[viewer] ?? [])],
    shown: shown.map((each) => [...each]),
    rolled,
  }),
  determinize: () => {},
  outcome,
  advice: { evaluate: () => 0, priors: () => null, turnOver: () => true, settled: () => false },
}
