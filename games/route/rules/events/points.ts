import { oncePer } from '@curio/kernel'
import type { City } from '../city.ts'
import type { RouteBoard } from '../final-route.ts'
import { tollsOf } from '../measure.ts'
import { sitesAlong, sitesOf } from '../sites.ts'
import type { Ending, EventMark, Player } from '../state.ts'
import { neighboursOf } from './spots.ts'
import { type EventTerms, eventCard } from './terms.ts'

const TYPES = 4

/** RT-EV-24: where a landmark is rebuilt, the city counts as if there were none. */
export function countedBoard(
  terms: EventTerms,
  board: RouteBoard,
  { board: { events = [] } }: Player,
): RouteBoard {
  const closed = events.find(({ event }) => eventCard(terms, event).effect.kind === 'landmarkTurnsWhite')
  if (!closed) return board
  const { index } = closed
  return { ...board, city: closedCity(board.city)(index), stars: board.stars.with(index, 0) }
}

/** A city without one of its landmarks. Each is made once, because much is worked out once per city. */
const closedCity = oncePer((city: City) => {
  const known = new Map<number, City>()
  return (block: number): City => {
    const before = known.get(block)
    if (before) return before
    const closed = {
      ...city,
      blocks: city.blocks.map((each, index) => (index === block ? white(each) : each)),
    }
    known.set(block, closed)
    return closed
  }
})

const white = (block: City['blocks'][number]): City['blocks'][number] => ({
  ...block,
  type: 'white',
  star: 0,
  iconic: null,
  casino: null,
})

/** By site, what the events of a board bring to a final route that has it along, with the tourists that are there now. */
export function eventWorth(
  terms: EventTerms,
  city: City,
  events: readonly EventMark[],
  tourists: readonly number[],
): number[] {
  const worth: number[] = new Array(sitesOf(city).all.length).fill(0)
  const perTourist = eventPerTourist(terms, city, events) ?? []
  for (const [block, points] of perTourist.entries()) worth[block] = points * touristsIn(tourists, block)
  const add = (site: number, points: number): void => {
    worth[site] = (worth[site] ?? 0) + points
  }
  for (const mark of events) {
    const { effect } = eventCard(terms, mark.event)
    switch (effect.kind) {
      case 'pointsForLandmark':
        // RT-EV-21, RT-EV-29.
        add(siteOf(city, mark), effect.points)
        break
      case 'pointsForLocation':
        // RT-EV-25.
        add(mark.index, effect.points)
        break
      case 'pointsPerNeighbour':
      case 'pointsPerRoadAlong':
      case 'pointsForRoad':
      case 'tourists':
      case 'cafe':
      case 'landmarkTurnsWhite':
      case 'roadBlocked':
      case 'crossingBlocked':
    }
  }
  return worth
}

/** RT-EV-16, RT-EV-17: by block, what the events of a board pay for each tourist; null where none pays for tourists. */
export function eventPerTourist(
  terms: EventTerms,
  city: City,
  events: readonly EventMark[],
): number[] | null {
  let perTourist: number[] | null = null
  for (const { event, index } of events) {
    const { effect } = eventCard(terms, event)
    if (effect.kind !== 'pointsPerNeighbour') continue
    perTourist ??= new Array<number>(city.blocks.length).fill(0)
    for (const block of neighboursOf(city)[index] ?? [])
      perTourist[block] = (perTourist[block] ?? 0) + effect.points
  }
  return perTourist
}

/** By segment, what the events of a board bring to a final route that has it; null where no event pays for roads. */
export function eventTolls(terms: EventTerms, city: City, events: readonly EventMark[]): number[] | null {
  let tolls: number[] | null = null
  for (const { event, index } of events) {
    const { effect } = eventCard(terms, event)
    if (effect.kind !== 'pointsForRoad' && effect.kind !== 'pointsPerRoadAlong') continue
    const roads =
      effect.kind === 'pointsForRoad'
        ? [index]
        : city.roads.filter((road) => city.segments[road]?.along.includes(index))
    tolls ??= new Array<number>(city.segments.length).fill(0)
    for (const road of roads) tolls[road] = (tolls[road] ?? 0) + effect.points
  }
  return tolls
}

/** RT-EV-26: the points of all events together. A crossed-out location has nothing left (RT-ANC-YOG-3). */
export function eventPoints(
  terms: EventTerms,
  city: City,
  { board: { events = [] } }: Player,
  { route, crossed, tourists }: Ending,
): number {
  const worth = eventWorth(terms, city, events, tourists)
  const tolls = eventTolls(terms, city, events)
  const segments = route.flatMap((part) => part.segments)
  return sitesAlong(city, segments)
    .filter((site) => !crossed.includes(site))
    .reduce((sum, site) => sum + (worth[site] ?? 0), tolls ? tollsOf({ tolls }, segments) : 0)
}

function siteOf(city: City, { what, index }: EventMark): number {
  if (what === 'block') return index
  const { all } = sitesOf(city)
  const iconic = city.vertices[index]?.iconic
  return all.findIndex((site, place) => place >= city.blocks.length && site.iconic === iconic)
}

function touristsIn(tourists: readonly number[], block: number): number {
  return tourists.slice(block * TYPES, (block + 1) * TYPES).reduce((sum, count) => sum + count, 0)
}
