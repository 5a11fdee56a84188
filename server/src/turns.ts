/** Lets one caller in at a time, in the order in which they came. */
export class Turns {
  #last: Promise<void> = Promise.resolve()

  /** Waits for its turn; the turn lasts until the given function is called. */
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
