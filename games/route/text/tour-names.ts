import { TOURIST_TYPES } from '../content/pack.ts'
import type { BetAct } from '../rules/acts.ts'
import type { PlayedCard } from '../rules/played.ts'
import type { Shown } from '../rules/shown.ts'
import type { RouteView } from '../view.ts'
import { SYMBOL_GLYPHS, TOURIST_GLYPHS } from './glyphs.ts'
import type { TourWords } from './tour-words.ts'
import type { Words } from './words.ts'

/** Names of the things that only cities of the booklet have. */
export interface TourNames {
  readonly tour: TourWords
  /** «карта 3, 2 красных, Ти-Арена» */
  readonly cityCard: (id: string) => string
  /** The same with signs in place of words, as short as it can be. */
  readonly shortCard: (id: string) => string
  /** «карта 3» */
  readonly plainCard: (id: string) => string
  /** «3 (○○)» */
  readonly cardSigns: (id: string) => string
  readonly cityCards: (ids: readonly string[]) => string
  /** An iconic landmark. */
  readonly landmark: (id: string) => string
  /** What it asks for, and what it pays where somebody else plays too. */
  readonly goal: (id: string, seats: number) => string
  /** «Помеха на маршруте» */
  readonly event: (id: string) => string
  readonly eventText: (id: string) => string
  /** The casino by its letter, or by its whole name. */
  readonly bet: (bet: BetAct, wholly: boolean) => string
}

/** What of the names of both editions those of the booklet are made of. */
interface Parts {
  readonly block: (id: string) => string
  readonly tourists: (counts: readonly number[]) => string
  readonly points: (count: number) => string
}

export function tourNamesIn(words: Words, tour: TourWords, pack: Shown, parts: Parts): TourNames {
  const { language } = words
  const landmark = (id: string): string => landmarkName(pack, id)?.[language] ?? id
  const cityCard = (id: string): string =>
    cardIn(pack, id, (card) =>
      tour.card(card.coordinate, [...shownWords(card), ...(card.landmarks ?? []).map(landmark)]),
    )
  const shownWords = ({ tourists, symbol }: PlayedCard): string[] => {
    if (symbol) return [tour.symbol(words.symbols[symbol])]
    return tourists ? [parts.tourists(countOf(tourists))] : [tour.repeatCard]
  }
  return {
    tour,
    cityCard,
    plainCard: (id) => cardIn(pack, id, ({ coordinate }) => tour.card(coordinate, [])),
    shortCard: (id) =>
      cardIn(pack, id, (card) => {
        const named = (card.landmarks ?? []).map(landmark)
        return [`${tour.card(card.coordinate, [])} (${signs(card, tour)})`, ...named].join(', ')
      }),
    cardSigns: (id) => cardIn(pack, id, (card) => `${card.coordinate} (${signs(card, tour)})`),
    cityCards: (ids) => ids.map(cityCard).join('; '),
    landmark,
    goal: (id, seats) => {
      const goal = pack.tour?.goals.find((each) => each.id === id)
      if (!goal) return id
      const pays = seats > 1 ? tour.pays(parts.points(goal.win), parts.points(goal.met)) : null
      return tour.goal(goal.deck, goal.text[language], goal.atLeast, pays)
    },
    event: (id) => words.quoted(eventIn(pack, id)?.name[language] ?? id),
    eventText: (id) => eventIn(pack, id)?.text[language] ?? id,
    bet: ({ casino, bet, number }, wholly) => {
      const on = pack.tour?.bets.find(({ id }) => id === bet)?.on
      const letter = pack.map.blocks.find(({ id }) => id === casino)?.letter
      const where = wholly || letter === undefined ? parts.block(casino) : letter
      return tour.bet(where, on ? tour.bets[on] : bet, number)
    },
  }
}

const eventIn = ({ events }: Shown, id: string) => events?.cards.find((each) => each.id === id)

function cardIn(pack: Shown, id: string, say: (card: PlayedCard) => string): string {
  const card = pack.cards?.find((each) => each.id === id)
  return card ? say(card) : id
}

function signs({ tourists, symbol }: PlayedCard, tour: TourWords): string {
  if (symbol) return SYMBOL_GLYPHS[symbol]
  return tourists ? tourists.map((type) => TOURIST_GLYPHS[type]).join('') : tour.repeatCard
}

const countOf = (tourists: NonNullable<PlayedCard['tourists']>): number[] =>
  TOURIST_TYPES.map((type) => tourists.filter((each) => each === type).length)

/** It lies in a block or on a crossing. */
function landmarkName({ map }: Shown, id: string): Shown['name'] | undefined {
  return [...map.blocks, ...map.vertices].find(({ iconic }) => iconic === id)?.name
}

/** The number of a die or card that lies there. */
export function numberOf(pack: Shown, view: RouteView, id: string): number {
  const die = view.dice.find((each) => each.id === id)
  return die?.number ?? pack.cards?.find((each) => each.id === id)?.coordinate ?? 0
}

/** What the rating of a landmark is now, and what a step makes of it. */
export function ratingSteps(
  { tour }: Shown,
  view: RouteView,
  landmark: string,
  step: number,
): [number, number] {
  if (!tour || !view.roundBoard) return [0, 0]
  const { values, order } = tour.rating
  const cell = view.roundBoard.ratings[order.indexOf(landmark)] ?? 0
  return [values[cell] ?? 0, values[cell + step] ?? 0]
}

/** RT-SYD-11: of the two landmarks of the round card, the one that is not covered. */
export function raisedBy({ cards }: Shown, { roundDice }: RouteView, covered: string): string {
  const card = cards?.find(({ id }) => id === roundDice[0])
  return card?.landmarks?.find((each) => each !== covered) ?? covered
}

/** The die that lies on an open card of the queue, where one does. */
export function dieOnCard({ cards, cardAndDie }: RouteView, card: string): string | null {
  const place = cards?.queue.findIndex((each) => each.card === card) ?? -1
  return cardAndDie?.onCards[place] ?? null
}
