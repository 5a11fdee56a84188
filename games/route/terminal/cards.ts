import type { Card } from '@curio/ui/terminal'
import type { RouteText, RouteView } from '../text/index.ts'
import { ROUTE_WORDS } from './words.ts'

/** Every card of the pack in words. */
export function allCards({ words, names }: RouteText): Card[] {
  const { language } = words
  const { ancients, tasks, calls, shopCards, effects } = names.pack
  const said = ROUTE_WORDS[language]
  return [
    ...ancients.map(({ id, name, rule, penalty, reward, terrifyingPlaces }) => ({
      id,
      sort: said.cards.ancients,
      name: name[language],
      text: [
        rule[language],
        `${said.penalty}. ${penalty[language]}`,
        `${said.reward}. ${reward[language]}`,
        said.terrifying(terrifyingPlaces.join(' ')),
      ],
    })),
    ...tasks.map(({ id, name, crossings }) => ({
      id,
      sort: said.cards.tasks,
      name: name[language],
      text: [
        crossings.map((crossing) => `${crossing} ${names.corner(crossing)}`).join('; '),
        said.taskPoints,
      ],
    })),
    ...calls.map(({ id, name, tourist }) => ({
      id,
      sort: said.cards.calls,
      name: name[language],
      text: [said.call(words.sources[tourist])],
    })),
    ...shopCards.map(({ id, name }) => ({
      id,
      sort: said.cards.shops,
      name: name[language],
      text: [names.cardBonus(id)],
    })),
    ...effects.map(({ id, name, text }) => ({
      id,
      sort: said.cards.effects,
      name: name[language],
      text: [text[language]],
    })),
  ]
}

/** The cards on the table, and those in the viewer's hand. */
export function cardsInSight(text: RouteText, view: RouteView): Card[] {
  const open = [view.ancient, ...Object.values(view.effects), view.openShop, ...view.usedShops]
  const held = view.players.flatMap(({ dealt, task, call }) => [
    ...(task === null ? (dealt ?? []) : [task]),
    call,
  ])
  const seen = new Set([...open, ...held])
  return allCards(text).filter(({ id }) => seen.has(id))
}
