import { TOURIST_TYPES } from '../../content/pack.ts'
import type { City } from '../../rules/city.ts'
import type { RouteBoard } from '../../rules/final-route.ts'
import { sitesOf } from '../../rules/sites.ts'
import type { Random } from './random-board.ts'
import { randomTerms } from './random-terms.ts'

/**
 * A board of some segments of a real city, seven to ten if nothing else is said, grown from some of the given
 * crossings: tourists on all sites, ratings of iconic landmarks, a task, circled cafes.
 */
export function randomCityBoard(
  random: Random,
  city: City,
  from: readonly number[],
  segments = 7 + random(4),
): RouteBoard {
  const any = <T>(list: readonly T[]): T | undefined => list[random(list.length)]
  const reached = new Set(Array.from({ length: 1 + random(3) }, () => any(from) ?? 0))
  const drawn = new Set<number>()
  for (let left = segments; left > 0; left--) {
    const free = city.vertices[any([...reached]) ?? 0]?.segments.filter((index) => !drawn.has(index)) ?? []
    const segment = city.segments[any(free) ?? -1]
    if (!segment) continue
    drawn.add(segment.index)
    reached.add(segment.a).add(segment.b)
  }
  const { all } = sitesOf(city)
  const passed = [...reached]
  return {
    city,
    drawn: [...drawn].sort((one, other) => one - other),
    tourists: all.flatMap(() => TOURIST_TYPES.map(() => (random(3) === 0 ? random(3) : 0))),
    stars: all.map(({ iconic }) => (iconic === null ? 0 : 3 + random(9))),
    task: [...new Set(Array.from({ length: random(4) }, () => any(passed) ?? 0))],
    call: city.ancient === 'CTHULHU' ? random(4) : -1,
    tomes: { reroll: random(2) === 0, upgrade: random(2) === 0, blessing: random(2) === 0 },
    circled: passed.filter((vertex) => city.vertices[vertex]?.cafe),
  }
}

/** The vertices of a city for which something holds. */
export const verticesWhere = (city: City, test: (vertex: City['vertices'][number]) => boolean): number[] =>
  city.vertices.flatMap((vertex, index) => (test(vertex) ? [index] : []))

/** The same board with bets, goals and points for single sites. */
export const withTerms = (random: Random, board: RouteBoard): RouteBoard => ({
  ...board,
  terms: randomTerms(random, board),
})
