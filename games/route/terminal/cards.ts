import type { Language } from '@curio/ui/language'
import type { Card } from '@curio/ui/terminal'
import { route } from '../index.ts'
import { shownIn } from '../rules/cities/index.ts'
import { CITY_NAMES, CITY_PACKS } from '../rules/options.ts'
import type { Shown } from '../rules/shown.ts'
import { allCards, cardBooks } from '../text/cards.ts'
import { type RouteText, type RouteView, routeText } from '../text/index.ts'

/** Every card of the game; each says where it belongs. */
export function printedCards(guide: Shown, language: Language): Card[] {
  const packs = route.packs
  const cities = CITY_NAMES.flatMap((city) => {
    const name = CITY_PACKS[city]
    return shownIn({ booklet: packs.booklet ?? null, [name]: packs[name] ?? null }) ?? []
  })
  const books = cardBooks(guide, cities, (pack) => routeText(language, pack, []).names, true)
  return books.flatMap(({ title, cards }) =>
    cards.map((card) => ({ ...card, sort: `${title}: ${card.sort}` })),
  )
}

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
