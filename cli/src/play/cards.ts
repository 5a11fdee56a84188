import { asTyped } from '@curio/ui/language'
import { type Card, SCREEN_WIDTH, wrapped } from '@curio/ui/terminal'

const INDENT = 4

/** Ways to find a card by what somebody typed, the most certain first. */
const MEANT: readonly ((card: Card, wanted: string) => boolean)[] = [
  ({ name, id }, wanted) => asTyped(name) === wanted || asTyped(id) === wanted,
  ({ name }, wanted) => asTyped(name).includes(wanted),
  ({ sort }, wanted) => asTyped(sort).startsWith(wanted),
]

/** Cards by their name or id, or else by a part of the name, or else all of a sort. */
export function cardsNamed(cards: readonly Card[], name: string): readonly Card[] {
  const wanted = asTyped(name)
  const found = MEANT.map((isMeant) => cards.filter((card) => isMeant(card, wanted)))
  return found.find((some) => some.length > 0) ?? []
}

/** Cards with their whole text, under the headings of their sorts. */
export function cardLines(cards: readonly Card[]): string[] {
  return bySort(cards).flatMap(([sort, some], index) => [
    ...(index === 0 ? [] : ['']),
    sort.toUpperCase(),
    ...some.flatMap(({ name, text }) => ['', name, ...text.flatMap((paragraph) => setIn(paragraph))]),
  ])
}

/** Their names alone. */
export function cardNames(cards: readonly Card[]): string[] {
  return bySort(cards).flatMap(([sort, some]) => [
    sort.toUpperCase(),
    ...setIn(some.map(({ name }) => name).join(', ')),
  ])
}

function bySort(cards: readonly Card[]): [sort: string, cards: Card[]][] {
  const sorts = new Map<string, Card[]>()
  for (const card of cards) sorts.set(card.sort, [...(sorts.get(card.sort) ?? []), card])
  return [...sorts]
}

const setIn = (text: string): string[] =>
  wrapped(text, SCREEN_WIDTH - INDENT).map((row) => ' '.repeat(INDENT) + row)
