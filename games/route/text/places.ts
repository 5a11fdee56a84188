import type { City } from '../rules/city.ts'
import type { BoardView } from './view.ts'
import type { Place } from './words.ts'

/** What is printed or marked at a crossing, for the owner of a board and a task. */
export function placeAt(city: City, vertex: number, board: BoardView, task: readonly string[]): Place | null {
  const found = city.vertices[vertex]
  if (!found) return null
  if (found.gate) return 'gate'
  if (found.shop) return board.circledShops.includes(found.id) ? 'visitedShop' : 'shop'
  if (task.includes(found.id)) return found.terrifying ? 'terrifyingTask' : 'task'
  return found.terrifying ? 'terrifying' : null
}

/** The places that segments touch, each once. */
export function placesOn(
  city: City,
  segments: readonly string[],
  board: BoardView,
  task: readonly string[],
): Place[] {
  return endsOf(city, segments).flatMap((vertex) => placeAt(city, vertex, board, task) ?? [])
}

/** The places that nothing drawn so far touches and that segments would reach, each kind once. */
export function placesReached(
  city: City,
  segments: readonly string[],
  board: BoardView,
  task: readonly string[],
): Place[] {
  const before = new Set(endsOf(city, board.segments))
  const reached = endsOf(city, segments).filter((vertex) => !before.has(vertex))
  return [...new Set(reached.flatMap((vertex) => placeAt(city, vertex, board, task) ?? []))]
}

function endsOf(city: City, segments: readonly string[]): number[] {
  const ends = segments.flatMap((id) => {
    const segment = city.segments[city.segmentAt.get(id) ?? -1]
    return segment ? [segment.a, segment.b] : []
  })
  return [...new Set(ends)]
}
