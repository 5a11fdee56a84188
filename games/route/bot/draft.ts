import type { Json } from '@curio/kernel'
import type { RouteContent, RouteState } from '../rules/state.ts'
import { judgeFor } from './judge.ts'
import { pairWorth } from './sites.ts'
import { WEIGHTS } from './weights.ts'

/** How likely the lead player is to get the best, the second and the third best partner of the first die. */
const PARTNER_ODDS = [0.1, 0.2, 0.7] as const
/** What is hard to get for the lead player is good for the others, apart from what it brings themselves. */
const SPOIL = 0.6
const OWN_USE = 0.8

/** RT-P2-2, RT-P2-6: what each available die is worth to the lead player. */
export function takeWorths(
  state: RouteState,
  seat: number,
  options: readonly Json[],
  content: RouteContent,
): number[] {
  const dice = options.map((id) => dieNumber(content, id))
  const [first] = state.roundDice
  const margins = pairMargins(state, seat, content, first === undefined ? dice : [...dice, first])
  if (first !== undefined) return dice.map((die) => margins.of(first, die))
  return dice.map((die) => {
    const partners = dice.filter((other) => other !== die).map((other) => margins.of(die, other))
    partners.sort((one, other) => other - one)
    return PARTNER_ODDS.reduce((sum, odds, rank) => sum + odds * (partners[rank] ?? 0), 0)
  })
}

/** RT-P2-3: what it is worth to take each die from the lead player. */
export function removeWorths(
  state: RouteState,
  seat: number,
  options: readonly Json[],
  content: RouteContent,
): number[] {
  const dice = options.map((id) => dieNumber(content, id))
  const [first] = state.roundDice
  if (first === undefined) return dice.map(() => 0)
  const own = pairMargins(state, seat, content, [...dice, first])
  const lead = pairTable(state, state.lead, content, [...dice, first])
  return dice.map((die) => SPOIL * lead.of(first, die) - OWN_USE * own.of(first, die))
}

/** RT-SOLO-4, RT-INIT-5, RT-INIT-7: own pairs, with what is kept for the second initial round. */
export function pairWorths(
  state: RouteState,
  seat: number,
  options: readonly Json[],
  content: RouteContent,
): number[] {
  const pairs = options.map((pair) => (pair as readonly Json[]).map((id) => dieNumber(content, id)))
  const dice = [...new Set(pairs.flat())]
  const table = pairTable(state, seat, content, dice)
  return pairs.map(([one = 0, other = 0]) => {
    const [third, fourth] =
      state.players.length === 4 ? dice.filter((die) => die !== one && die !== other) : []
    return table.of(one, other) + (third === undefined || fourth === undefined ? 0 : table.of(third, fourth))
  })
}

class PairTable {
  readonly #size: number
  readonly #worth: number[]

  constructor(size: number) {
    this.#size = size
    this.#worth = new Array<number>(size * size).fill(0)
  }

  of(one: number, other: number): number {
    return this.#worth[one * this.#size + other] ?? 0
  }

  add(one: number, other: number, worth: number): void {
    const sum = this.of(one, other) + worth
    this.#worth[one * this.#size + other] = sum
    this.#worth[other * this.#size + one] = sum
  }
}

/** What each pair of some dice is worth to a seat. */
function pairTable(
  state: RouteState,
  seat: number,
  content: RouteContent,
  dice: readonly number[],
  table = new PairTable(state.dice.length),
  share = 1,
): PairTable {
  const judge = judgeFor(state, seat, content)
  judge.findLine()
  for (const one of dice) {
    for (const other of dice)
      if (one < other) table.add(one, other, share * pairWorth(judge, state, one, other))
  }
  return table
}

/** The same, against what it is worth to the others. */
function pairMargins(
  state: RouteState,
  seat: number,
  content: RouteContent,
  dice: readonly number[],
): PairTable {
  const table = pairTable(state, seat, content, dice)
  const others = state.players.length - 1
  for (let other = 0; other <= others; other++) {
    if (other !== seat) pairTable(state, other, content, dice, table, -WEIGHTS.rivalry / others)
  }
  return table
}

function dieNumber({ pack }: RouteContent, id: Json): number {
  return pack.dice.findIndex((die) => die.id === id)
}
