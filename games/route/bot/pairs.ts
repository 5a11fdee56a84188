import type { RouteContent } from '../rules/content.ts'
import type { RouteState } from '../rules/state.ts'
import { type Judge, judgeFor, judgeFromAside } from './judge.ts'
import { pairWorth } from './sites.ts'
import { WEIGHTS } from './weights.ts'

/** What pairs of dice or cards are worth to one player; they go by their numbers as pieces. */
class PairTable {
  readonly #worth: Float64Array
  readonly #size: number

  constructor(judge: Judge, state: RouteState, ones: readonly number[], others: readonly number[]) {
    const { dice, cards } = judge.atlas.city
    this.#size = dice.length + cards.length
    this.#worth = new Float64Array(this.#size * this.#size).fill(Number.NaN)
    for (const one of ones) {
      for (const other of others) {
        if (one === other || !Number.isNaN(this.of(one, other))) continue
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

/** What pairs of these pieces are worth to a seat, as another one sees it. */
export function pairTable(
  state: RouteState,
  seat: number,
  viewer: number,
  content: RouteContent,
  ones: readonly number[],
  others = ones,
): PairTable {
  return new PairTable(judgeSeenBy(state, seat, viewer, content), state, ones, others)
}

/** The judge of a player's line, as another one sees it. */
export function judgeSeenBy(state: RouteState, seat: number, viewer: number, content: RouteContent): Judge {
  const judge = seat === viewer ? judgeFor(state, seat, content) : judgeFromAside(state, seat, content)
  judge.findLine()
  return judge
}

/** What each pair of these pieces is worth to a seat against what it is worth to the others. */
export function pairMargins(
  state: RouteState,
  seat: number,
  content: RouteContent,
  ones: readonly number[],
  partners = ones,
): (one: number, other: number) => number {
  const own = pairTable(state, seat, seat, content, ones, partners)
  const others = state.players.flatMap((_, other) =>
    other === seat ? [] : [pairTable(state, other, seat, content, ones, partners)],
  )
  return (one, other) =>
    own.of(one, other) -
    others.reduce((sum, table) => sum + table.of(one, other), 0) *
      (WEIGHTS.rivalry / Math.max(1, others.length))
}
