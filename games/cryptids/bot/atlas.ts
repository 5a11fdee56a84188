import { oncePer } from '@curio/kernel'
import { EVIDENCE } from '../content/vocabulary.ts'
import type { CryptidsContent } from '../rules/content.ts'

/** Types of evidence by number; the last one is the rumour. */
export const TYPES = EVIDENCE.length
export const RUMOUR = EVIDENCE.indexOf('R')
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...EVIDENCE.map((type, number): [string, number] => [type, number]),
  ['r', RUMOUR],
])

/** The number of a type, or of what a face shows. */
export function typeNumber(type: string): number {
  return NUMBERS.get(type) ?? RUMOUR
}

/** The map in numbers. */
export interface Atlas {
  readonly numberOf: ReadonlyMap<string, number>
  /** Steps from place to place. */
  readonly distances: readonly Uint8Array[]
  readonly cities: readonly number[]
  /** Price of a token of each type. */
  readonly prices: readonly number[]
}

export const atlasOf = oncePer(prepare)

function prepare(content: CryptidsContent): Atlas {
  const places = [...content.places.values()]
  const tokens = [...content.tokens.values()]
  return {
    numberOf: new Map(places.map(({ id }, number) => [id, number])),
    distances: places.map(({ distance }) => Uint8Array.from(places, ({ id }) => distance.get(id) ?? FAR)),
    cities: places.flatMap(({ isCity }, number) => (isCity ? [number] : [])),
    prices: EVIDENCE.map((type) => tokens.find((token) => token.type === type)?.price ?? 0),
  }
}

/** A place that cannot be reached. */
const FAR = 99

/** The nearest city. */
export function cityFor({ cities, distances }: Atlas, from: number): number {
  let best = cities[0] ?? 0
  for (const city of cities) {
    if ((distances[from]?.[city] ?? FAR) < (distances[from]?.[best] ?? FAR)) best = city
  }
  return best
}
