/**
 * Replies by message id, so that a repeated message gets the reply of the first one and is not carried out again.
 * The oldest are forgotten, many at once because that is cheap; whoever repeats a message does so soon.
 */
export class Receipts<T> {
  readonly #least: number
  #latest = new Map<string, T>()
  #earlier = new Map<string, T>()

  /** At least so many are kept, and at most twice as many. */
  constructor(least: number) {
    this.#least = least
  }

  get(id: string): T | undefined {
    return this.#latest.get(id) ?? this.#earlier.get(id)
  }

  keep(id: string, reply: T): void {
    if (this.#latest.size >= this.#least && !this.#latest.has(id)) {
      this.#earlier = this.#latest
      this.#latest = new Map()
    }
    this.#latest.set(id, reply)
  }

  /** Of all that are kept, the oldest first. */
  ids(): string[] {
    return [...new Set([...this.#earlier.keys(), ...this.#latest.keys()])]
  }

  /** The message was not carried out after all, and may be tried again. */
  forget(id: string): void {
    this.#latest.delete(id)
    this.#earlier.delete(id)
  }
}
