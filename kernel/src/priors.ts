import type { Advice } from './game.ts'
import type { Json } from './json.ts'

/** What each option of a question is worth to a seat, in a unit of the game's own; null when all look alike. */
export type Worths<S, C> = (
  state: S,
  seat: number,
  options: readonly Json[],
  content: C,
) => readonly number[] | null

/**
 * Makes priors of what options are worth, by kind of question. The best option has the weight 1; one that is worth less
 * by `clearly` has a weight smaller by the factor e.
 */
export function priorsFrom<S, C>(
  worthsByKind: Readonly<Record<string, Worths<S, C>>>,
  clearly: number,
): Advice<S, C>['priors'] {
  return (state, seat, kind, options, content) => {
    const worths = worthsByKind[kind]?.(state, seat, options, content) ?? null
    if (worths === null) return null
    const best = Math.max(...worths)
    return worths.map((worth) => Math.exp((worth - best) / clearly))
  }
}

/** How much more than the next best an option is worth by such weights, in the unit of `clearly`; null where it is not the best. */
export function leadOf(weights: readonly number[], index: number, clearly: number): number | null {
  const own = weights[index] ?? 0
  const next = Math.max(0, ...weights.filter((_, other) => other !== index))
  return own > next && next > 0 ? clearly * Math.log(own / next) : null
}
