import type { Flow } from '../flow.ts'
import type { Game } from '../game.ts'
import type { Json } from '../json.ts'
import { rankedByPoints } from '../outcome.ts'
import type { Table } from '../table.ts'

/** What a smith has. */
interface Smith {
  strength: number
  flasks: number
  coals: number
  /** What its blades are worth; 0 is a broken one. */
  readonly blades: number[]
}

export interface ForgeState {
  readonly smiths: Smith[]
  round: number
  turn: number
  over: boolean
}

type Forge = Table<ForgeState, null>

const ROUNDS = 3
const DIE = [0, 1, 2, 3, 4, 5]

/**
 * In turn each smith makes a blade, light or heavy. At any moment, also in its own turn, a smith may drink, and may heat
 * one of its blades again: which one, then a throw of the die, then whether to keep it as it comes out. A heavy blow
 * shakes out the fires of the others: the blades that they are heating stay as they were, and their coals are saved.
 */
function* play(t: Forge, from?: Json): Flow {
  const { state } = t
  t.offer<string>({
    kind: 'drink',
    open: (seat) => !state.over && smithAt(t, seat).flasks > 0,
    options: () => ['sip', 'gulp'],
    act: (seat, how) => {
      const smith = smithAt(t, seat)
      smith.flasks -= 1
      smith.strength += how === 'sip' ? 1 : 2
      t.note({ kind: 'drunk', seat, how })
    },
  })
  t.offer<string>({
    kind: 'heat',
    open: (seat) => !state.over && smithAt(t, seat).coals > 0 && smithAt(t, seat).blades.length > 0,
    options: () => ['coal'],
    act: (seat) => heat(t, seat),
  })
  if (from !== undefined && from !== 'turn') throw new Error(`there is no step ${JSON.stringify(from)}`)
  while (state.round < ROUNDS) {
    t.checkpoint('turn')
    yield* strike(t, state.turn)
    state.turn = (state.turn + 1) % state.smiths.length
    if (state.turn === 0) state.round += 1
  }
  state.over = true
}

function* strike(t: Forge, seat: number): Flow {
  const smith = smithAt(t, seat)
  const blow = yield* t.choose(seat, 'strike', () => (smith.strength > 1 ? ['light', 'heavy'] : ['light']))
  smith.blades.push(blow === 'heavy' ? 3 : 1)
  if (blow === 'light') return
  smith.strength -= 2
  const others = [...t.state.smiths.keys()].filter((each) => each !== seat)
  for (const each of t.withdraw('heat', others)) {
    smithAt(t, each).coals += 1
    t.note({ kind: 'shaken', seat: each })
  }
}

function* heat(t: Forge, seat: number): Flow {
  const smith = smithAt(t, seat)
  smith.coals -= 1
  const blade = yield* t.choose(seat, 'heat.which', () => [...smith.blades.keys()])
  const worth = t.roll(DIE)
  t.note({ kind: 'heated', seat, worth })
  if ((yield* t.choose(seat, 'heat.keep', ['keep', 'quench'])) === 'quench') smith.blades[blade] = worth
}

function smithAt({ state }: Forge, seat: number): Smith {
  const smith = state.smiths[seat]
  if (!smith) throw new Error(`there is no smith ${seat}`)
  return smith
}

const worthOf = ({ blades }: Smith): number => blades.reduce((sum, blade) => sum + blade, 0)

/** A small game in which a seat has several open questions at once. */
export const forge: Game<ForgeState, null> = {
  id: 'forge',
  rules: 1,
  seats: { min: 2, max: 3 },
  bound: 100,
  packs: {},
  checkPack: () => [],
  options: (value) => ({ ok: true, value }),
  content: () => null,
  setup: ({ seats }) => ({
    smiths: Array.from({ length: seats }, () => ({ strength: 1, flasks: 1, coals: 2, blades: [] })),
    round: 0,
    turn: 0,
    over: false,
  }),
  play,
  view: (state) => state as unknown as Json,
  determinize: () => {},
  outcome: ({ smiths, over }) => {
    if (!over) return null
    const points = smiths.map((smith) => ({ total: worthOf(smith), by: { blades: worthOf(smith) } }))
    return rankedByPoints(points, 'fair')
  },
  advice: {
    evaluate: ({ smiths }, seat) => {
      const smith = smiths[seat]
      return smith ? worthOf(smith) + smith.strength + smith.flasks : 0
    },
    priors: (_state, _seat, _kind, options) => options.map((_, index) => index + 1),
    turnOver: ({ turn }, seat) => turn !== seat,
    offers: true,
    settled: ({ over }) => over,
  },
}
