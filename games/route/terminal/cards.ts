import type { Card } from '@curio/ui/terminal'
import { allCards } from '../text/cards.ts'
import type { RouteText, RouteView } from '../text/index.ts'

/** The cards on the table, and those in the viewer's hand. */
export function cardsInSight(text: RouteText, view: RouteView): Card[] {
  const open = [
    view.ancient,
    ...(view.cards?.triggers === false ? [] : Object.values(view.effects)),
    view.openShop,
    ...view.usedShops,
    ...(view.roundBoard?.goals ?? []),
    ...(view.events?.opened ?? []),
    ...(view.cards?.shown ?? []),
    ...(view.cards?.hands ?? []).flatMap(({ cards }) => cards ?? []),
    ...(view.cards?.queue ?? []).map(({ card }) => card),
  ]
  const held = view.players.flatMap(({ dealt, task, call }) => [
    ...(task === null ? (dealt ?? []) : [task]),
    call,
  ])
  const seen = new Set([...open, ...held])
  return allCards(text.names, true).filter(({ id }) => seen.has(id))
}
