const MOST_KNOWN = 5_000

/** A cache of what was read from the database lately: every message needs its player, and every request its session. */
export class Recent<V> {
  readonly #known = new Map<string, V>()
  #changes = 0

  /** The known value, or the one that is read now; null when there is none. */
  async find(key: string, read: () => Promise<V | undefined>): Promise<V | null> {
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const changes = this.#changes
    const value = await read()
    // A value that was read before a change must not be kept after it.
    if (value !== undefined && changes === this.#changes) this.keep(key, value)
    return value ?? null
  }

  keep(key: string, value: V): void {
    this.#known.delete(key)
    this.#known.set(key, value)
    const [oldest] = this.#known.keys()
    if (this.#known.size > MOST_KNOWN && oldest !== undefined) this.#known.delete(oldest)
  }

  /** The values of these keys have changed in the database, or are gone. */
  forget(isMeant: (key: string) => boolean): void {
    this.#changes += 1
    for (const key of [...this.#known.keys()].filter(isMeant)) this.#known.delete(key)
  }
}
