/**
 * Replies by message id, so that a repeated message gets the reply of the first one and is not carried out again.
 * The oldest are forgotten; whoever repeats a message does so soon.
 */
export class Receipts<T> {
  readonly #most: number
  readonly #replies = new Map<string, T>()

  constructor(most: number) {
    this.#most = most
  }

  get(id: string): T | undefined {
    return this.#replies.get(id)
  }

  keep(id: string, reply: T): void {
    this.#replies.set(id, reply)
    if (this.#replies.size <= this.#most) return
    const [oldest] = this.#replies.keys()
    if (oldest !== undefined) this.#replies.delete(oldest)
  }

  /** The message was not carried out after all, and may be tried again. */
  forget(id: string): void {
    this.#replies.delete(id)
  }
}
