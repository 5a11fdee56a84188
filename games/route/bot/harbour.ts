import type { Json } from '@curio/kernel'
import { cardsOf } from '../rules/cards.ts'
import { cityIn, type RouteContent } from '../rules/content.ts'
import { faceOf, pieceAt } from '../rules/dice.ts'
import { cardAndDieOf, roundCardOf } from '../rules/round-die.ts'
import type { RouteState } from '../rules/state.ts'
import { readAct } from '../rules/vocabulary.ts'
import { NONE, TYPES } from './atlas.ts'
import { judgeFor } from './judge.ts'
import { judgeSeenBy, pairMargins } from './pairs.ts'
import { passChance } from './ratings.ts'
import { shownTypes, siteWorth } from './sites.ts'
import { type RouteWorths, WEIGHTS } from './weights.ts'

/** RT-SYD-18. */
export const landingWorths: RouteWorths = (state, seat, options, content) => {
  const { turn } = state.players[seat] ?? {}
  if (!turn) return null
  const judge = judgeFor(state, seat, content)
  judge.findLine()
  const tourists = shownTypes(judge, state, turn).reduce((sum, type) => sum + judge.touristWorth(type), 0)
  return options.map((option) => {
    const act = readAct(content.vocabulary, 'ferry', option)
    const block = judge.atlas.city.blockAt.get(act?.block ?? '') ?? NONE
    return siteWorth(judge, block, tourists)
  })
}

/** RT-SYD-7: before they are rolled, dice are as good as those whom they bring. */
export const claimWorths: RouteWorths = (state, seat, options, content) => {
  const judge = judgeFor(state, seat, content)
  judge.findLine()
  return diceOf(state, options, content).map((die) => {
    const types = judge.atlas.city.dice[die]?.faces.flatMap(({ tourists }) => tourists) ?? []
    return types.reduce((sum, type) => sum + judge.touristWorth(type), 0) / Math.max(1, types.length)
  })
}

/** RT-SYD-7, RT-SYD-9: as a round die, or as the one that brings remote tourists. */
export const offerWorths: RouteWorths = (state, seat, options, content) => {
  const card = roundCardOf(state)
  const dice = diceOf(state, options, content)
  const margin = pairMargins(state, seat, content, [card], dice)
  const remote = remoteMargins(state, seat, content)
  return dice.map((die) => (margin(card, die) + remote(card, die)) / 2)
}

/** RT-SYD-9 to RT-SYD-14: the round die; the other one brings remote tourists. */
export const roundDieWorths: RouteWorths = (state, seat, options, content) => {
  const card = roundCardOf(state)
  const dice = diceOf(state, options, content)
  const margin = pairMargins(state, seat, content, [card], dice)
  const remote = remoteMargins(state, seat, content)
  return dice.map((die) => {
    const other = dice.find((each) => each !== die) ?? die
    return margin(card, die) + remote(card, other)
  })
}

/** RT-SYD-SOLO-4: a card of the queue with its own die and the next one, each in the better place. */
export const queueWorths: RouteWorths = (state, seat, options, content) => {
  const city = cityIn(content, state)
  const { waiting, onCards } = cardAndDieOf(state)
  const { queue } = cardsOf(state)
  const [next = NONE] = waiting
  const remote = remoteMargins(state, seat, content)
  const cards = options.map((option) => readAct(content.vocabulary, 'die.place', option)?.card ?? '')
  const pieces = cards.map((card) => pieceAt(city, card))
  const margin = pairMargins(state, seat, content, pieces, [...city.dice.keys()])
  return cards.map((id, index) => {
    const card = pieces[index] ?? NONE
    const own = onCards[queue.findIndex((place) => place.card === id)] ?? NONE
    return Math.max(margin(card, own) + remote(card, next), margin(card, next) + remote(card, own))
  })
}

/** RT-SYD-13, RT-SYD-14: what the remote tourists of a die are worth to a seat against what they are worth to the others. */
function remoteMargins(
  state: RouteState,
  seat: number,
  content: RouteContent,
): (card: number, die: number) => number {
  const city = cityIn(content, state)
  const worths = new Float64Array(TYPES)
  const rivals = Math.max(1, state.players.length - 1)
  for (const other of state.players.keys()) {
    const judge = judgeSeenBy(state, other, seat, content)
    const factor = other === seat ? 1 : -WEIGHTS.rivalry / rivals
    for (const [site, type] of judge.atlas.pier.entries()) {
      if (type === NONE) continue
      worths[type] = (worths[type] as number) + factor * passChance(judge, site) * judge.touristWorth(type)
    }
  }
  return (card, die) => {
    const { tourists } = faceOf(state.dice, city, city.dice[die]?.effect ? card : die)
    return tourists.reduce((sum, type) => sum + (worths[type] as number), 0)
  }
}

function diceOf(state: RouteState, options: readonly Json[], content: RouteContent): number[] {
  const city = cityIn(content, state)
  return options.map((option) => pieceAt(city, readAct(content.vocabulary, 'die.round', option)?.die ?? ''))
}
