import { type Report, reportDifference } from '@curio/kernel'
import type { EventCard } from './cards.ts'
import { EVENT_PLACES } from './terms.ts'

/** Where each kind of event does what it does. */
const PLACES_OF_EFFECT: Readonly<Record<EventCard['effect']['kind'], EventCard['place']>> = {
  pointsPerNeighbour: 'dice',
  tourists: 'dice',
  cafe: 'dice',
  pointsPerRoadAlong: 'dice',
  pointsForLandmark: 'greyLandmark',
  landmarkTurnsWhite: 'landmark',
  roadBlocked: 'whiteRoad',
  pointsForRoad: 'whiteRoad',
  crossingBlocked: 'whiteCrossing',
  pointsForLocation: 'whiteBlock',
}

/** RT-EV-4, RT-EV-6, RT-EV-27: the place of an event fits its colour, its effect and the cities it is used in. */
export function checkEvent(event: EventCard, path: string, report: Report): void {
  const places: readonly string[] = EVENT_PLACES[event.colour]
  if (!places.includes(event.place)) {
    report(`${path}.place`, `${event.place} for a ${event.colour} event; allowed: ${places.join(', ')}`)
  }
  const own = PLACES_OF_EFFECT[event.effect.kind]
  if (event.place !== own) {
    report(`${path}.effect.kind`, `${event.effect.kind} at ${event.place}; allowed: with the place ${own}`)
  }
  const unused = ['whiteRoad', 'whiteCrossing'].includes(event.place) ? ['venice'] : []
  reportDifference(
    report,
    `${path}.notIn`,
    event.notIn ?? [],
    unused,
    'Venice has no white roads and crossings',
  )
}
