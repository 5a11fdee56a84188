import { oncePer } from '@curio/kernel'
import { type AncientId, TOURIST_TYPES } from '../content/pack.ts'
import { ancientOf, type City } from './city.ts'
import { pointsFor } from './measure.ts'
import { ENCOUNTER_DICE, type Payoffs, payoffAt } from './rolls.ts'

const TYPES = TOURIST_TYPES.length

/** RT-ANC-CTH-3, RT-ANC-YOG-5, RT-ANC-DAG-7, RT-ANC-SHU-4: points for one success. */
const CALLED_PAIR_POINTS = 3
const MADNESS_POINTS = 4
const RIVERSIDE_BLOCK_POINTS = 3
const GATE_LINK_POINTS = 4

/** What a player has when consequences are applied: what is left along the route, and how it was walked. */
export interface RouteSums {
  readonly city: City
  /** Tourists at block × 4 + type; they count only where the block is along. */
  readonly table: ArrayLike<number>
  /** By block: above 0 when it is along the route. */
  readonly along: ArrayLike<number>
  /** Blocks crossed out already (RT-ANC-YOG-3); they are not along any more. */
  readonly crossed: readonly number[]
  /** Sums along the route, by type. */
  readonly tourists: ArrayLike<number>
  readonly landmarks: ArrayLike<number>
  readonly stars: number
  /** By block: what it adds to the stars. */
  readonly starsAt: ArrayLike<number>
  /** By block: what each tourist in it adds to them, or null. */
  readonly perTourist: readonly number[] | null
  readonly task: number
  readonly madness: number
  readonly gateLinks: number
  readonly call: number
}

/**
 * RT-END-16: how many times in a row an Ancient takes something, by the failures. What there is to take is judged anew
 * each time (RT-ANC-YOG-4, RT-ANC-DAG-5, RT-ANC-SHU-3); only Cthulhu takes everything at once (RT-ANC-CTH-2).
 */
const TAKINGS: Readonly<Record<AncientId, (failures: number, gateLinks: number) => number>> = {
  CTHULHU: (failures) => Math.min(failures, 1),
  YOG_SOTHOTH: (failures) => failures,
  DAGON: (failures) => failures,
  SHUB_NIGGURATH: (failures, gateLinks) => failures * gateLinks,
}

export function takings(ancient: AncientId, failures: number, gateLinks: number): number {
  return TAKINGS[ancient](failures, gateLinks)
}

/** RT-ANC-CTH-2: how many tourists of the Call card's type go. */
export function calledErased(called: number, failures: number): number {
  if (failures === 0) return 0
  return failures === 1 ? Math.floor(called / 2) : called
}

/** RT-ANC-CTH-4. */
export const calledReward = (called: number): number => CALLED_PAIR_POINTS * Math.floor(called / 2)

/** RT-ANC-YOG-5. */
export const madnessReward = (madness: number): number => MADNESS_POINTS * madness

/** RT-ANC-DAG-7. */
export const riversideReward = (blocksWithTourists: number): number =>
  RIVERSIDE_BLOCK_POINTS * blocksWithTourists

/** RT-ANC-SHU-4. */
export const gateReward = (gateLinks: number): number => GATE_LINK_POINTS * gateLinks

/** RT-ANC-DAG-4, RT-ANC-SHU-3: none when there are no tourists at all. */
function isMostNumerous(counts: ArrayLike<number>, type: number): boolean {
  const count = counts[type] ?? 0
  if (count === 0) return false
  for (let other = 0; other < TYPES; other++) if ((counts[other] ?? 0) > count) return false
  return true
}

/** RT-ANC-DAG-6, RT-ANC-SHU-3: the types among which the player may choose. */
export function mostNumerous(counts: ArrayLike<number>): number[] {
  const types: number[] = []
  for (let type = 0; type < TYPES; type++) if (isMostNumerous(counts, type)) types.push(type)
  return types
}

/**
 * RT-ANC-YOG-2, RT-ANC-YOG-4: whether two blocks, by their places in the list of totals, are the fullest of
 * those not crossed out yet (bits).
 */
function areFullest(totals: ArrayLike<number>, crossed: number, one: number, other: number): boolean {
  const pair = (1 << one) | (1 << other)
  if (one === other || (pair & crossed) !== 0) return false
  const least = Math.min(totals[one] ?? 0, totals[other] ?? 0)
  for (let block = 0; block < totals.length; block++) {
    if (((pair | crossed) & (1 << block)) === 0 && (totals[block] ?? 0) > least) return false
  }
  return true
}

/** Lists of the city that only the encounter needs, with working space beside them. */
interface Places {
  readonly university: readonly number[]
  readonly riverside: readonly number[]
  /** By block: the type of its landmark, or -1. */
  readonly landmark: Int32Array
  readonly totals: Int32Array
  readonly counts: Int32Array
  readonly landmarks: Int32Array
  /** By type: what events pay for its tourists at the river. */
  readonly paid: Int32Array
  /** How many riverside blocks hold which types (bits). */
  readonly mixes: Int32Array
}

const placesOf = oncePer((city: City): Places => {
  const where = (test: 'university' | 'riverside'): number[] =>
    city.blocks.flatMap((block, index) => (block[test] ? [index] : []))
  const university = where('university')
  return {
    university,
    riverside: where('riverside'),
    landmark: landmarkTypes(city),
    totals: new Int32Array(university.length),
    counts: new Int32Array(TYPES),
    landmarks: new Int32Array(TYPES),
    paid: new Int32Array(TYPES),
    mixes: new Int32Array(1 << TYPES),
  }
})

/** By block: the number of the tourist type that its landmark attracts, or -1. */
function landmarkTypes(city: City): Int32Array {
  return Int32Array.from(city.blocks, ({ type }) => (TOURIST_TYPES as readonly string[]).indexOf(type))
}

type FillPayoffs = (sums: RouteSums, relaxed: boolean, payoffs: Payoffs) => void

const FILL: Readonly<Record<AncientId, FillPayoffs>> = {
  CTHULHU: fillCalled,
  YOG_SOTHOTH: fillUniversity,
  DAGON: fillRiverside,
  SHUB_NIGGURATH: fillGates,
}

/**
 * RT-END-16: the final total for each number of failures and successes, with the best penalty choices.
 *
 * A relaxed answer is never less than that of any sums with fewer blocks along and everything else equal. The plain
 * answer is that already except with Dagon, where another block may change which type is erased.
 */
export function fillPayoffs(sums: RouteSums, relaxed: boolean, payoffs: Payoffs): void {
  FILL[ancientOf(sums.city)](sums, relaxed, payoffs)
}

function fillFor(payoffs: Payoffs, failures: number, points: number, reward: number): void {
  for (let successes = 0; successes <= ENCOUNTER_DICE - failures; successes++) {
    payoffs[payoffAt(failures, successes)] = points + successes * reward
  }
}

const basePoints = ({ tourists, landmarks, stars, task }: RouteSums): number =>
  pointsFor(tourists, landmarks, stars, task)

function fillCalled(sums: RouteSums, _relaxed: boolean, payoffs: Payoffs): void {
  const points = basePoints(sums)
  const called = sums.tourists[sums.call] ?? 0
  const paid = paidFor(sums, sums.call)
  for (let failures = 0; failures < ENCOUNTER_DICE; failures++) {
    const erased = calledErased(called, failures)
    // RT-ANC-CTH-5: those whom no event pays for go first.
    const lost = erased * (sums.landmarks[sums.call] ?? 0) + sumOf(paid.slice(called - erased))
    fillFor(payoffs, failures, points - lost, calledReward(called - erased))
  }
}

const NOBODY: readonly number[] = []

/** What events pay for each tourist of a type along the route, the most first; nothing where they pay for none. */
function paidFor({ city, table, along, perTourist }: RouteSums, type: number): readonly number[] {
  if (perTourist === null || type < 0) return NOBODY
  const paid: number[] = []
  for (let block = 0; block < city.blocks.length; block++) {
    if ((along[block] ?? 0) === 0) continue
    for (let left = table[block * TYPES + type] ?? 0; left > 0; left--) paid.push(perTourist[block] ?? 0)
  }
  return paid.sort((one, other) => other - one)
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

function fillUniversity(sums: RouteSums, _relaxed: boolean, payoffs: Payoffs): void {
  const crossed = surveyUniversity(sums)
  const { totals } = placesOf(sums.city)
  const reward = madnessReward(sums.madness)
  for (let failures = 0; failures < ENCOUNTER_DICE; failures++) {
    const left = takings('YOG_SOTHOTH', failures, 0)
    fillFor(payoffs, failures, pointsAfterCrossing(sums, totals, left, crossed, 0), reward)
  }
}

/** Counts the tourists of the university blocks along the route; which of the blocks are crossed out, as bits. */
function surveyUniversity(sums: RouteSums): number {
  const { university, totals } = placesOf(sums.city)
  let crossed = 0
  for (let place = 0; place < university.length; place++) {
    const block = university[place] ?? -1
    totals[place] = (sums.along[block] ?? 0) > 0 ? touristsIn(sums.table, block) : 0
    if (sums.crossed.includes(block)) crossed |= 1 << place
  }
  return crossed
}

/** RT-ANC-YOG-2: the pairs of blocks of which one is crossed out; all that are left when they are two or fewer. */
export function fullestPairs(sums: RouteSums): number[][] {
  const crossed = surveyUniversity(sums)
  const { university, totals } = placesOf(sums.city)
  const pairs = university.flatMap((one, i) =>
    university.flatMap((other, j) => (i < j && areFullest(totals, crossed, i, j) ? [[one, other]] : [])),
  )
  if (pairs.length > 0) return pairs
  const open = university.filter((block) => !sums.crossed.includes(block))
  return open.length > 0 ? [open] : []
}

function touristsIn(table: ArrayLike<number>, block: number): number {
  let sum = 0
  for (let type = 0; type < TYPES; type++) sum += table[block * TYPES + type] ?? 0
  return sum
}

/** The most points left after some more pairs are crossed out; `gone` are the blocks crossed out so far here. */
function pointsAfterCrossing(
  sums: RouteSums,
  totals: Int32Array,
  more: number,
  crossed: number,
  gone: number,
): number {
  const all = (1 << totals.length) - 1
  if (more === 0 || (crossed | gone) === all) return pointsWithout(sums, gone)
  let best = Number.NEGATIVE_INFINITY
  for (let one = 0; one < totals.length; one++) {
    for (let other = one + 1; other < totals.length; other++) {
      if (!areFullest(totals, crossed | gone, one, other)) continue
      const next = gone | (1 << one) | (1 << other)
      best = Math.max(best, pointsAfterCrossing(sums, totals, more - 1, crossed, next))
    }
  }
  return best === Number.NEGATIVE_INFINITY ? pointsWithout(sums, all & ~crossed) : best
}

/** RT-ANC-YOG-3. */
function pointsWithout(sums: RouteSums, gone: number): number {
  if (gone === 0) return basePoints(sums)
  const { university, counts, landmarks, landmark } = placesOf(sums.city)
  let { stars } = sums
  for (let type = 0; type < TYPES; type++) {
    counts[type] = sums.tourists[type] ?? 0
    landmarks[type] = sums.landmarks[type] ?? 0
  }
  for (let place = 0; place < university.length; place++) {
    const block = university[place] ?? -1
    if ((gone & (1 << place)) === 0 || (sums.along[block] ?? 0) === 0) continue
    stars -= sums.starsAt[block] ?? 0
    const seen = landmark[block] ?? -1
    if (seen >= 0) landmarks[seen] = (landmarks[seen] ?? 0) - 1
    for (let type = 0; type < TYPES; type++) {
      counts[type] = (counts[type] ?? 0) - (sums.table[block * TYPES + type] ?? 0)
    }
  }
  return pointsFor(counts, landmarks, stars, sums.task)
}

function fillRiverside(sums: RouteSums, relaxed: boolean, payoffs: Payoffs): void {
  surveyRiverside(sums)
  const points = basePoints(sums)
  for (let failures = 0; failures < ENCOUNTER_DICE; failures++) {
    fillFor(payoffs, failures, Number.NEGATIVE_INFINITY, 0)
    eraseRiverside(sums, relaxed, payoffs, failures, takings('DAGON', failures, 0), points, 0)
  }
}

/** RT-ANC-DAG-4, RT-ANC-DAG-6: the types of which one is erased; none when no tourist stands at the river. */
export function riversideChoices(sums: RouteSums): number[] {
  const { counts } = surveyRiverside(sums)
  return mostNumerous(counts)
}

/** RT-ANC-DAG-7, RT-ANC-DAG-8. */
export const riversideHolding = (sums: RouteSums): number => blocksHolding(surveyRiverside(sums).mixes, 0)

function surveyRiverside({ city, along, table, perTourist }: RouteSums): Places {
  const places = placesOf(city)
  places.counts.fill(0)
  places.paid.fill(0)
  places.mixes.fill(0)
  for (const block of places.riverside) {
    if ((along[block] ?? 0) === 0) continue
    let mix = 0
    for (let type = 0; type < TYPES; type++) {
      const count = table[block * TYPES + type] ?? 0
      if (count === 0) continue
      mix |= 1 << type
      places.counts[type] = (places.counts[type] ?? 0) + count
      if (perTourist) places.paid[type] = (places.paid[type] ?? 0) + count * (perTourist[block] ?? 0)
    }
    places.mixes[mix] = (places.mixes[mix] ?? 0) + 1
  }
  return places
}

/** RT-ANC-DAG-4, RT-ANC-DAG-5: every order in which types may go, each judged by every number of successes. */
function eraseRiverside(
  sums: RouteSums,
  relaxed: boolean,
  payoffs: Payoffs,
  failures: number,
  more: number,
  points: number,
  erased: number,
): void {
  const { counts, paid, mixes } = placesOf(sums.city)
  if (more === 0) {
    const reward = riversideReward(blocksHolding(mixes, erased))
    for (let successes = 0; successes <= ENCOUNTER_DICE - failures; successes++) {
      const at = payoffAt(failures, successes)
      payoffs[at] = Math.max(payoffs[at] ?? 0, points + successes * reward)
    }
    return
  }
  let nothingLeft = true
  for (let type = 0; type < TYPES; type++) {
    const count = counts[type] ?? 0
    if (!(relaxed ? count > 0 : isMostNumerous(counts, type))) continue
    nothingLeft = false
    const lost = count * (sums.landmarks[type] ?? 0) + (paid[type] ?? 0)
    counts[type] = 0
    eraseRiverside(sums, relaxed, payoffs, failures, more - 1, points - lost, erased | (1 << type))
    counts[type] = count
  }
  if (nothingLeft) eraseRiverside(sums, relaxed, payoffs, failures, 0, points, erased)
}

function blocksHolding(mixes: Int32Array, erased: number): number {
  let blocks = 0
  for (let mix = 1; mix < mixes.length; mix++) if ((mix & ~erased) !== 0) blocks += mixes[mix] ?? 0
  return blocks
}

function fillGates(sums: RouteSums, relaxed: boolean, payoffs: Payoffs): void {
  const { counts } = placesOf(sums.city)
  for (let type = 0; type < TYPES; type++) counts[type] = sums.tourists[type] ?? 0
  const paid = relaxed || !sums.perTourist ? null : TOURIST_TYPES.map((_, type) => [...paidFor(sums, type)])
  let unpaid = 0
  const reward = gateReward(sums.gateLinks)
  let taken = 0
  for (let failures = 0; failures < ENCOUNTER_DICE; failures++) {
    for (; taken < takings('SHUB_NIGGURATH', failures, sums.gateLinks); taken++) {
      const type = cheapestOfMost(counts, paid ? costs(sums, paid) : sums.landmarks)
      if (type < 0) break
      counts[type] = (counts[type] ?? 0) - 1
      unpaid += paid?.[type]?.pop() ?? 0
    }
    fillFor(payoffs, failures, pointsFor(counts, sums.landmarks, sums.stars - unpaid, sums.task), reward)
  }
}

/** By type: what the next tourist that is erased was worth. */
const costs = ({ landmarks }: RouteSums, paid: readonly (readonly number[])[]): number[] =>
  paid.map((each, type) => (landmarks[type] ?? 0) + (each.at(-1) ?? 0))

/** By type: what its cheapest tourist along the route is worth. */
export const touristCosts = (sums: RouteSums): number[] =>
  costs(
    sums,
    TOURIST_TYPES.map((_, type) => paidFor(sums, type)),
  )

/** RT-ANC-SHU-3, RT-END-20: the most numerous type whose tourist is worth least; -1 when there are none. */
export function cheapestOfMost(counts: ArrayLike<number>, landmarks: ArrayLike<number>): number {
  let best = -1
  for (let type = 0; type < TYPES; type++) {
    if (!isMostNumerous(counts, type)) continue
    if (best < 0 || (landmarks[type] ?? 0) < (landmarks[best] ?? 0)) best = type
  }
  return best
}
