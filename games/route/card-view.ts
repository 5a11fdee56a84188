import { type Chance, poolSize, shuffle, type Viewer } from '@curio/kernel'
import type { Cards } from './rules/state.ts'

/** The cards as one seat, or somebody who only watches, may see them (RT-BASE-55). */
export type CardsView = {
  /** Whether trigger cards are in the deck, or else repeat cards (RT-FX-2). */
  readonly triggers: boolean
  readonly deck: number
  readonly discard: readonly string[]
  readonly shown: readonly string[]
  readonly hands: readonly HandView[]
  readonly queue: readonly { readonly lies: 'closed' | 'open' | 'taken'; readonly card: string | null }[]
}

type HandView = {
  readonly count: number
  /** Null for everybody else. */
  readonly cards: readonly string[] | null
  readonly chosen: readonly string[] | null
  readonly refreshed: boolean
}

export function viewCards(
  { deck, discard, shown, hands, chosen, refreshed, queue }: Cards,
  viewer: Viewer,
  triggers: boolean,
): CardsView {
  return {
    triggers,
    // Closed cards of a queue are still among those of the deck.
    deck: poolSize(deck) - queue.filter(({ lies }) => lies === 'closed').length,
    discard: [...discard],
    shown: [...shown],
    hands: hands.map((hand, seat) => ({
      count: hand.length,
      cards: seat === viewer ? [...hand] : null,
      chosen: seat === viewer ? [...(chosen[seat] ?? [])] : null,
      refreshed: refreshed.includes(seat),
    })),
    queue: queue.map((place) => ({ ...place })),
  }
}

/** Deals the hands of the others anew, out of the deck and what they hold. */
export function redealCards({ deck, hands, chosen }: Cards, viewer: Viewer, chance: Chance): void {
  const others = hands.keys().filter((seat) => seat !== viewer)
  const unknown = [...deck.rest]
  const places = others.toArray().map((seat) => {
    const hand = hands[seat] ?? []
    unknown.push(...hand)
    return { seat, count: hand.length, picked: (chosen[seat] ?? []).map((card) => hand.indexOf(card)) }
  })
  shuffle(unknown, chance)
  for (const { seat, count, picked } of places) {
    const hand = unknown.splice(0, count)
    hands[seat] = hand
    chosen[seat] = picked.flatMap((index) => hand[index] ?? [])
  }
  deck.rest.splice(0, deck.rest.length, ...unknown)
}
