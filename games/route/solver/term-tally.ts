import { TOURIST_TYPES } from '../content/pack.ts'
import { guessPoints } from '../rules/bets.ts'
import type { RouteBoard } from '../rules/final-route.ts'
import { type Goal, goalResult, type RouteFacts } from '../rules/goals.ts'
import type { Guess, RouteTerms } from '../rules/terms.ts'
import { at, bump } from './graph.ts'
import { OrderTerms } from './order-terms.ts'

const TYPES = TOURIST_TYPES.length

const NO_TERMS: RouteTerms = { bonuses: [], guesses: [], goals: [] }

/**
 * What the terms of a city add to the value of a set, and to the bound of all sets between two: the edges that are
 * kept, and the edges that are left. Bonuses are counted with the stars; here sites that are worth less than 0 are given
 * back as long as they can be avoided.
 */
export class TermTally {
  /** Whether the order of a walk is worth something besides the task. */
  readonly ordered: boolean
  readonly countsTurns: boolean
  readonly #facts: RouteFacts
  /** By type: tourists on the sites that are left, and on those that are kept. */
  readonly #tourists: Int32Array
  readonly #keptTourists = new Int32Array(TYPES)
  readonly #along: readonly (readonly number[])[]
  readonly #table: readonly number[]
  /** By site: its star or rating and its bonus. */
  readonly #worth: readonly number[]
  readonly #costly: readonly number[]
  readonly #guesses: readonly (Guess & { readonly on: number })[]
  readonly #taskGuesses: readonly Guess[]
  readonly #setGoals: readonly Goal[]
  readonly #turnGoals: readonly Goal[]
  /** By site: how many of the kept edges lie along it. */
  readonly #kept: Int32Array

  constructor(
    { tourists: table, terms = NO_TERMS }: RouteBoard,
    worth: readonly number[],
    along: readonly (readonly number[])[],
    facts: RouteFacts,
    tourists: Int32Array,
  ) {
    this.#facts = facts
    this.#tourists = tourists
    this.#along = along
    this.#table = table
    const { guesses, goals } = terms
    this.#worth = worth
    this.#costly = worth.flatMap((points, site) => (points < 0 ? [site] : []))
    this.#guesses = guesses.flatMap((guess) => (guess.on === 'task' ? [] : [{ ...guess, on: guess.on }]))
    this.#taskGuesses = guesses.filter(({ on }) => on === 'task')
    this.#setGoals = goals.filter(({ measure }) => measure !== 'turns')
    this.#turnGoals = goals.filter(({ measure }) => measure === 'turns')
    this.countsTurns = this.#turnGoals.length > 0
    this.ordered = this.countsTurns || this.#taskGuesses.length > 0
    this.#kept = new Int32Array(facts.cover.length)
  }

  keep(edge: number): void {
    for (const site of this.#along[edge] ?? []) {
      bump(this.#kept, site, 1)
      if (at(this.#kept, site) === 1) this.#countKept(site, 1)
    }
  }

  release(edge: number): void {
    for (const site of this.#along[edge] ?? []) {
      bump(this.#kept, site, -1)
      if (at(this.#kept, site) === 0) this.#countKept(site, -1)
    }
  }

  #countKept(site: number, by: number): void {
    for (let type = 0; type < TYPES; type++) {
      bump(this.#keptTourists, type, by * (this.#table[site * TYPES + type] ?? 0))
    }
  }

  /** Whether a line may lose by an edge. */
  mayLoseBy(edge: number): boolean {
    if (this.#taskGuesses.length > 0) return true
    return (this.#along[edge] ?? []).some(
      (site) =>
        (this.#worth[site] ?? 0) < 0 ||
        this.#guesses.some(({ on }) => (this.#table[site * TYPES + on] ?? 0) > 0),
    )
  }

  /** What sites take that a smaller set could avoid. */
  avoidable(): number {
    let points = 0
    for (const site of this.#costly) {
      if (this.#isOn(site) && at(this.#kept, site) === 0) points -= this.#worth[site] ?? 0
    }
    return points
  }

  /** Guesses on tourists and goals that the set decides, for exactly the set that is left. */
  setPoints(): number {
    let points = this.#goalPoints(this.#setGoals)
    for (const guess of this.#guesses) {
      if (this.#isOn(guess.site)) points += guessPoints(guess, at(this.#tourists, guess.on))
    }
    return points
  }

  /**
   * The most that they add to the products of tourists and landmarks of the set that is left, over all smaller sets: who
   * gives up tourists for a guess loses them for the landmarks.
   */
  mostSetPoints(): number {
    let points = this.#goalPoints(this.#setGoals)
    for (const guess of this.#guesses) {
      const most = at(this.#tourists, guess.on)
      const least = at(this.#keptTourists, guess.on)
      if (!this.#isOn(guess.site)) continue
      let gain = 0
      for (const count of [guess.number - 1, guess.number, guess.number + 1]) {
        if (count < least || count > most) continue
        const lost = (most - count) * (this.#facts.landmarks[guess.on] ?? 0)
        gain = Math.max(gain, guessPoints(guess, count) - lost)
      }
      points += gain
    }
    return points
  }

  /** What the order of a walk over the set that is left is worth. */
  order(): OrderTerms {
    return new OrderTerms(
      this.#taskGuesses.filter(({ site }) => this.#isOn(site)),
      this.#turnGoals,
    )
  }

  #isOn(site: number): boolean {
    return (this.#facts.cover[site] ?? 0) > 0
  }

  #goalPoints(goals: readonly Goal[]): number {
    let points = 0
    for (const goal of goals) if (goalResult(goal, this.#facts) >= goal.atLeast) points += goal.met
    return points
  }
}
