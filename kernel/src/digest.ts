import { wordHex } from './hash.ts'

/**
 * A fast 64-bit digest of plain data. It guards against accidents, not against an adversary. It walks the data instead of
 * its text: a state is mostly lists of small numbers, which are cheaper to mix than to write down.
 */
export function digestOf(value: unknown): string {
  const mixer = new Mixer()
  mixer.take(value)
  return mixer.digest()
}

const FIRST = 2654435761
const SECOND = 1597334677
const MARKS = { null: 0x6e, true: 0x74, false: 0x66, record: 0x7b, list: 0x5b, end: 0x7d } as const

class Mixer {
  #one = 0xdeadbeef | 0
  #two = 0x41c6ce57

  take(value: unknown): void {
    if (typeof value === 'number') this.#number(value)
    else if (typeof value === 'string') this.#text(value)
    else if (typeof value === 'boolean') this.#word(value ? MARKS.true : MARKS.false)
    else if (value === null || value === undefined) this.#word(MARKS.null)
    else if (typeof value !== 'object') throw new Error(`a state is plain data, not a ${typeof value}`)
    else if (Array.isArray(value)) this.#list(value)
    else this.#record(value as Readonly<Record<string, unknown>>)
  }

  digest(): string {
    let one = this.#one
    let two = this.#two
    one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
    two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
    return wordHex(one) + wordHex(two)
  }

  #word(word: number): void {
    const one = Math.imul(this.#one ^ word, FIRST)
    const two = Math.imul(this.#two ^ word, SECOND)
    this.#one = one ^ (one >>> 15)
    this.#two = two ^ (two >>> 13)
  }

  #number(value: number): void {
    if ((value | 0) === value) this.#word(value)
    else this.#text(String(value))
  }

  #text(text: string): void {
    let one = this.#one ^ text.length
    let two = this.#two
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      one = Math.imul(one ^ code, FIRST)
      two = Math.imul(two ^ code, SECOND)
    }
    this.#one = one ^ (one >>> 15)
    this.#two = two ^ (two >>> 13)
  }

  #list(list: readonly unknown[]): void {
    this.#word(MARKS.list)
    this.#word(list.length)
    let index = 0
    while (index < list.length) {
      index = this.#words(list, index)
      if (index < list.length) this.take(list[index])
      index += 1
    }
  }

  /** Mixes in whole numbers, of which most lists of a state consist, up to the first item that is not one. */
  #words(list: readonly unknown[], from: number): number {
    let one = this.#one
    let two = this.#two
    let index = from
    for (; index < list.length; index++) {
      const item = list[index]
      if (typeof item !== 'number' || (item | 0) !== item) break
      one = Math.imul(one ^ item, FIRST)
      two = Math.imul(two ^ item, SECOND)
      one ^= one >>> 15
      two ^= two >>> 13
    }
    this.#one = one
    this.#two = two
    return index
  }

  #record(record: Readonly<Record<string, unknown>>): void {
    this.#word(MARKS.record)
    for (const key in record) {
      // As in JSON, a member that is undefined does not count.
      if (record[key] === undefined) continue
      this.#text(key)
      this.take(record[key])
    }
    this.#word(MARKS.end)
  }
}
