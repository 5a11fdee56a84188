import { TOURIST_TYPES } from '../content/pack.ts'
import type { City } from './city.ts'
import { type FinalRoute, verticesOf } from './final-route.ts'
import type { Tour } from './played.ts'
import { sitesOf } from './sites.ts'

export type Goal = Tour['goals'][number]

/** What goals look at in a final route. */
export interface RouteFacts {
  readonly city: City
  readonly segments: number
  readonly borderSegments: number
  /** RT-ACH-11. */
  readonly turns: number
  /** By site: how many segments of the route have it along them. */
  readonly cover: ArrayLike<number>
  /** The player's tourists, at site × 4 + type. */
  readonly table: ArrayLike<number>
  /** Landmarks on the route, by type. */
  readonly landmarks: ArrayLike<number>
  /** Circled cafes on the route. */
  readonly cafes: number
}

const TYPES = TOURIST_TYPES.length

type Block = City['blocks'][number]

/** Adds something up over the locations along the route; who waits at a remote landmark is in none. */
function sumAlong({ city, cover }: RouteFacts, worth: (index: number, block: Block) => number): number {
  let sum = 0
  for (const [index, block] of city.blocks.entries()) {
    if ((cover[index] ?? 0) > 0) sum += worth(index, block)
  }
  return sum
}

function touristsIn({ table }: RouteFacts, block: number): number {
  let sum = 0
  for (let type = 0; type < TYPES; type++) sum += table[block * TYPES + type] ?? 0
  return sum
}

const isOuter = (coordinate: number): boolean => coordinate === 1 || coordinate === 6

/** What each goal counts on a final route. More segments never make any of it less. */
const MEASURES: Readonly<Record<Goal['measure'], (facts: RouteFacts) => number>> = {
  segments: ({ segments }) => segments,
  turns: ({ turns }) => turns,
  borderSegments: ({ borderSegments }) => borderSegments,
  threeSides: (facts) => sumAlong(facts, (block) => Number((facts.cover[block] ?? 0) >= 3)),
  tourists: (facts) => sumAlong(facts, (block) => touristsIn(facts, block)),
  borderTourists: (facts) =>
    sumAlong(facts, (block, { x, y }) => (isOuter(x) || isOuter(y) ? touristsIn(facts, block) : 0)),
  rowsPlusColumns: (facts) => {
    let lines = 0
    sumAlong(facts, (block, { x, y }) => {
      if (touristsIn(facts, block) > 0) lines |= (1 << x) | (1 << (y + 8))
      return 0
    })
    return countBits(lines)
  },
  maxColour: (facts) => {
    const ofType = (type: number): number =>
      sumAlong(facts, (block) => facts.table[block * TYPES + type] ?? 0)
    return Math.max(...TOURIST_TYPES.map((_, type) => ofType(type)))
  },
  minLandmarks: ({ landmarks }) => Math.min(landmarks[0] ?? 0, landmarks[1] ?? 0, landmarks[2] ?? 0),
  cafes: ({ cafes }) => cafes,
  greyLandmarks: ({ city, cover }) => {
    let grey = 0
    for (const [site, { iconic }] of sitesOf(city).all.entries()) {
      if (iconic !== null && (cover[site] ?? 0) > 0) grey++
    }
    return grey
  },
  whiteLocations: (facts) => sumAlong(facts, (_, { type }) => Number(type === 'white')),
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left > 0; left &= left - 1) count++
  return count
}

export const goalResult = ({ measure }: Goal, facts: RouteFacts): number => MEASURES[measure](facts)

/** RT-ACH-11: for each joint within a part, in walking order, whether the direction changes there. */
export function turnsAlong(city: City, route: FinalRoute): boolean[][] {
  return route.map((part) => {
    const walk = verticesOf(city, part)
    return part.segments.slice(1).map((next, index) => {
      const vertex = walk[index + 1] ?? -1
      const [di, dj] = heading(city, part.segments[index] ?? -1, vertex)
      const [ei, ej] = heading(city, next, vertex)
      return di !== -ei || dj !== -ej
    })
  })
}

export function countTurns(city: City, route: FinalRoute): number {
  return turnsAlong(city, route)
    .flat()
    .filter((turn) => turn).length
}

const COMPASS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const

/** The direction in which a segment leaves a vertex. */
export function heading(city: City, index: number, vertex: number): readonly [number, number] {
  const segment = city.segments[index]
  if (!segment) throw new Error(`no segment ${index}`)
  const direction = segment.a === vertex ? segment.da : segment.db
  if (direction) return COMPASS[direction]
  const from = city.vertices[vertex]
  const to = city.vertices[segment.a === vertex ? segment.b : segment.a]
  return [(to?.i ?? 0) - (from?.i ?? 0), (to?.j ?? 0) - (from?.j ?? 0)]
}

/** RT-BASE-35, RT-BASE-36: what a goal pays each player; the best of those who meet it win it, however many they are. */
export function goalPoints(goal: Goal, results: readonly number[]): number[] {
  const best = Math.max(...results)
  return results.map((result) => {
    if (result < goal.atLeast) return 0
    return result === best ? goal.win : goal.met
  })
}
