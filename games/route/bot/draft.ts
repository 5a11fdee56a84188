import type { Json } from '@curio/kernel'
import type { RouteContent } from '../rules/content.ts'
import type { RouteState } from '../rules/state.ts'
import { readAct } from '../rules/vocabulary.ts'
import { pairMargins, pairTable } from './pairs.ts'
import type { RouteWorths } from './weights.ts'

/** How likely the lead player is to get the best, the second and the third best partner of the first die. */
const PARTNER_ODDS = [0.1, 0.2, 0.7] as const
/** How much a loss of the lead player counts for the others, and how much their own use of the die. */
const SPOIL = 0.6
const OWN_USE = 0.8

/** RT-P2-2, RT-P2-6: what each available die is worth to the lead player. */
export const takeWorths: RouteWorths = (state, seat, options, content) => {
  const dice = diceOf(options, content)
  const [first] = state.roundDice
  const margin = pairMargins(state, seat, content, allDice(state))
  if (first !== undefined) return dice.map((die) => margin(first, die))
  return dice.map((die) => {
    const partners = dice.filter((other) => other !== die).map((other) => margin(die, other))
    partners.sort((one, other) => other - one)
    return PARTNER_ODDS.reduce((sum, odds, rank) => sum + odds * (partners[rank] ?? 0), 0)
  })
}

/** RT-P2-3: what it is worth to take each die from the lead player. */
export const removeWorths: RouteWorths = (state, seat, options, content) => {
  const dice = diceOf(options, content)
  const [first] = state.roundDice
  if (first === undefined) return dice.map(() => 0)
  const margin = pairMargins(state, seat, content, allDice(state))
  const lead = pairTable(state, state.lead, seat, content, allDice(state))
  return dice.map((die) => SPOIL * lead.of(first, die) - OWN_USE * margin(first, die))
}

/** RT-SOLO-4, RT-INIT-5, RT-INIT-7: own pairs, with what is kept for the second initial round. */
export const pairWorths: RouteWorths = (state, seat, options, content) => {
  const pairs = options.map((option) => {
    const act = readAct(content.vocabulary, 'draft.pair', option)
    return (act?.dice ?? []).map((id) => dieNumber(content, id))
  })
  const dice = [...new Set(pairs.flat())]
  const table = pairTable(state, seat, seat, content, allDice(state))
  return pairs.map(([one = 0, other = 0]) => {
    const [third, fourth] =
      state.players.length === 4 ? dice.filter((die) => die !== one && die !== other) : []
    return table.of(one, other) + (third === undefined || fourth === undefined ? 0 : table.of(third, fourth))
  })
}

const allDice = ({ dice }: RouteState): number[] => [...dice.keys()]

function diceOf(options: readonly Json[], content: RouteContent): number[] {
  return options.map((option) =>
    dieNumber(content, readAct(content.vocabulary, 'draft.take', option)?.die ?? ''),
  )
}

function dieNumber({ pack }: RouteContent, id: string): number {
  return pack.dice.findIndex((die) => die.id === id)
}
