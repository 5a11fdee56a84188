import { guessPoints } from '../rules/bets.ts'
import type { Goal } from '../rules/goals.ts'
import type { Guess, RouteTerms } from '../rules/terms.ts'

/** What the order is worth in which a set of segments is walked: the task, bets on the task, and goals for turns. */
export class OrderTerms {
  readonly #guesses: readonly Guess[]
  readonly #goals: readonly Goal[]

  constructor(guesses: readonly Guess[], goals: readonly Goal[]) {
    this.#guesses = guesses
    this.#goals = goals
  }

  points(task: number, turns: number): number {
    let points = task
    for (const guess of this.#guesses) points += guessPoints(guess, task)
    for (const { atLeast, met } of this.#goals) if (turns >= atLeast) points += met
    return points
  }

  /** The most with a task between two numbers, and a limited number of turns. */
  most(leastTask: number, mostTask: number, turns: number): number {
    let most = this.points(mostTask, turns)
    for (const { number } of this.#guesses) {
      for (const task of [number - 1, number, number + 1]) {
        if (task >= leastTask && task <= mostTask) most = Math.max(most, this.points(task, turns))
      }
    }
    return most
  }
}

/**
 * For somebody who keeps a route with these sites and turns; null where nothing but the task depends on the order. Other
 * players may turn as often, so whoever meets a goal for turns shall not be left with fewer.
 */
export function orderTermsOf(
  { guesses, goals }: RouteTerms,
  sites: readonly number[],
  turns: number,
): OrderTerms | null {
  const bets = guesses.filter(({ on, site }) => on === 'task' && sites.includes(site))
  const turnGoals = goals.filter(({ measure }) => measure === 'turns')
  if (bets.length + turnGoals.length === 0) return null
  return new OrderTerms(
    bets,
    turnGoals.map((goal) => ({ ...goal, atLeast: Math.max(goal.atLeast, turns) })),
  )
}
