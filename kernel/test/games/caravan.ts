import { type Flow, type Game, type Json, rankedByPoints, type Table } from '@curio/kernel'

const CAMELS = 2
/** Where the oasis is. */
const FAR = 4

interface State {
  /** By seat and camel, how far it has come. */
  readonly places: number[][]
  turn: number
  over: boolean
}

/**
 * Each player leads two camels, and nothing is hidden. In turn one of them goes on, past every place where another stands;
 * when somebody's camels have both come to the oasis, whoever has come the furthest in all wins.
 */
export const caravan: Game<State, null> = {
  id: 'caravan',
  rules: 1,
  seats: { min: 2, max: 2 },
  bound: 2 * CAMELS * FAR,
  packs: {},
  checkPack: () => [],
  options: () => ({ ok: true, value: {} }),
  content: () => null,
  setup: ({ seats }) => ({
    places: Array.from({ length: seats }, () => new Array<number>(CAMELS).fill(0)),
    turn: 0,
    over: false,
  }),
  play,
  view: (state) => state as unknown as Json,
  determinize: () => {},
  outcome: ({ places, over }) => {
    if (!over) return null
    const points = places.map((own) => ({ total: sumOf(own), by: { way: sumOf(own) } }))
    return rankedByPoints(points, 'oasis')
  },
  advice: {
    evaluate: ({ places }, seat) => sumOf(places[seat] ?? []),
    priors: () => null,
    turnOver: ({ turn }, seat) => turn !== seat,
    settled: ({ over }) => over,
  },
}

const sumOf = (places: readonly number[]): number => places.reduce((sum, place) => sum + place, 0)

function* play(t: Table<State, null>): Flow {
  const { state } = t
  const { places } = state
  while (!state.over) {
    const seat = state.turn
    const own = places[seat] ?? []
    const camel = yield* t.choose(seat, 'lead', () => [...own.keys()].filter((each) => own[each] !== FAR))
    do own[camel] = (own[camel] ?? 0) + 1
    while (own[camel] !== FAR && isTaken(places, seat, camel))
    t.note({ kind: 'led', seat, camel, place: own[camel] })
    state.over = own.every((place) => place === FAR)
    state.turn = (seat + 1) % places.length
  }
}

const isTaken = (places: State['places'], seat: number, camel: number): boolean =>
  places.some((own, who) =>
    own.some((place, which) => (who !== seat || which !== camel) && place === places[seat]?.[camel]),
  )
