import type { SetUpTerms } from '../effects/terms.ts'
import type { Spot } from './acts.ts'
import { stageOfCard, type TrickerionContent } from './content.ts'
import { isPlace, markerAt, showInRow, showOf } from './links.ts'
import type { Reason } from './reasons.ts'
import type { Marker, Show, TrickerionState } from './state.ts'

/** Where a marker may lie on a performance card (TR-TH-SET-1 to TR-TH-SET-5). */

/** Whose marker of which trick; one that is moved does not count where it lies (TR-TH-RES-7). */
export interface Piece {
  readonly seat: number
  readonly trick: string
  readonly moved: Marker | null
}

type SpotTerms = Pick<SetUpTerms, 'isBeside' | 'isSecondCopy'>

const PLAIN: SpotTerms = { isBeside: false, isSecondCopy: false }

export function spotForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  piece: Piece,
  { card, place, direction }: Spot,
  terms: SpotTerms = PLAIN,
): Reason | null {
  const show = showOf(state, card)
  if (!show) return 'notNow'
  if (place === besideOf(show)) return terms.isBeside ? copyForbidden(show, piece, terms) : 'noCircle'
  if (!isPlace(place) || direction === null) return 'noCircle'
  if (!stageOfCard(content, card).corners[place].some((corner) => corner.direction === direction)) {
    return 'noCircle'
  }
  const other = markerAt(show, place)
  if (other) return other === piece.moved ? 'samePlace' : 'placeTaken'
  return copyForbidden(show, piece, terms)
}

/** TR-TH-SET-4. */
function copyForbidden(
  { markers }: Show,
  { seat, trick, moved }: Piece,
  terms: SpotTerms,
): 'sameSymbol' | null {
  if (terms.isSecondCopy) return null
  for (const marker of markers) {
    if (marker !== moved && marker.seat === seat && marker.trick === trick) return 'sameSymbol'
  }
  return null
}

/** The next place beside the slots of a card. */
function besideOf({ markers }: Show): string {
  for (let index = 0; ; index++) {
    const place = `beside${index}`
    if (!markers.some((marker) => marker.place === place)) return place
  }
}

/** Every spot that is not forbidden. */
export function eachSpot(
  state: TrickerionState,
  content: TrickerionContent,
  piece: Piece,
  terms: SpotTerms,
  visit: (spot: Spot) => void,
): void {
  for (const show of state.row) {
    if (!show || copyForbidden(show, piece, terms) !== null) continue
    for (const spot of stageOfCard(content, show.card).spots) {
      if (!markerAt(show, spot.place)) visit(spot)
    }
    if (terms.isBeside) visit({ card: show.card, place: besideOf(show), direction: null })
  }
}

/** Puts a marker there. */
export function putMarker(
  state: TrickerionState,
  { card, place, direction }: Spot,
  { seat, trick, size }: Pick<Marker, 'seat' | 'trick' | 'size'>,
): void {
  showInRow(state, card).markers.push({ seat, trick, place, direction, size })
}

/** Takes a marker off its card. */
export function takeMarker(state: TrickerionState, card: string, place: string): Marker {
  const { markers } = showInRow(state, card)
  const index = markers.findIndex((marker) => marker.place === place)
  const [marker] = index < 0 ? [] : markers.splice(index, 1)
  if (!marker) throw new Error(`no marker lies at ${place} of ${card}`)
  return marker
}
