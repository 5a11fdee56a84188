import { type Flow, firsts, type Game, type Points, type Table } from '@curio/kernel'

const TEAMS = [
  [0, 2],
  [1, 3],
] as const
const PULLS = [1, 2, 3] as const
const ROUNDS = 2

interface Puller {
  /** What is left of the strengths to pull with. */
  left: number[]
  /** Hidden from the others until everybody has chosen. */
  chosen: number | null
  spent: number
}

interface State {
  readonly pullers: Puller[]
  /** Rounds won, team by team. */
  readonly won: number[]
  round: number
  over: boolean
}

/** A game of two teams: everybody pulls in secret, and the stronger team of each round wins it. */
export const tug: Game<State, null> = {
  id: 'tug',
  rules: 1,
  seats: { min: 4, max: 4 },
  bound: 4 * ROUNDS,
  packs: {},
  checkPack: () => [],
  options: () => ({ ok: true, value: {} }),
  content: () => null,
  sides: () => TEAMS,
  setup: ({ seats }) => ({
    pullers: Array.from({ length: seats }, () => ({ left: [...PULLS], chosen: null, spent: 0 })),
    won: TEAMS.map(() => 0),
    round: 0,
    over: false,
  }),
  play,
  view: ({ pullers, won, round }, viewer) => ({
    pullers: pullers.map(({ left, chosen, spent }, seat) =>
      seat === viewer || chosen === null
        ? { left, chosen, spent }
        : { left: [...left, chosen].sort(), chosen: null, spent },
    ),
    won,
    round,
  }),
  determinize({ pullers }, viewer, chance) {
    for (const [seat, puller] of pullers.entries()) {
      if (seat === viewer || puller.chosen === null) continue
      const all = [...puller.left, puller.chosen].sort()
      puller.chosen = all.splice(chance.below(all.length), 1)[0] ?? null
      puller.left = all
    }
  },
  outcome({ pullers, won, over }) {
    if (!over) return null
    const places = won.map((rounds) => 1 + won.filter((other) => other > rounds).length)
    const points = pullers.map(({ spent }): Points => ({ total: spent, by: { strength: spent } }))
    const teamPoints = won.map((rounds): Points => ({ total: rounds, by: { rounds } }))
    const ending = places.every((place) => place === 1) ? 'draw' : 'pulled'
    return { kind: 'teams', teams: TEAMS, winners: firsts(places), places, points, teamPoints, ending }
  },
  achievements: {
    groups: [
      {
        id: 'rope',
        name: { ru: 'Канат', en: 'The rope' },
        items: [
          {
            id: 'strangers',
            kind: 'people',
            atLeast: 3,
            text: { ru: 'Сыграйте с тремя людьми', en: 'Play with three people' },
          },
          {
            id: 'hard',
            kind: 'best',
            atLeast: 5,
            text: { ru: 'Победите, потратив 5 сил', en: 'Win with 5 of strength' },
          },
        ],
        enough: 2,
        unlocks: [],
      },
    ],
    brings: ({ state }, { seat, won }) => ({
      strangers: true,
      hard: won ? (state.pullers[seat]?.spent ?? 0) : 0,
    }),
  },
  advice: {
    evaluate: ({ won }, seat) => won[seat % TEAMS.length] ?? 0,
    priors: () => null,
    turnOver: ({ pullers }, seat) => pullers[seat]?.chosen !== null,
    settled: ({ over }) => over,
  },
}

function* play(t: Table<State, null>): Flow {
  const { state } = t
  while (state.round < ROUNDS) {
    yield* t.together([...state.pullers.keys()], (seat) => pull(t, seat))
    t.reveal()
    const strengths = state.pullers.map(({ chosen }) => chosen ?? 0)
    const sums = TEAMS.map((team) => team.reduce<number>((sum, seat) => sum + (strengths[seat] ?? 0), 0))
    for (const [team, sum] of sums.entries())
      if (sums.every((other, index) => index === team || other < sum))
        state.won[team] = (state.won[team] ?? 0) + 1
    for (const puller of state.pullers) {
      puller.spent += puller.chosen ?? 0
      puller.chosen = null
    }
    state.round += 1
    t.note({ kind: 'round', round: state.round, strengths })
  }
  state.over = true
}

function* pull(t: Table<State, null>, seat: number): Flow {
  const puller = t.state.pullers[seat]
  if (!puller) throw new Error(`nobody pulls at seat ${seat}`)
  const strength = yield* t.choose(seat, 'pull', () => puller.left)
  puller.left = puller.left.filter((each) => each !== strength)
  puller.chosen = strength
  t.note({ kind: 'chose', seat, strength }, [seat], { kind: 'chose', seat })
}
