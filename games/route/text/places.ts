import type { City } from '../rules/city.ts'
import type { Shown } from '../rules/shown.ts'
import { readAct, vocabularyOf } from '../rules/vocabulary.ts'
import type { BoardView, PlayerView } from '../view.ts'
import type { Place } from './words.ts'

/** What is printed or marked at a crossing, for the owner of a board and a task. */
export function placeAt(city: City, vertex: number, board: BoardView, task: readonly string[]): Place | null {
  const found = city.vertices[vertex]
  if (!found) return null
  if (found.gate) return 'gate'
  const circled = board.circledShops.includes(found.id)
  if (found.shop) return circled ? 'visitedShop' : 'shop'
  if (found.cafe) return circled ? 'visitedCafe' : 'cafe'
  if (task.includes(found.id)) return found.terrifying ? 'terrifyingTask' : 'task'
  return found.terrifying ? 'terrifying' : sightAt(found)
}

/** What only cities of the booklet have at a crossing. */
function sightAt({ airport, green, pier, iconic }: City['vertices'][number]): Place | null {
  if (airport) return 'airport'
  if (green) return 'greenCrossing'
  if (pier >= 0) return 'pier'
  return iconic === null ? null : 'iconic'
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

/** Crossings with places that nothing drawn so far touches and that segments would reach. */
export function placesReached(
  city: City,
  segments: readonly string[],
  board: BoardView,
  task: readonly string[],
): { readonly place: Place; readonly crossing: string }[] {
  const before = new Set(endsOf(city, board.segments))
  const reached = endsOf(city, segments).filter((vertex) => !before.has(vertex))
  return reached.flatMap((vertex) => {
    const place = placeAt(city, vertex, board, task)
    return place ? [{ place, crossing: city.vertices[vertex]?.id ?? '' }] : []
  })
}

function endsOf(city: City, segments: readonly string[]): number[] {
  const ends = segments.flatMap((id) => {
    const segment = city.segments[city.segmentAt.get(id) ?? -1]
    return segment ? [segment.a, segment.b] : []
  })
  return [...new Set(ends)]
}

/** Segments drawn in a turn that is not finished: still in pencil. */
export function pencilSegments(pack: Shown, player: PlayerView | undefined): ReadonlySet<string> {
  const acts = player?.turn?.acts ?? []
  return new Set(
    acts.flatMap((act) => {
      if (act.act === 'correction') return [act.drawn]
      const drawn = act.act === 'draw' ? readAct(vocabularyOf(pack), 'draw', act.section) : null
      return drawn?.act === 'section' ? drawn.ids : []
    }),
  )
}
