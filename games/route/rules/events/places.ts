import { isEmpty } from '../board.ts'
import type { City } from '../city.ts'
import type { Forbidden } from '../reasons.ts'
import type { Board } from '../state.ts'
import { neighboursOf, type Spot, spotAt, touchedBy } from './spots.ts'
import { type EventTerms, eventCard, type StartingEvent } from './terms.ts'

/** An event that is being marked; by dice, the two numbers that were rolled. */
export interface Marking {
  readonly event: string
  readonly numbers: readonly number[]
}

const TAKEN: Forbidden = { why: 'occupied', rule: 'RT-EV-8' }
const FERRY: Forbidden = { why: 'eventPlace', rule: 'RT-EV-28' }
const ELSEWHERE: Forbidden = { why: 'otherCoordinates', rule: 'RT-EV-4' }
const NOT_ICONIC: Forbidden = { why: 'eventPlace', rule: 'RT-EV-29' }
const TOO_NEAR: Forbidden = { why: 'eventNear', rule: 'RT-EV-12' }

/** RT-EV-9 to RT-EV-11, RT-EV-25: by kind of place, what is said of any other place. */
const WRONG_PLACE: Readonly<Partial<Record<StartingEvent['place'], Forbidden>>> = {
  landmark: { why: 'eventPlace', rule: 'RT-EV-9' },
  whiteRoad: { why: 'eventPlace', rule: 'RT-EV-10' },
  whiteCrossing: { why: 'eventPlace', rule: 'RT-EV-11' },
  whiteBlock: { why: 'eventPlace', rule: 'RT-EV-25' },
}

/** RT-ERR-30, RT-ERR-54, RT-ERR-60: why an event cannot be marked somewhere on a board, or null. */
export function refuseEvent(
  terms: EventTerms,
  city: City,
  board: Board,
  { event, numbers }: Marking,
  id: string,
): Forbidden | null {
  const card = eventCard(terms, event)
  const spot = spotAt(city, id)
  if (spot.what === 'block' && !isEmpty(board, spot.index)) return TAKEN
  switch (card.place) {
    case 'dice':
      return refuseRolled(city, spot, numbers)
    case 'greyLandmark':
      return isIconic(city, spot) ? null : NOT_ICONIC
    case 'landmark':
    case 'whiteRoad':
    case 'whiteCrossing':
    case 'whiteBlock':
      if (!terms.places[card.place]?.includes(id)) return WRONG_PLACE[card.place] ?? null
      return isNearRed(terms, city, board, spot) ? TOO_NEAR : null
  }
}

/** Every place of a board that can take an event, in the order of the map. */
export function eventPlaces(terms: EventTerms, city: City, board: Board, marking: Marking): string[] {
  const { place } = eventCard(terms, marking.event)
  const listed = terms.places[place] ?? [...city.blocks, ...city.vertices].map(({ id }) => id)
  return listed.filter((id) => refuseEvent(terms, city, board, marking, id) === null)
}

/** RT-EV-4, RT-EV-5, RT-EV-28. */
function refuseRolled(city: City, { what, index }: Spot, [a, b]: readonly number[]): Forbidden | null {
  const block = city.blocks[index]
  if (what !== 'block' || !block) return ELSEWHERE
  const isRolled = (block.x === a && block.y === b) || (block.x === b && block.y === a)
  if (!isRolled) return ELSEWHERE
  return block.ferry ? FERRY : null
}

/** RT-EV-20, RT-EV-29: in a block, or on a crossing. */
function isIconic(city: City, { what, index }: Spot): boolean {
  if (what === 'segment') return false
  const found = what === 'block' ? city.blocks[index] : city.vertices[index]
  return found !== undefined && found.iconic !== null
}

/** RT-EV-12, RT-EV-13. */
function isNearRed(terms: EventTerms, city: City, board: Board, spot: Spot): boolean {
  const red = (board.events ?? []).filter(({ event }) => eventCard(terms, event).colour === 'red')
  return red.some((mark) => areNear(terms, city, mark, spot))
}

function areNear(terms: EventTerms, city: City, one: Spot, other: Spot): boolean {
  const touched = touchedBy(terms, city, one)
  if (touchedBy(terms, city, other).some((block) => touched.includes(block))) return true
  if (one.what === 'block' && other.what === 'block')
    return neighboursOf(city)[one.index]?.includes(other.index) ?? false
  return endsAt(city, one, other) || endsAt(city, other, one)
}

function endsAt(city: City, road: Spot, crossing: Spot): boolean {
  if (road.what !== 'segment' || crossing.what !== 'crossing') return false
  const { a = -1, b = -1 } = city.segments[road.index] ?? {}
  return a === crossing.index || b === crossing.index
}
