import { type Flow, inSteps, isList, type Json, type Pool, poolSize, type Table } from '@curio/kernel'

export const BEACONS = 3
export const HAND = 3
/** Nobody draws from an empty store, so a hand must last for every night. */
export const MOST_NIGHTS = HAND
const MOST_SWAPPED = 2

export interface Keeper {
  /** Hidden from the others. */
  hand: string[]
  /** Hidden from the others until the storm. */
  sealed: string | null
  /** Sparks on each beacon. */
  readonly sparks: number[]
}

export interface State {
  readonly nights: number
  night: number
  readonly keepers: Keeper[]
  readonly store: Pool<string>
  /** Jars that lie open. */
  readonly burnt: string[]
  over: boolean
}

export interface Content {
  readonly brightness: ReadonlyMap<string, number>
  readonly storm: readonly number[]
}

type Beacons = Table<State, Content>

/** What a match is made of: the start, then some nights. */
export type Step = 'start' | 'night'

/** Some nights of storm; whoever burns the brightest oil lights the beacons. */
export function play(t: Beacons, from: Step = 'start'): Flow {
  return inSteps(t, from, (step) => playStep(t, step))
}

function* playStep(t: Beacons, step: Step): Flow<Step | null> {
  if (step === 'night') yield* playNight(t)
  for (const seat of t.state.keepers.keys()) fill(t, seat)
  if (t.state.night < t.state.nights) return 'night'
  t.state.over = true
  return null
}

function* playNight(t: Beacons): Flow {
  const seats = [...t.state.keepers.keys()]
  t.state.night += 1
  for (const seat of seats) yield* swap(t, seat)
  yield* t.together(seats, (seat) => seal(t, seat))
  for (const { seat, sparks } of storm(t)) yield* light(t, seat, sparks)
}

export function keeperAt(state: State, seat: number): Keeper {
  const keeper = state.keepers[seat]
  if (!keeper) throw new Error(`there is no keeper ${seat}`)
  return keeper
}

/** Draws up to a full hand, as long as the store lasts. */
function fill(t: Beacons, seat: number): void {
  const { hand } = keeperAt(t.state, seat)
  while (hand.length < HAND) {
    const jar = t.draw(t.state.store)
    if (jar === undefined) return
    hand.push(jar)
    t.note({ kind: 'drew', seat, jar }, [seat], { kind: 'drew', seat })
  }
}

/** Lays jars open and draws as many. */
function* swap(t: Beacons, seat: number): Flow {
  const keeper = keeperAt(t.state, seat)
  const max = Math.min(MOST_SWAPPED, poolSize(t.state.store))
  const jars = yield* t.pick(seat, 'swap', () => keeper.hand, { min: 0, max })
  if (jars.length === 0) return
  keeper.hand = keeper.hand.filter((jar) => !jars.includes(jar))
  t.state.burnt.push(...jars)
  t.reveal()
  t.note({ kind: 'swapped', seat, jars })
  fill(t, seat)
}

/** Everybody at once, in secret; until the last one has sealed, each may take it back. */
function* seal(t: Beacons, seat: number): Flow {
  const keeper = keeperAt(t.state, seat)
  const jar = yield* t.choose(seat, 'seal', () => keeper.hand)
  keeper.hand = keeper.hand.filter((each) => each !== jar)
  keeper.sealed = jar
  t.note({ kind: 'sealed', seat, jar }, [seat], { kind: 'sealed', seat })
}

interface Light {
  readonly seat: number
  readonly sparks: number
}

/** Opens what was sealed, rolls the storm, and says who lights how many sparks. */
function storm(t: Beacons): readonly Light[] {
  const jars = t.state.keepers.map((keeper) => keeper.sealed ?? '')
  for (const keeper of t.state.keepers) keeper.sealed = null
  t.state.burnt.push(...jars)
  t.reveal()
  const strength = t.roll(t.content.storm)
  t.note({ kind: 'storm', strength, jars })
  const bright = jars.map((jar) => (t.content.brightness.get(jar) ?? 0) - strength)
  const best = Math.max(1, ...bright)
  const lights = bright.flatMap((sparks, seat) => (sparks === best ? [{ seat, sparks }] : []))
  return t.since(2) ? lights : lights.slice(0, 1)
}

/** Spreads sparks over the beacons as the keeper likes. */
function* light(t: Beacons, seat: number, sparks: number): Flow {
  const spread = yield* t.compose<readonly number[]>(seat, 'light', {
    refuse: (answer) =>
      isSpread(answer, sparks) ? null : `spread exactly ${sparks} sparks over ${BEACONS} beacons`,
    examples: () => Array.from({ length: BEACONS }, (_, beacon) => allOn(beacon, sparks)),
  })
  const keeper = keeperAt(t.state, seat)
  spread.forEach((count, beacon) => {
    keeper.sparks[beacon] = (keeper.sparks[beacon] ?? 0) + count
  })
  t.note({ kind: 'lit', seat, spread })
}

function isSpread(answer: Json, sparks: number): boolean {
  if (!isList(answer) || answer.length !== BEACONS) return false
  if (!answer.every((count) => Number.isInteger(count) && (count as number) >= 0)) return false
  return answer.reduce<number>((sum, count) => sum + (count as number), 0) === sparks
}

function allOn(beacon: number, sparks: number): readonly number[] {
  return Array.from({ length: BEACONS }, (_, index) => (index === beacon ? sparks : 0))
}
