import {
  type Chance,
  type Checked,
  type Game,
  isRecord,
  type Json,
  type Outcome,
  type Points,
  pool,
  poolSize,
  type Setup,
  shuffle,
  type Viewer,
} from '@curio/kernel'
import { checkOil, OIL, type Oil } from './pack.ts'
import { BEACONS, type Content, MOST_NIGHTS, play, type State } from './rules.ts'

/** The test game of the kernel; docs/adding-a-game.md explains it line by line. */
export const beacons: Game<State, Content> = {
  id: 'beacons',
  rules: 2,
  seats: { min: 2, max: 4 },
  bound: 4 * 3 * MOST_NIGHTS,
  packs: { oil: OIL },
  checkPack: (_name, pack) => checkOil(pack),
  options,
  content,
  setup,
  play,
  view,
  determinize,
  outcome,
  advice: {
    evaluate: (state, seat) => pointsOf(state, seat).total,
    priors: (_state, _seat, kind, jars, { brightness }) =>
      kind === 'seal' ? jars.map((jar) => brightness.get(String(jar)) ?? 0) : null,
    turnOver: (state, seat) => state.keepers[seat]?.sealed !== null,
    settled: (state) => state.over,
  },
}

function options(input: Json): Checked<Json> {
  if (!isRecord(input)) return { ok: false, message: 'options must be an object' }
  const { nights = MOST_NIGHTS, ...unknown } = input
  const extra = Object.keys(unknown)[0]
  if (extra !== undefined) return { ok: false, message: `there is no option "${extra}"` }
  if (!Number.isInteger(nights) || (nights as number) < 1 || (nights as number) > MOST_NIGHTS)
    return { ok: false, message: `nights must be 1 to ${MOST_NIGHTS}` }
  return { ok: true, value: { nights: nights as number } }
}

function content({ packs }: Setup): Content {
  const oil = packs.oil as unknown as Oil
  return { brightness: new Map(oil.jars.map((jar) => [jar.id, jar.brightness])), storm: oil.storm }
}

function setup({ seats, options }: Setup, { brightness }: Content): State {
  return {
    nights: (options as { nights: number }).nights,
    night: 0,
    keepers: Array.from({ length: seats }, () => ({
      hand: [],
      sealed: null,
      sparks: new Array(BEACONS).fill(0),
    })),
    store: pool([...brightness.keys()]),
    burnt: [],
    over: false,
  }
}

/** Own jars by name, those of the others by number. */
function view(state: State, viewer: Viewer): Json {
  const keepers = state.keepers.map(({ hand, sealed, sparks }, seat) =>
    seat === viewer ? { hand, sealed, sparks } : { hand: hand.length, sealed: sealed !== null, sparks },
  )
  return {
    nights: state.nights,
    night: state.night,
    keepers,
    store: poolSize(state.store),
    burnt: state.burnt,
  }
}

/** Whatever the viewer has not seen lies in one heap; everybody gets as many jars from it as they hold. */
function determinize(state: State, viewer: Viewer, chance: Chance): void {
  const others = state.keepers.filter((_, seat) => seat !== viewer)
  const unseen = [
    ...state.store.rest,
    ...others.flatMap(({ hand, sealed }) => (sealed === null ? hand : [...hand, sealed])),
  ]
  shuffle(unseen, chance)
  for (const keeper of others) {
    keeper.hand = unseen.splice(0, keeper.hand.length)
    if (keeper.sealed !== null) keeper.sealed = unseen.pop() ?? null
  }
  state.store.rest.splice(0, state.store.rest.length, ...unseen)
}

const MOST_SPARKS_BONUS = 2

/** A point for each spark, and a bonus for each beacon that nobody else lit as brightly. */
function pointsOf(state: State, seat: number): Points {
  const own = state.keepers[seat]?.sparks ?? []
  const sparks = own.reduce((sum, count) => sum + count, 0)
  const led = own.filter((count, beacon) =>
    state.keepers.every((keeper, other) => other === seat || (keeper.sparks[beacon] ?? 0) < count),
  )
  const bonus = led.length * MOST_SPARKS_BONUS
  return { total: sparks + bonus, by: { sparks, beacons: bonus } }
}

function outcome(state: State): Outcome | null {
  if (!state.over) return null
  const points = state.keepers.map((_, seat) => pointsOf(state, seat))
  const places = points.map(({ total }) => 1 + points.filter((other) => other.total > total).length)
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  return { kind: 'ranked', winners, places, points, ending: 'dawn' }
}
