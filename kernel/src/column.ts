/** A fifth of the space lies idle at most; growing in larger steps would waste more in each of thousands of matches. */
const GROWTH = 1.25

/** A growing list of whole numbers below 2^32, in half the space of an ordinary one. */
export class Column {
  #values = new Uint32Array(16)
  #length = 0

  get length(): number {
    return this.#length
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Uint32Array(Math.ceil(this.#length * GROWTH))
      larger.set(this.#values)
      this.#values = larger
    }
    this.#values[this.#length] = value
    this.#length += 1
  }

  /** Drops what comes after the first `length` numbers. */
  truncate(length: number): void {
    this.#length = Math.min(this.#length, length)
  }

  at(index: number): number {
    return this.#values[index] as number
  }

  slice(from: number, to: number): number[] {
    const values: number[] = []
    const end = Math.min(to, this.#length)
    for (let index = Math.max(0, from); index < end; index++) values.push(this.#values[index] as number)
    return values
  }
}
