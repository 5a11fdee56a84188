import type { Json } from '@curio/kernel'
import { openCards } from '../rules/cards.ts'
import { cityIn, type RouteContent } from '../rules/content.ts'
import { cardOf, pieceAt } from '../rules/dice.ts'
import type { RouteState } from '../rules/state.ts'
import { readAct } from '../rules/vocabulary.ts'
import { pairMargins, pairTable } from './pairs.ts'
import { landmarkMargins, stepOf } from './ratings.ts'
import type { RouteWorths } from './weights.ts'

/** A new hand is as good as a card that is better than most: this many deviations above the mean. */
const NEW_HAND = 0.8

/** RT-BASE-8, RT-BASE-45, RT-BASE-47: a card of the hand, by the partners that it may get. */
export const playWorths: RouteWorths = (state, seat, options, content) => {
  const city = cityIn(content, state)
  const all = city.cards.map((_, card) => city.dice.length + card)
  const named = namedWorth(state, seat, content)
  const shown = openCards(state).map((card) => pieceAt(city, card))
  const partners =
    shown.length > 0 ? shown : [...city.dice.keys(), ...all].filter((each) => isShown(state, each))
  const margin = pairMargins(state, seat, content, all, partners)
  const worth = (card: number): number => {
    const worths = partners.filter((each) => each !== card).map((each) => margin(card, each))
    const best = Math.max(...worths)
    const mean = worths.reduce((sum, each) => sum + each, 0) / worths.length
    return named(card) + (shown.length > 0 ? best : mean)
  }
  const ofNewHand = aboveMean(all.map(worth))
  return options.map((option) => {
    const act = readAct(content.vocabulary, 'card.play', option)
    return act?.act === 'card' ? worth(pieceAt(city, act.card)) : ofNewHand
  })
}

/** A die that was not rolled yet has no number. */
const isShown = ({ dice }: RouteState, piece: number): boolean =>
  piece >= dice.length || (dice[piece]?.number ?? 0) > 0

function aboveMean(worths: readonly number[]): number {
  const mean = worths.reduce((sum, each) => sum + each, 0) / worths.length
  const variance = worths.reduce((sum, each) => sum + (each - mean) ** 2, 0) / worths.length
  return mean + NEW_HAND * Math.sqrt(variance)
}

/** RT-BASE-8, RT-BASE-9: a second card, offered or taken; in the initial rounds there is no first one. */
export const secondCardWorths: RouteWorths = (state, seat, options, content) => {
  const [first] = state.roundDice
  if (first === undefined) return null
  const cards = cardsOf(state, options, content)
  const named = namedWorth(state, seat, content)
  const margin = pairMargins(state, seat, content, [first], cards)
  return cards.map((card) => margin(first, card) + named(card))
}

/** RT-BASE-19, RT-BASE-20: own pairs, with what is kept for the second initial round. */
export const cardPairWorths: RouteWorths = (state, seat, options, content) => {
  const city = cityIn(content, state)
  const pairs = options.map((option) =>
    (readAct(content.vocabulary, 'card.pair', option)?.cards ?? []).map((card) => pieceAt(city, card)),
  )
  const cards = [...new Set(pairs.flat())]
  const table = pairTable(state, seat, seat, content, cards)
  return pairs.map(([one = 0, other = 0]) => {
    const [third, fourth] = cards.length === 4 ? cards.filter((card) => card !== one && card !== other) : []
    return table.of(one, other) + (third === undefined || fourth === undefined ? 0 : table.of(third, fourth))
  })
}

/** RT-BASE-22: what the landmarks on a card gain for a seat. */
function namedWorth(state: RouteState, seat: number, content: RouteContent): (card: number) => number {
  const city = cityIn(content, state)
  const margins = landmarkMargins(state, seat, content)
  return (card) =>
    (cardOf(city, card)?.landmarks ?? []).reduce(
      (sum, landmark) => sum + (margins.get(landmark) ?? 0) * stepOf(state, content, landmark, 1),
      0,
    )
}

function cardsOf(state: RouteState, options: readonly Json[], content: RouteContent): number[] {
  const city = cityIn(content, state)
  return options.map((option) => pieceAt(city, readAct(content.vocabulary, 'card.take', option)?.card ?? ''))
}
