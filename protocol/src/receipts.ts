/**
 * Replies by message id, so that a repeated message gets the first reply and is not carried out again. The oldest are
 * forgotten, many at once because that is cheap; a message that is repeated is repeated soon.
 */
export class Receipts<T> {
  readonly #least: number
  #latest = new Map<string, T>()
  #earlier = new Map<string, T>()

  /** Keeps at least this many, and at most twice as many. */
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

  /** The ids of all replies that are kept, the oldest first. */
  ids(): string[] {
    return [...new Set([...this.#earlier.keys(), ...this.#latest.keys()])]
  }

  /** Called when the message was not carried out after all and may be tried again. */
  forget(id: string): void {
    this.#latest.delete(id)
    this.#earlier.delete(id)
  }
}
