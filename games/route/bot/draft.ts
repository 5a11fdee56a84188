import type { Json } from '@curio/kernel'
import type { RouteContent } from '../rules/content.ts'
import type { RouteState } from '../rules/state.ts'
import { readAct } from '../rules/vocabulary.ts'
import { type Judge, judgeFor, judgeFromAside } from './judge.ts'
import { pairWorth } from './sites.ts'
import { type RouteWorths, WEIGHTS } from './weights.ts'

/** How likely the lead player is to get the best, the second and the third best partner of the first die. */
const PARTNER_ODDS = [0.1, 0.2, 0.7] as const
/** How much a loss of the lead player counts for the others, and how much their own use of the die. */
const SPOIL = 0.6
const OWN_USE = 0.8

/** RT-P2-2, RT-P2-6: what each available die is worth to the lead player. */
export const takeWorths: RouteWorths = (state, seat, options, content) => {
  const dice = diceOf(options, content)
  const [first] = state.roundDice
  const margin = pairMargins(state, seat, content)
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
  const margin = pairMargins(state, seat, content)
  const lead = pairTable(state, state.lead, seat, content)
  return dice.map((die) => SPOIL * lead.of(first, die) - OWN_USE * margin(first, die))
}

/** RT-SOLO-4, RT-INIT-5, RT-INIT-7: own pairs, with what is kept for the second initial round. */
export const pairWorths: RouteWorths = (state, seat, options, content) => {
  const pairs = options.map((option) => {
    const act = readAct(content.vocabulary, 'draft.pair', option)
    return (act?.dice ?? []).map((id) => dieNumber(content, id))
  })
  const dice = [...new Set(pairs.flat())]
  const table = pairTable(state, seat, seat, content)
  return pairs.map(([one = 0, other = 0]) => {
    const [third, fourth] =
      state.players.length === 4 ? dice.filter((die) => die !== one && die !== other) : []
    return table.of(one, other) + (third === undefined || fourth === undefined ? 0 : table.of(third, fourth))
  })
}

/** What each pair of dice is worth to one player. */
class PairTable {
  readonly #worth: Float64Array
  readonly #size: number

  constructor(judge: Judge, state: RouteState) {
    this.#size = state.dice.length
    this.#worth = new Float64Array(this.#size * this.#size)
    for (let one = 0; one < this.#size; one++) {
      for (let other = one + 1; other < this.#size; other++) {
        const worth = pairWorth(judge, state, one, other)
        this.#worth[one * this.#size + other] = worth
        this.#worth[other * this.#size + one] = worth
      }
    }
  }

  of(one: number, other: number): number {
    return this.#worth[one * this.#size + other] ?? 0
  }
}

function pairTable(state: RouteState, seat: number, viewer: number, content: RouteContent): PairTable {
  const judge = seat === viewer ? judgeFor(state, seat, content) : judgeFromAside(state, seat, content)
  judge.findLine()
  return new PairTable(judge, state)
}

/** What each pair is worth to a seat against what it is worth to the others. */
function pairMargins(
  state: RouteState,
  seat: number,
  content: RouteContent,
): (one: number, other: number) => number {
  const own = pairTable(state, seat, seat, content)
  const others = state.players.flatMap((_, other) =>
    other === seat ? [] : [pairTable(state, other, seat, content)],
  )
  return (one, other) =>
    own.of(one, other) -
    others.reduce((sum, table) => sum + table.of(one, other), 0) *
      (WEIGHTS.rivalry / Math.max(1, others.length))
}

function diceOf(options: readonly Json[], content: RouteContent): number[] {
  return options.map((option) =>
    dieNumber(content, readAct(content.vocabulary, 'draft.take', option)?.die ?? ''),
  )
}

function dieNumber({ pack }: RouteContent, id: string): number {
  return pack.dice.findIndex((die) => die.id === id)
}
