const RealWeakMap = WeakMap
let period = 0

/** Empties all maps that were made since `makeForgetful`. */
export function forgetAll(): void {
  period += 1
}

/**
 * Code keeps in a WeakMap what it works out only once. In a mutation run each test has to work it out again: it would
 * not meet the mutant otherwise, and would leave to the next mutant what this one has spoilt.
 */
export function makeForgetful(): void {
  Object.assign(globalThis, { WeakMap: ForgetfulWeakMap })
}

class ForgetfulWeakMap<K extends WeakKey, V> {
  #known = new RealWeakMap<K, V>()
  #period = period

  constructor(entries: Iterable<readonly [K, V]> = []) {
    for (const [key, value] of entries) this.set(key, value)
  }

  get(key: K): V | undefined {
    return this.#current().get(key)
  }

  has(key: K): boolean {
    return this.#current().has(key)
  }

  set(key: K, value: V): this {
    this.#current().set(key, value)
    return this
  }

  delete(key: K): boolean {
    return this.#current().delete(key)
  }

  #current(): WeakMap<K, V> {
    if (this.#period !== period) this.#known = new RealWeakMap()
    this.#period = period
    return this.#known
  }
}
