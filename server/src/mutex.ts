/** Lets one caller in at a time, first come, first served. */
export class Mutex {
  #last: Promise<void> = Promise.resolve()

  /** Waits for its turn; the turn lasts until the returned function is called. */
  async take(): Promise<() => void> {
    const before = this.#last
    let release = (): void => {}
    this.#last = new Promise((resolve) => {
      release = resolve
    })
    await before
    return release
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    const release = await this.take()
    try {
      return await task()
    } finally {
      release()
    }
  }
}

/** The same for callers that share a key; others do not wait for each other. */
export class KeyedMutex {
  /** By key, the end of the last turn that has the key. */
  readonly #last = new Map<string, Promise<void>>()

  async take(keys: readonly string[]): Promise<() => void> {
    const before = keys.map((key) => this.#last.get(key))
    const { promise: over, resolve } = Promise.withResolvers<void>()
    for (const key of keys) this.#last.set(key, over)
    await Promise.all(before)
    return () => {
      for (const key of keys) if (this.#last.get(key) === over) this.#last.delete(key)
      resolve()
    }
  }
}
