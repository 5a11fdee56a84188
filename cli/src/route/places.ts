import type { BoardView, Place } from '@curio/route/text'
import type { City } from './content.ts'

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
  const ends = segments.flatMap((id) => {
    const segment = city.segments[city.segmentAt.get(id) ?? -1]
    return segment ? [segment.a, segment.b] : []
  })
  return [...new Set(ends)].flatMap((vertex) => placeAt(city, vertex, board, task) ?? [])
}
