import type { Chance } from '@curio/kernel'

/** Chance that keeps what it brought, for the entries of a log. */
export class RecordedChance implements Chance {
  readonly #chance: Chance
  #drawn: number[] = []

  constructor(chance: Chance) {
    this.#chance = chance
  }

  below(n: number): number {
    const outcome = this.#chance.below(n)
    this.#drawn.push(outcome)
    return outcome
  }

  /** What was drawn since the last time. */
  take(): readonly number[] {
    const drawn = this.#drawn
    this.#drawn = []
    return drawn
  }
}
