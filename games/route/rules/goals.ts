import { TOURIST_TYPES } from '../content/pack.ts'
import type { City, Segment } from './city.ts'
import { type FinalRoute, verticesOf } from './final-route.ts'
import type { Measure } from './measure.ts'
import type { Tour } from './played.ts'
import { sitesOf } from './sites.ts'

type Goal = Tour['goals'][number]

/** A final route and what it is measured by. */
export interface RoutePlan {
  readonly city: City
  readonly route: FinalRoute
  readonly measure: Measure
  /** The player's tourists, at site × 4 + type. */
  readonly tourists: readonly number[]
  readonly circledCafes: readonly number[]
}

const segmentsIn = ({ city, route }: RoutePlan): Segment[] =>
  route.flatMap((part) => part.segments.flatMap((index) => city.segments[index] ?? []))

const touristsIn = ({ tourists }: RoutePlan, block: number): number =>
  TOURIST_TYPES.reduce((sum, _, type) => sum + (tourists[block * TOURIST_TYPES.length + type] ?? 0), 0)

/** In locations along the route; who waits at a remote landmark is in none. */
const touristsByType = ({ measure, tourists }: RoutePlan): number[] =>
  TOURIST_TYPES.map((_, type) =>
    measure.blocks.reduce((sum, block) => sum + (tourists[block * TOURIST_TYPES.length + type] ?? 0), 0),
  )

const held = (plan: RoutePlan): number[] => plan.measure.blocks.filter((block) => touristsIn(plan, block) > 0)

const isOuter = (coordinate: number): boolean => coordinate === 1 || coordinate === 6

/** What each goal counts on a final route. */
const MEASURES: Readonly<Record<Goal['measure'], (plan: RoutePlan) => number>> = {
  segments: ({ measure }) => measure.segments,
  turns: countTurns,
  borderSegments: (plan) => segmentsIn(plan).filter(({ border }) => border).length,
  threeSides: (plan) => {
    const beside = segmentsIn(plan).flatMap(({ along }) => along)
    return plan.measure.blocks.filter((block) => beside.filter((each) => each === block).length >= 3).length
  },
  tourists: (plan) => touristsByType(plan).reduce((sum, count) => sum + count, 0),
  borderTourists: (plan) =>
    plan.measure.blocks
      .filter((block) => {
        const { x = 0, y = 0 } = plan.city.blocks[block] ?? {}
        return isOuter(x) || isOuter(y)
      })
      .reduce((sum, block) => sum + touristsIn(plan, block), 0),
  rowsPlusColumns: (plan) => {
    const blocks = held(plan).flatMap((block) => plan.city.blocks[block] ?? [])
    return new Set(blocks.map(({ x }) => x)).size + new Set(blocks.map(({ y }) => y)).size
  },
  maxColour: (plan) => Math.max(...touristsByType(plan)),
  minLandmarks: ({ measure: { landmarks } }) => Math.min(...landmarks.slice(0, 3)),
  cafes: (plan) => {
    const passed = new Set(plan.route.flatMap((part) => verticesOf(plan.city, part)))
    return plan.circledCafes.filter((vertex) => passed.has(vertex)).length
  },
  greyLandmarks: ({ city, measure }) =>
    measure.sites.filter((site) => sitesOf(city).all[site]?.iconic !== null).length,
  whiteLocations: ({ city, measure }) =>
    measure.blocks.filter((block) => city.blocks[block]?.type === 'white').length,
}

export const goalResult = ({ measure }: Goal, plan: RoutePlan): number => MEASURES[measure](plan)

/** RT-ACH-11: for each joint within a part, in walking order, whether the direction changes there. */
export function turnsAlong({ city, route }: Pick<RoutePlan, 'city' | 'route'>): boolean[][] {
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

function countTurns(plan: RoutePlan): number {
  return turnsAlong(plan)
    .flat()
    .filter((turn) => turn).length
}

const COMPASS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const

/** The direction in which a segment leaves a vertex. */
function heading(city: City, index: number, vertex: number): readonly [number, number] {
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
