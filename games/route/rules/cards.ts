import { pool, poolSize } from '@curio/kernel'
import type { Cards, RouteState } from './state.ts'
import { allSeats, clockwise, type RouteTable } from './table.ts'

export function cardsOf({ cards }: RouteState): Cards {
  if (!cards) throw new Error('no cards are played here')
  return cards
}

export function handOf(state: RouteState, seat: number): string[] {
  const hand = cardsOf(state).hands[seat]
  if (!hand) throw new Error(`seat ${seat} has no hand`)
  return hand
}

/** What lies open to be taken: cards that were offered, or those of a queue. */
export function openCards(state: RouteState): string[] {
  const { shown, queue } = cardsOf(state)
  return [...shown, ...queue.flatMap(({ card }) => card ?? [])]
}

/** RT-BASE-1: a shuffled deck, and nothing in anybody's hand. */
export function layDeck(t: RouteTable, cards: readonly string[]): void {
  t.state.cards = {
    deck: pool(cards),
    discard: [],
    hands: allSeats(t).map(() => []),
    chosen: allSeats(t).map(() => []),
    shown: [],
    refreshed: [],
    queue: [],
  }
}

/** RT-BASE-2. */
export function dealHands(t: RouteTable, size: number): void {
  for (const seat of clockwise(t, t.state.first)) drawUpTo(t, seat, size)
}

/** Draws until a hand has its size, or the deck is empty. Only its owner sees what comes. */
export function drawUpTo(t: RouteTable, seat: number, size: number): void {
  const hand = handOf(t.state, seat)
  const drawn: string[] = []
  while (hand.length + drawn.length < size) {
    const card = t.draw(cardsOf(t.state).deck)
    if (card === undefined) break
    drawn.push(card)
  }
  if (drawn.length === 0) return
  hand.push(...drawn)
  t.note({ kind: 'cards.drawn', seat, cards: drawn }, [seat], {
    kind: 'cards.drawn',
    seat,
    count: drawn.length,
  })
}

/** RT-BASE-12, RT-BASE-13: draws back, if need be out of a renewed deck. */
export function refill(t: RouteTable, seat: number, size: number): void {
  drawUpTo(t, seat, size)
  if (handOf(t.state, seat).length === size) return
  renewDeck(t)
  drawUpTo(t, seat, size)
}

/** RT-BASE-13: when the deck is empty, the discard pile becomes the deck. */
export function renewDeck(t: RouteTable): void {
  const { deck, discard } = cardsOf(t.state)
  if (poolSize(deck) > 0 || discard.length === 0) return
  deck.rest.push(...discard.splice(0))
  t.note({ kind: 'deck.renewed', cards: deck.rest.length })
}

/** Takes a card out of a hand. */
export function playCard(state: RouteState, seat: number, card: string): void {
  const hand = handOf(state, seat)
  const index = hand.indexOf(card)
  if (index < 0) throw new Error(`seat ${seat} has no ${card}`)
  hand.splice(index, 1)
}

export function discardCards(state: RouteState, cards: readonly string[]): void {
  cardsOf(state).discard.push(...cards)
}
