import type { Chance, Viewer } from '@curio/kernel'
import { boardOf, playerOf } from '../board.ts'
import { cityIn, type RouteContent } from '../content.ts'
import type { Module } from '../module.ts'
import type { RouteState } from '../state.ts'
import { cityAt } from '../table.ts'
import { markEvents, markedSeat, placesOn } from './marking.ts'
import { countedBoard, eventPerTourist, eventPoints, eventTolls, eventWorth } from './points.ts'
import { meetRegulars, regularsAlong } from './regulars.ts'
import { type EventTerms, eventCard } from './terms.ts'

/** Section 4.13: the module Starting Events. */
export function startingEvents(terms: EventTerms): Module {
  return {
    setUp: (t) => markEvents(t, terms),
    reach: (t, seat, turn, { segments }) => {
      if (t.content.rules.regularsAreShops) return null
      const met = regularsAlong(cityAt(t), boardOf(t.state, seat), segments)
      return met.length > 0 ? meetRegulars(t, seat, turn, met) : null
    },
    counted: (board, state, seat) => countedBoard(terms, board, playerOf(state, seat)),
    worth: ({ city, tourists }, state, seat) =>
      eventWorth(terms, city, boardOf(state, seat).events ?? [], tourists),
    perTourist: ({ city }, state, seat) => eventPerTourist(terms, city, boardOf(state, seat).events ?? []),
    tolls: ({ city }, state, seat) => eventTolls(terms, city, boardOf(state, seat).events ?? []),
    points: (city, state, seat, ending) => ({
      events: eventPoints(terms, city, playerOf(state, seat), ending),
    }),
    redeal: (state, viewer, chance, content) => redealMarkings(terms, state, viewer, chance, content),
  }
}

/** Where others are about to mark an event is not known until all have chosen. */
function redealMarkings(
  terms: EventTerms,
  state: RouteState,
  viewer: Viewer,
  chance: Chance,
  content: RouteContent,
): void {
  const event = state.events?.opened.at(-1)
  if (event === undefined) return
  const card = eventCard(terms, event)
  for (const [seat, player] of state.players.entries()) {
    if (seat === viewer || player.marking === undefined) continue
    const places = placesOn(
      { state, content },
      terms,
      cityIn(content, state),
      event,
      markedSeat(card, seat, state.players.length),
    )
    player.marking = places[chance.below(places.length)] ?? player.marking
  }
}
