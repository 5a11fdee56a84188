import type { SeatCards } from './rules/card-draft.ts'
import { landmarksOn } from './rules/card-ratings.ts'
import type { City } from './rules/city.ts'
import { pieceAt } from './rules/dice.ts'
import { effectsOf } from './rules/effect-choice.ts'
import type { Tour } from './rules/played.ts'
import type { SeatTour } from './rules/refusals.ts'
import type { CardAndDie, Turn } from './rules/state.ts'
import type { RouteView } from './view.ts'

/** What a seat knows in a city of the booklet besides its board and its turn. */
export function seatTourOf(
  tour: Tour,
  city: City,
  view: RouteView,
  seat: number,
  turn: Turn | null,
): SeatTour {
  const { round, players, roundBoard, cardAndDie, roundDice, campaign } = view
  const dealt = players[seat]?.dealt ?? []
  return {
    tour,
    round,
    seats: players.length,
    tasks: dealt.length > 0,
    ratings: roundBoard?.ratings ?? [],
    named:
      view.cards && !cardAndDie
        ? landmarksOn(
            city,
            roundDice.map((id) => pieceAt(city, id)),
          )
        : null,
    cardAndDie: cardAndDie ? selectionSeen(city, cardAndDie) : null,
    roundCard: roundDice[0] === undefined ? -1 : pieceAt(city, roundDice[0]),
    cards: cardsSeen(view, seat),
    effects: turn ? effectsOf(view, city, turn.dice) : [],
    campaign: campaign ? { cells: [...campaign.cells], left: [...campaign.left] } : null,
  }
}

function selectionSeen(city: City, view: NonNullable<RouteView['cardAndDie']>): CardAndDie {
  const dice = (ids: readonly (string | null)[] = []): number[] =>
    ids.map((id) => (id === null ? -1 : pieceAt(city, id)))
  const [left, right] = view.pairs
  return {
    pairs: [dice(left), dice(right)],
    offered: dice(view.offered),
    landmarkDie: view.landmarkDie === null ? -1 : pieceAt(city, view.landmarkDie),
    waiting: dice(view.waiting),
    onCards: dice(view.onCards),
  }
}

/** What lies open is what was offered, or a queue. */
function cardsSeen({ cards }: RouteView, seat: number): SeatCards | null {
  const hand = cards?.hands[seat]
  if (!cards || !hand) return null
  return {
    hand: hand.cards ?? [],
    chosen: hand.chosen ?? [],
    shown: [...cards.shown, ...cards.queue.flatMap(({ card }) => card ?? [])],
    // RT-BASE-45: alone, nobody is the lead player.
    refreshed: hand.refreshed || cards.hands.length === 1,
  }
}
