import type { Flow } from '@curio/kernel'
import { playerOf } from './board.ts'
import { offerTogether } from './card-draft.ts'
import { cardsOf, discardCards } from './cards.ts'
import { keepRest, PAIR, pieceAt, takeKept } from './dice.ts'
import { cityAt, clockwise, listActOf, type RouteTable } from './table.ts'

/** RT-BASE-19, RT-BASE-20: everybody gives one card, and all are shown together. */
export function* giveInitialCards(t: RouteTable): Flow {
  yield* offerTogether(t, clockwise(t, t.state.first), 1)
}

/** RT-BASE-19: two of the cards; of four, the others are for the second initial round. */
export function* ownCards(t: RouteTable, seat: number): Flow<[number, number]> {
  const city = cityAt(t)
  const player = playerOf(t.state, seat)
  const kept = takeKept(player)
  if (kept) return kept
  const { shown } = cardsOf(t.state)
  const { cards } = listActOf(t, 'card.pair', yield* t.pick(seat, 'card.pair', shown, PAIR))
  return keepRest(
    player,
    shown.map((card) => pieceAt(city, card)),
    cards.map((card) => pieceAt(city, card)),
  )
}

/** RT-BASE-20: the cards stay until the last initial round is over. */
export function discardInitialCards(t: RouteTable): void {
  discardCards(t.state, cardsOf(t.state).shown.splice(0))
}
