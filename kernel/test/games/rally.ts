import {
  type Flow,
  firsts,
  type Game,
  inSteps,
  type Points,
  rankedByPoints,
  resultOf,
  type Table,
} from '@curio/kernel'

/** The legs, by what is driven over. */
const LEGS = ['hills', 'coast', 'town'] as const
const SPEEDS = [1, 2, 3] as const
/** For whoever is alone at the front of a leg. */
const BONUS = 2

type Leg = { subject: string; points: { total: number; by: { speed: number; front: number } }[] }

interface State {
  readonly speeds: number[]
  /** Those that are over. */
  readonly legs: Leg[]
  over: boolean
}

type Rally = Table<State, null>

/** A match of three games: each leg is won by points, and the match by legs. Nothing is hidden, and nobody waits between. */
export const rally: Game<State, null> = {
  id: 'rally',
  rules: 1,
  seats: { min: 2, max: 3 },
  bound: 3 * LEGS.length,
  packs: {},
  checkPack: () => [],
  options: () => ({ ok: true, value: {} }),
  content: () => null,
  setup: () => ({ speeds: [], legs: [], over: false }),
  play: (t, from) => inSteps(t, from ?? 'leg', (step) => drive(t, step)),
  view: ({ speeds, legs }) => ({ speeds: [...speeds], legs: structuredClone(legs) }),
  determinize: () => {},
  outcome: ({ legs, over }) => {
    if (!over) return null
    const seats = legs[0]?.points.length ?? 0
    return rankedByPoints(
      Array.from({ length: seats }, (_, seat) => legsWon(legs, seat)),
      'arrived',
    )
  },
  subject: () => 'rally',
  series: {
    stage: ({ legs }) => {
      const number = Math.min(legs.length + 1, LEGS.length)
      return { number, of: LEGS.length, subject: LEGS[number - 1] ?? null }
    },
    gamesOver: ({ legs }) =>
      legs.map(({ subject, points }) => {
        const outcome = rankedByPoints(points, subject)
        return { subject, results: points.map((_, seat) => resultOf(outcome, seat)) }
      }),
    ends: (step) => step === 'rest',
  },
  advice: {
    evaluate: ({ legs }, seat) => legsWon(legs, seat).total,
    priors: () => null,
    turnOver: () => true,
    settled: ({ over }) => over,
  },
}

/** A leg is won by everybody who is first in it. */
function legsWon(legs: readonly Leg[], seat: number): Points {
  const by = Object.fromEntries(
    legs.map(({ subject, points }) => {
      const { places } = rankedByPoints(points, subject)
      return [subject, Number(firsts(places).includes(seat))]
    }),
  )
  return { total: Object.values(by).reduce((sum, each) => sum + each, 0), by }
}

function* drive(t: Rally, step: unknown): Flow<string | null> {
  const { state } = t
  if (step === 'rest') {
    t.note({ kind: 'leg', leg: state.legs.length, subject: LEGS[state.legs.length] ?? '' })
    return 'leg'
  }
  for (let seat = 0; seat < t.seats; seat++) state.speeds.push(yield* t.choose(seat, 'speed', SPEEDS))
  const subject = LEGS[state.legs.length] ?? ''
  state.legs.push({ subject, points: state.speeds.map((speed) => legPoints(speed, state.speeds)) })
  state.speeds.length = 0
  t.note({ kind: 'leg.over', leg: state.legs.length - 1, subject })
  state.over = state.legs.length === LEGS.length
  return state.over ? null : 'rest'
}

function legPoints(speed: number, speeds: readonly number[]): Leg['points'][number] {
  const isAlone = speeds.filter((other) => other >= speed).length === 1
  const front = isAlone ? BONUS : 0
  return { total: speed + front, by: { speed, front } }
}
