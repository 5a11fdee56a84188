import { type Card, SCREEN_WIDTH, wrapped } from '@curio/ui/terminal'

const INDENT = 4

/** Cards by a name as somebody types it: the whole name or the id, or else a part of the name. */
export function cardsNamed(cards: readonly Card[], name: string): readonly Card[] {
  const wanted = plain(name)
  const exact = cards.filter((card) => plain(card.name) === wanted || plain(card.id) === wanted)
  return exact.length > 0 ? exact : cards.filter((card) => plain(card.name).includes(wanted))
}

/** People type е for ё and a straight apostrophe. */
const plain = (name: string): string => name.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'")

/** Cards with all they say, under the headings of their sorts. */
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
