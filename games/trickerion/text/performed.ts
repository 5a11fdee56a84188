import type { Marker, Show } from '../rules/state.ts'
import type { TrickerionView } from '../view.ts'
import type { Names } from './names.ts'

interface Performed {
  readonly show: Show
  readonly marker: Marker
}

/** What lies at a place of the card that is being performed. */
export function performedAt({ row, performing }: TrickerionView, place: string): Performed | null {
  for (const show of row) {
    const marker = show?.markers.find((each) => each.place === place)
    // Matches of older rules do not say which card it is.
    if (show && marker && (performing === null || show.card === performing)) return { show, marker }
  }
  return null
}

/** Its trick; of two markers of one trick also where it lies. */
export function performedWords(names: Names, view: TrickerionView, place: string): string | null {
  const found = performedAt(view, place)
  if (!found) return null
  const { trick } = found.marker
  const isOnlyOne = found.show.markers.filter((each) => each.trick === trick).length === 1
  return isOnlyOne ? names.trick(trick) : `${names.trick(trick)} (${names.place(place)})`
}
