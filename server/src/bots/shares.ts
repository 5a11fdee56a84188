/** How many keys are remembered while nothing of theirs waits. */
const MOST_IDLE = 1_000

/** Who wants a turn, from the most general key to the most specific. */
export type Keys = readonly string[]

/**
 * Shares something fairly: whoever has had least of it comes first. A newcomer starts just ahead of the waiting one who
 * has had least, so that nobody saves up turns by staying away.
 */
export class Shares {
  readonly #spent = new Map<string, number>()

  /** The index of whoever comes first; ties keep their order. */
  first(waiting: readonly Keys[]): number {
    this.#enter(waiting)
    let best = 0
    for (let index = 1; index < waiting.length; index++)
      if (this.#compare(waiting[index] ?? [], waiting[best] ?? []) < 0) best = index
    return best
  }

  spend(keys: Keys, amount: number): void {
    for (const key of keys) this.#spent.set(key, (this.#spent.get(key) ?? 0) + amount)
  }

  #enter(waiting: readonly Keys[]): void {
    const present = new Set(waiting.flat())
    if (this.#spent.size > present.size + MOST_IDLE)
      for (const key of this.#spent.keys()) if (!present.has(key)) this.#spent.delete(key)
    const depth = Math.max(0, ...waiting.map((keys) => keys.length))
    for (let level = 0; level < depth; level++) {
      const keys = waiting.flatMap((each) => each[level] ?? [])
      const known = keys.flatMap((key) => this.#spent.get(key) ?? [])
      const start = known.length === 0 ? 0 : Math.min(...known) - 1
      for (const key of keys) if (!this.#spent.has(key)) this.#spent.set(key, start)
    }
  }

  #compare(one: Keys, other: Keys): number {
    for (const [level, key] of one.entries()) {
      const difference = (this.#spent.get(key) ?? 0) - (this.#spent.get(other[level] ?? '') ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }
}
