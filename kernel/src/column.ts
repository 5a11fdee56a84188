/** A ninth of the space lies idle at most; growing in larger steps would waste more in each of thousands of matches. */
const GROWTH = 1.125

type Values = Uint8Array | Uint16Array | Uint32Array

/** A growing list of whole numbers below 2^32, each in one, two or four bytes: as many as the largest of them needs. */
export class Column {
  #values: Values = new Uint8Array(16)
  #length = 0

  get length(): number {
    return this.#length
  }

  push(value: number): void {
    if (this.#length === this.#values.length || value > mostIn(this.#values)) this.#makeRoomFor(value)
    this.#values[this.#length] = value
    this.#length += 1
  }

  #makeRoomFor(value: number): void {
    const { length } = this.#values
    const room = this.#length === length ? Math.ceil(length * GROWTH) : length
    const larger = valuesUpTo(Math.max(value, mostIn(this.#values)), room)
    larger.set(this.#values)
    this.#values = larger
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

const mostIn = ({ BYTES_PER_ELEMENT }: Values): number => 2 ** (8 * BYTES_PER_ELEMENT) - 1

function valuesUpTo(most: number, length: number): Values {
  if (most < 2 ** 8) return new Uint8Array(length)
  return most < 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length)
}
