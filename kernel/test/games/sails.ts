import { type Flow, type Game, type Pool, pool, poolSize, shuffle, type Table } from '@curio/kernel'

const ROPES = 12
const HAND = 3
/** With this many leaks the boat sinks. */
const MOST_LEAKS = 3

interface State {
  /** Hidden from the others. */
  readonly hands: number[][]
  readonly locker: Pool<number>
  readonly hauled: number[]
  leaks: number
  over: boolean
}

/** A cooperative game: a crew hauls numbered ropes in turn; each that is lower than the last one makes a leak. */
export const sails: Game<State, null> = {
  id: 'sails',
  rules: 1,
  seats: { min: 2, max: 4 },
  bound: 4 * HAND,
  packs: {},
  checkPack: () => [],
  options: () => ({ ok: true, value: {} }),
  content: () => null,
  sides: () => 'together',
  setup: ({ seats }) => ({
    hands: Array.from({ length: seats }, () => []),
    locker: pool(Array.from({ length: ROPES }, (_, rope) => rope + 1)),
    hauled: [],
    leaks: 0,
    over: false,
  }),
  play,
  view: ({ hands, locker, hauled, leaks }, viewer) => ({
    hands: hands.map((hand, seat) => (seat === viewer ? hand : hand.length)),
    locker: poolSize(locker),
    hauled,
    leaks,
  }),
  determinize({ hands, locker }, viewer, chance) {
    const unseen = [...locker.rest, ...hands.flatMap((hand, seat) => (seat === viewer ? [] : hand))]
    shuffle(unseen, chance)
    for (const [seat, hand] of hands.entries())
      if (seat !== viewer) hand.splice(0, hand.length, ...unseen.splice(0, hand.length))
    locker.rest.splice(0, locker.rest.length, ...unseen)
  },
  outcome(state) {
    if (!state.over) return null
    const won = state.leaks < MOST_LEAKS
    const progress = { reached: won ? ropesOf(state) : state.hauled.length - 1, of: ropesOf(state) }
    return { kind: 'cooperative', won, progress, points: [], ending: won ? 'harbour' : 'sunk' }
  },
  advice: {
    evaluate: ({ hauled, leaks }) => hauled.length - ROPES * leaks,
    priors: () => null,
    turnOver: () => true,
    settled: ({ over }) => over,
  },
}

const ropesOf = ({ hands }: State): number => hands.length * HAND

function* play(t: Table<State, null>): Flow {
  const { state } = t
  for (const hand of state.hands) while (hand.length < HAND) hand.push(t.draw(state.locker) ?? 0)
  while (state.leaks < MOST_LEAKS && state.hauled.length < ropesOf(state)) {
    const seat = state.hauled.length % t.seats
    const rope = yield* t.choose(seat, 'haul', () => state.hands[seat] ?? [])
    const hand = state.hands[seat] ?? []
    hand.splice(hand.indexOf(rope), 1)
    t.reveal()
    if (rope < (state.hauled.at(-1) ?? 0)) state.leaks += 1
    state.hauled.push(rope)
    t.note({ kind: 'hauled', seat, rope, leaks: state.leaks })
  }
  state.over = true
}
