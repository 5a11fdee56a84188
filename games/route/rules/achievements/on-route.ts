import { TOURIST_TYPES } from '../../content/pack.ts'
import type { City, Segment } from '../city.ts'
import { type RoutePlan, turnsAlong } from '../goals.ts'

/** RT-ACH-11: the longest run of joints with a turn; a link between two parts ends it. */
export function turnsInARow(plan: Pick<RoutePlan, 'city' | 'route'>): number {
  const runs = turnsAlong(plan).map((joints) =>
    joints.reduce(
      ({ run, best }, isTurn) => {
        const next = isTurn ? run + 1 : 0
        return { run: next, best: Math.max(best, next) }
      },
      { run: 0, best: 0 },
    ),
  )
  return Math.max(0, ...runs.map(({ best }) => best))
}

const SIDES = 4

/** RT-ACH-12: locations with a road on every side, all of them in the route; a rounded road covers two sides. */
export function surroundedLocations({ city, route }: Pick<RoutePlan, 'city' | 'route'>): number {
  const used = new Set(route.flatMap(({ segments }) => segments))
  return city.blocks.filter((_, block) => {
    const roads = city.segments.filter(
      ({ index, diagonal, along }) => !diagonal && city.roads.includes(index) && along.includes(block),
    )
    const sides = roads.reduce((sum, road) => sum + (isRounded(city, road) ? 2 : 1), 0)
    return sides >= SIDES && roads.every(({ index }) => used.has(index))
  }).length
}

/** It goes around the corner of its location. */
function isRounded({ vertices }: City, { a, b }: Segment): boolean {
  const [from, to] = [vertices[a], vertices[b]]
  return from?.i !== to?.i && from?.j !== to?.j
}

/** Locations along the route that hold tourists. */
function heldLocations({ city, measure, tourists }: RoutePlan) {
  return measure.blocks
    .filter((block) =>
      TOURIST_TYPES.some((_, type) => (tourists[block * TOURIST_TYPES.length + type] ?? 0) > 0),
    )
    .flatMap((block) => city.blocks[block] ?? [])
}

export const equalCoordinates = (plan: RoutePlan): number =>
  heldLocations(plan).filter(({ x, y }) => x === y).length

const isOuter = (coordinate: number): boolean => coordinate === 1 || coordinate === 6

/** RT-ACH-17. */
export const cornerLocations = (plan: RoutePlan): number =>
  heldLocations(plan).filter(({ x, y }) => isOuter(x) && isOuter(y)).length
