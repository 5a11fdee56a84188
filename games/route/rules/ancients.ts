import type { AncientId } from '../content/pack.ts'
import { playerOf } from './board.ts'
import { encounterOrder } from './encounter.ts'
import type { RouteState } from './state.ts'
import { allSeats, type RouteTable } from './table.ts'

/** RT-SETUP-4, RT-ARK-1. */
export function chooseAncient(t: RouteTable, among: readonly AncientId[]): void {
  const { options } = t.state
  if ('ancient' in options && options.ancient === 'random') t.state.ancient = t.roll(among)
}

/** RT-SETUP-6, RT-SETUP-7. */
export function dealCalls(t: RouteTable): void {
  if (t.state.ancient !== 'CTHULHU') return
  for (const seat of allSeats(t)) {
    const call = t.draw(t.state.callDeck) ?? null
    playerOf(t.state, seat).call = call
    t.note({ kind: 'call', seat, call }, [seat])
  }
}

/** RT-SETUP-8, RT-SETUP-9, RT-ARK-3: a random card goes unseen, with Cthulhu never one that brings tourists. */
export function removeShopCard(t: RouteTable): void {
  const { shopDeck } = t.state
  const kept =
    t.state.ancient === 'CTHULHU'
      ? t.content.pack.shopCards.filter((card) => card.kind === 'BON_TOURISTS').map((card) => card.id)
      : []
  const removable = shopDeck.rest.filter((id) => !kept.includes(id))
  const removed = removable[
    t.chance.below(removable.length, (outcome) => removable[outcome] as string)
  ] as string
  t.state.removedShop = removed
  shopDeck.rest.splice(shopDeck.rest.indexOf(removed), 1)
}

export function openShopCard(t: RouteTable): string {
  const card = t.draw(t.state.shopDeck)
  if (card === undefined) throw new Error('the deck has a card for every round')
  t.state.openShop = card
  return card
}

/** RT-END-5, RT-ARK-10. */
export function awaitAncient(t: RouteTable): void {
  t.state.phase = 'encounter'
  t.state.encounterOrder = encounterOrder(t)
}

/** RT-SCG-5, RT-ARK-11. */
export const encounterPoints = (state: RouteState, seat: number): number =>
  playerOf(state, seat).ending?.encounter ?? 0
