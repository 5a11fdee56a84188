import type { AncientId, EffectSymbol } from '../content/pack.ts'
import type { PlayedEffect } from '../rules/played.ts'
import { initialRounds } from '../rules/round.ts'
import { countTypes, type Names } from './names.ts'

/** What the rules tell in cities of the booklet alone, by kind. */
export interface TourNotes {
  tour: {
    /** Null in a game without them. */
    readonly effects: Readonly<Record<EffectSymbol, PlayedEffect>> | null
    readonly first: number
    readonly goals: readonly string[]
  }
  'tour.round': { readonly round: number; readonly lead: number }
  'tour.ancient': { readonly ancient: AncientId }
  'tour.curio': { readonly card: string }
  rating: { readonly landmark: string; readonly value: number }
  remote: { readonly tourists: readonly number[] }
  'die.next': { readonly die: string; readonly number: number }
  'die.place': { readonly card: string }
  'die.round': { readonly seat: number; readonly die: string }
  'die.claim': { readonly seat: number; readonly die: string }
  'die.offer': { readonly seat: number; readonly die: string }
  'landmark.cover': { readonly seat: number; readonly landmark: string }
  'queue.opened': { readonly place: number; readonly card: string }
  'card.played': { readonly seat: number; readonly card: string }
  'card.taken': { readonly seat: number; readonly card: string }
  'cards.shown': { readonly seat: number; readonly cards: readonly string[] }
  /** Their owner sees which cards. */
  'cards.drawn': { readonly seat: number; readonly cards?: readonly string[]; readonly count?: number }
  'hand.refreshed': { readonly seat: number; readonly cards: readonly string[] }
  'deck.renewed': { readonly cards: number }
  'event.opened': { readonly event: string }
  'event.rolled': { readonly event: string; readonly numbers: readonly number[] }
  'event.marked': {
    readonly event: string
    readonly seat: number
    readonly by: number
    readonly place: string
  }
  'event.skipped': { readonly event: string; readonly seat: number | null }
}

type Writers = {
  readonly [K in keyof TourNotes]: (names: Names, note: TourNotes[K], seats: number) => string
}

export const TOUR_WRITERS: Writers = {
  tour: (n, { effects, first, goals }, seats) =>
    n.tour.log.tour(
      effects && effectsLine(n, effects),
      goals.length > 0 ? goals.map((id) => n.goal(id, seats)).join('; ') : null,
      seats > 1 ? n.who(first) : null,
    ),
  'tour.round': (n, { round, lead }, seats) =>
    n.tour.log.round(round, seats > 1 ? n.who(lead) : null, round <= initialRounds(seats)),
  'tour.ancient': (n, { ancient }) => n.tour.log.ancient(n.ancient(ancient)),
  'tour.curio': (n, { card }) => n.tour.log.curio(n.card(card)),
  rating: (n, { landmark, value }) => n.tour.log.rating(n.landmark(landmark), n.points(value)),
  remote: (n, { tourists }) => n.tour.log.remote(n.tourists(countTypes(tourists)) || n.words.labels.none),
  'die.next': (n, { die, number }) => n.tour.log.nextDie(n.die(die), number),
  'die.place': (n, { card }) => n.tour.log.roundCard(n.cityCard(card)),
  'die.round': (n, { seat, die }) => n.tour.log.roundDie(n.who(seat), n.die(die)),
  'die.claim': (n, { seat, die }) => n.tour.log.claims(n.who(seat), n.die(die)),
  'die.offer': (n, { seat, die }) => n.tour.log.offers(n.who(seat), n.die(die)),
  'landmark.cover': (n, { seat, landmark }) => n.tour.log.covers(n.who(seat), n.landmark(landmark)),
  'queue.opened': (n, { card }) => n.tour.log.opened(n.cityCard(card)),
  'card.played': (n, { seat, card }) => n.tour.log.plays(n.who(seat), n.cityCard(card)),
  'card.taken': (n, { seat, card }) => n.tour.log.takes(n.who(seat), n.cityCard(card)),
  'cards.shown': (n, { seat, cards }) => n.tour.log.shows(n.who(seat), n.cityCards(cards)),
  'cards.drawn': (n, { seat, cards, count }) =>
    n.tour.log.draws(n.who(seat), cards ? n.cityCards(cards) : (count ?? 0)),
  'hand.refreshed': (n, { seat, cards }) => n.tour.log.refreshes(n.who(seat), n.cityCards(cards)),
  'deck.renewed': (n, { cards }) => n.tour.log.renewed(cards),
  'event.opened': (n, { event }) => n.tour.log.eventOpened(n.event(event), n.eventText(event)),
  'event.rolled': (n, { event, numbers }) =>
    n.tour.log.eventRolled(n.event(event), n.list(numbers.map(String))),
  'event.marked': (n, { event, seat, by, place }) =>
    n.tour.log.eventMarked(n.event(event), n.who(seat), by === seat ? null : n.who(by), n.place(place)),
  'event.skipped': (n, { event, seat }) =>
    n.tour.log.eventSkipped(n.event(event), seat === null ? null : n.who(seat)),
}

/** RT-FX-4: a single card stands for both symbols. */
function effectsLine(n: Names, { dark, light }: Readonly<Record<EffectSymbol, PlayedEffect>>): string {
  return dark === light
    ? n.tour.log.oneEffect(n.effect(dark))
    : n.tour.log.effects(n.effect(dark), n.effect(light))
}
