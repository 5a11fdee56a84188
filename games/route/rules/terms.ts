import { guessPoints } from './bets.ts'
import { type Goal, goalResult, type RouteFacts } from './goals.ts'

/** What a city pays for a player's final route besides tourists, landmarks and the task. */
export interface RouteTerms {
  /** By site: points for having it on the route, such as those of events; some are below 0 (RT-EV-25). */
  readonly bonuses: readonly number[]
  readonly guesses: readonly Guess[]
  /** RT-OPT-4: whoever meets one is paid for meeting it; whether it is won depends on the other players. */
  readonly goals: readonly Goal[]
}

/** A bet on a number that depends on the route (RT-VEG-BET-9, RT-VEG-BET-12). */
export interface Guess {
  /** Where it was made; it counts only if that is on the route (RT-VEG-BET-14). */
  readonly site: number
  /** The type of tourists it counts, or 'task' for what the task counts. */
  readonly on: number | 'task'
  readonly number: number
  readonly exact: number | 'sameAgain'
  readonly near: number
}

/** All that a route gets for terms. */
export function termPoints(
  { bonuses, guesses, goals }: RouteTerms,
  facts: RouteFacts,
  tourists: ArrayLike<number>,
  task: number,
): number {
  let points = 0
  for (const [site, bonus] of bonuses.entries()) if ((facts.cover[site] ?? 0) > 0) points += bonus
  for (const guess of guesses) {
    if ((facts.cover[guess.site] ?? 0) > 0)
      points += guessPoints(guess, guess.on === 'task' ? task : (tourists[guess.on] ?? 0))
  }
  for (const goal of goals) if (goalResult(goal, facts) >= goal.atLeast) points += goal.met
  return points
}
