import { type AncientId, TOURIST_TYPES } from '../content/pack.ts'
import { ancientOf, type City } from './city.ts'
import { starsAt } from './measure.ts'
import {
  calledReward,
  cheapestOfMost,
  fillPayoffs,
  fullestPairs,
  gateReward,
  madnessReward,
  mostNumerous,
  type RouteSums,
  riversideChoices,
  riversideHolding,
  riversideReward,
  touristCosts,
} from './payoffs.ts'
import { newPayoffs, payoffAt } from './rolls.ts'

const TYPES = TOURIST_TYPES.length

/** What a player brings to the encounter, and what each penalty leaves of it. */
export interface Remains {
  /** Tourists left, at block × 4 + type; those of other blocks than `blocks` do not count. */
  readonly tourists: readonly number[]
  /** Blocks along the final route. */
  readonly blocks: readonly number[]
  /** What the landmark of each block is worth by itself. */
  readonly stars: readonly number[]
  /** By block: points for each tourist left in it. */
  readonly perTourist?: readonly number[]
  /** Blocks crossed out (RT-ANC-YOG-3). */
  readonly crossed: readonly number[]
  readonly task: number
  /** Points for single segments, which no penalty takes. */
  readonly tolls: number
  readonly madness: number
  readonly gateLinks: number
  readonly call: number
}

export function sumsOf(city: City, remains: Remains): RouteSums {
  const { crossed, perTourist = null, task, madness, gateLinks, call } = remains
  const stars = perTourist ? remains.stars.map((_, block) => starsAt(remains, block)) : remains.stars
  const along = new Int32Array(city.blocks.length)
  for (const block of remains.blocks) if (!crossed.includes(block)) along[block] = 1
  const left = city.blocks.flatMap((block, index) => (along[index] === 1 ? [{ ...block, index }] : []))
  return {
    city,
    table: remains.tourists,
    along,
    crossed,
    tourists: TOURIST_TYPES.map((_, type) =>
      left.reduce((sum, { index }) => sum + (remains.tourists[index * TYPES + type] ?? 0), 0),
    ),
    landmarks: TOURIST_TYPES.map((type) => left.filter((block) => block.type === type).length),
    stars: left.reduce((sum, { index }) => sum + (stars[index] ?? 0), remains.tolls),
    starsAt: stars,
    perTourist,
    task,
    madness,
    gateLinks,
    call,
  }
}

/** RT-END-16: the final total after the remaining failures, with the best choices. */
export function totalAfter(city: City, remains: Remains, failures: number, successes: number): number {
  const payoffs = newPayoffs()
  fillPayoffs(sumsOf(city, remains), false, payoffs)
  return payoffs[payoffAt(failures, successes)] ?? 0
}

/** Points for one success, on what is left after the penalties. */
export function rewardPerSuccess(city: City, remains: Remains): number {
  return REWARDS[ancientOf(city)](sumsOf(city, remains))
}

const REWARDS: Readonly<Record<AncientId, (sums: RouteSums) => number>> = {
  CTHULHU: ({ tourists, call }) => calledReward(tourists[call] ?? 0),
  YOG_SOTHOTH: ({ madness }) => madnessReward(madness),
  DAGON: (sums) => riversideReward(riversideHolding(sums)),
  SHUB_NIGGURATH: ({ gateLinks }) => gateReward(gateLinks),
}

/** RT-ANC-YOG-2: the blocks among which the player may choose. */
export function universityPairs(city: City, remains: Remains): number[][] {
  return fullestPairs(sumsOf(city, remains))
}

/** RT-ANC-YOG-2, RT-ANC-YOG-3. */
export function crossOut(remains: Remains, blocks: readonly number[]): Remains {
  const tourists = remains.tourists.map((count, at) => (blocks.includes(Math.floor(at / TYPES)) ? 0 : count))
  return { ...remains, tourists, crossed: [...remains.crossed, ...blocks] }
}

/** RT-ANC-DAG-4, RT-ANC-DAG-6: the types of which one is erased; empty when no tourist stands at the river. */
export function riversideTypes(city: City, remains: Remains): number[] {
  return riversideChoices(sumsOf(city, remains))
}

export function eraseRiverside(city: City, remains: Remains, type: number): Remains {
  const tourists = remains.tourists.map((count, at) =>
    at % TYPES === type && city.blocks[Math.floor(at / TYPES)]?.riverside ? 0 : count,
  )
  return { ...remains, tourists }
}

export interface Erasure {
  readonly type: number
  readonly block: number
}

/** RT-ANC-SHU-3: the tourists of which one is erased next. */
export function numerousTourists(city: City, remains: Remains): Erasure[] {
  const types = mostNumerous(sumsOf(city, remains).tourists)
  return types.flatMap((type) => blocksWith(remains, type).map((block) => ({ type, block })))
}

/** Blocks from which a tourist of a type can be erased; none for no type. */
export function blocksWith(remains: Remains, type: number): number[] {
  return remains.blocks.filter((block) => type >= 0 && (remains.tourists[block * TYPES + type] ?? 0) > 0)
}

/** RT-END-20: blocks whose tourists no event pays for come first. */
export function cheapestFirst({ perTourist = [] }: Remains, blocks: readonly number[]): number[] {
  return [...blocks].sort((one, other) => (perTourist[one] ?? 0) - (perTourist[other] ?? 0))
}

export function eraseOne(remains: Remains, { type, block }: Erasure): Remains {
  const tourists = remains.tourists.map((count, at) => (at === block * TYPES + type ? count - 1 : count))
  return { ...remains, tourists }
}

/** RT-END-20: the choice that keeps most points, counting the failures still to come; null if there is none. */
export function bestUniversityPair(city: City, remains: Remains, failures: number): number[] | null {
  return best(universityPairs(city, remains), (pair) =>
    totalAfter(city, crossOut(remains, pair), failures - 1, 0),
  )
}

export function bestRiversideType(
  city: City,
  remains: Remains,
  failures: number,
  successes: number,
): number | null {
  return best(riversideTypes(city, remains), (type) =>
    totalAfter(city, eraseRiverside(city, remains, type), failures - 1, successes),
  )
}

export function bestNumerousTourist(city: City, remains: Remains): Erasure | null {
  const sums = sumsOf(city, remains)
  const type = cheapestOfMost(sums.tourists, touristCosts(sums))
  const [block] = cheapestFirst(remains, blocksWith(remains, type))
  return block === undefined ? null : { type, block }
}

function best<T>(options: readonly T[], worth: (option: T) => number): T | null {
  const worths = options.map(worth)
  return options[worths.indexOf(Math.max(...worths))] ?? null
}
