import type { Flow } from '@curio/kernel'
import { EVENT_COLOURS } from '../../content/booklet/terms.ts'
import { TOURIST_TYPES } from '../../content/pack.ts'
import { writeAct } from '../acts.ts'
import { addTourists, playerOf } from '../board.ts'
import type { City } from '../city.ts'
import { NUMBERS } from '../dice.ts'
import { BLOCKED, type Board } from '../state.ts'
import { actOf, allSeats, cityAt, type RouteTable } from '../table.ts'
import { eventPlaces } from './places.ts'
import { type Spot, segmentsAt, spotAt } from './spots.ts'
import type { EventTerms, StartingEvent } from './terms.ts'

/** RT-ERR-32. */
const ROLLS = 100

/** RT-EV-2, RT-EV-3: the cards are drawn and marked one by one, the yellow ones first. */
export function* markEvents(t: RouteTable, terms: EventTerms): Flow {
  const { state } = t
  const asked = state.options.edition === 'booklet' ? state.options.events : undefined
  if (!asked) return
  state.phase = 'events'
  state.events = { opened: [], numbers: [] }
  for (const colour of EVENT_COLOURS) {
    const left = terms.cards.filter(
      (card) => card.colour === colour && !asked.without?.some((id) => id === card.id),
    )
    for (let count = asked[colour]; count > 0 && left.length > 0; count--) {
      const event = t.roll(left.map(({ id }) => id))
      const [card] = left.splice(
        left.findIndex(({ id }) => id === event),
        1,
      )
      if (card) yield* openEvent(t, terms, card)
    }
  }
}

function* openEvent(t: RouteTable, terms: EventTerms, card: StartingEvent): Flow {
  const events = eventsOf(t)
  events.opened.push(card.id)
  events.numbers = []
  t.note({ kind: 'event.opened', event: card.id })
  if (card.place === 'dice' && !rollForAll(t, terms, card)) {
    t.note({ kind: 'event.skipped', event: card.id, seat: null })
    return
  }
  if (card.colour === 'red' && t.seats === 1) markAlone(t, terms, card)
  else yield* markTogether(t, terms, card)
}

const eventsOf = ({ state }: RouteTable) => state.events ?? { opened: [], numbers: [] }

/** RT-EV-6: a red event is marked on the board of the left neighbour, a yellow one on one's own. */
export const markedSeat = ({ colour }: StartingEvent, seat: number, seats: number): number =>
  colour === 'red' ? (seat + 1) % seats : seat

/** Where a card can be marked on the board of a seat. */
export function placesOn(
  t: Pick<RouteTable, 'state' | 'content'>,
  terms: EventTerms,
  city: City,
  event: string,
  seat: number,
): string[] {
  const numbers = t.state.events?.numbers ?? []
  return eventPlaces(terms, city, playerOf(t.state, seat).board, { event, numbers })
}

/** RT-EV-4, RT-ERR-32: two numbers that fit everybody; false where there are none. */
function rollForAll(t: RouteTable, terms: EventTerms, card: StartingEvent): boolean {
  const events = eventsOf(t)
  const fits = (numbers: number[]): boolean => {
    events.numbers = numbers
    return allSeats(t).every((seat) => placesOn(t, terms, cityAt(t), card.id, seat).length > 0)
  }
  let rolls = 0
  while (rolls < ROLLS && !fits([t.roll(NUMBERS), t.roll(NUMBERS)])) rolls++
  if (rolls === ROLLS) {
    const pairs = NUMBERS.flatMap((a) => NUMBERS.filter((b) => b >= a).map((b) => [a, b]))
    const fitting = pairs.filter(fits)
    if (fitting.length === 0) return false
    events.numbers = t.roll(fitting)
  }
  t.note({ kind: 'event.rolled', event: card.id, numbers: [...events.numbers] })
  return true
}

/** RT-EV-7. */
function markAlone(t: RouteTable, terms: EventTerms, card: StartingEvent): void {
  const places = placesOn(t, terms, cityAt(t), card.id, 0)
  mark(t, card, 0, 0, places.length > 0 ? t.roll(places) : undefined)
}

/** RT-EV-5, RT-EV-6: everybody chooses at once, where there is a choice. */
function* markTogether(t: RouteTable, terms: EventTerms, card: StartingEvent): Flow {
  const city = cityAt(t)
  const placesFor = (seat: number): string[] =>
    placesOn(t, terms, city, card.id, markedSeat(card, seat, t.seats))
  const choosing = allSeats(t).filter((seat) => placesFor(seat).length > 1)
  yield* t.together(choosing, (seat) => choosePlace(t, seat, placesFor))
  t.reveal()
  for (const seat of allSeats(t)) {
    const player = playerOf(t.state, seat)
    const place = player.marking ?? placesFor(seat)[0]
    delete player.marking
    mark(t, card, seat, markedSeat(card, seat, t.seats), place)
  }
}

function* choosePlace(t: RouteTable, seat: number, placesFor: (seat: number) => readonly string[]): Flow {
  const answer = yield* t.choose(seat, 'event', () =>
    placesFor(seat).map((place) => writeAct('event', { place })),
  )
  playerOf(t.state, seat).marking = actOf(t, 'event', answer).place
}

/** RT-ERR-31: a board without a place for the event goes without it. */
function mark(t: RouteTable, card: StartingEvent, by: number, seat: number, place: string | undefined): void {
  if (place === undefined) {
    t.note({ kind: 'event.skipped', event: card.id, seat })
    return
  }
  const city = cityAt(t)
  const { board } = playerOf(t.state, seat)
  const spot = spotAt(city, place)
  board.events = [...(board.events ?? []), { event: card.id, ...spot, circled: false }]
  takeEffect(city, board, card, spot)
  t.note({ kind: 'event.marked', event: card.id, seat, by, place })
}

/** What a symbol does at once. */
function takeEffect(city: City, board: Board, { effect }: StartingEvent, spot: Spot): void {
  switch (effect.kind) {
    case 'tourists':
      // RT-EV-18, RT-EV-19.
      addTourists(
        board,
        spot.index,
        effect.tourists.map((type) => TOURIST_TYPES.indexOf(type)),
      )
      return
    case 'roadBlocked':
    case 'crossingBlocked':
      // RT-EV-14, RT-EV-15.
      for (const segment of segmentsAt(city, spot)) board.drawn[segment] = BLOCKED
      return
    case 'pointsPerNeighbour':
    case 'pointsForLandmark':
    case 'pointsForLocation':
    case 'pointsPerRoadAlong':
    case 'pointsForRoad':
    case 'landmarkTurnsWhite':
    case 'cafe':
  }
}
