import { Column } from './column.ts'
import { hexWord, wordHex } from './hash.ts'
import { frozen, type Json } from './json.ts'
import { CHAIN_DIGITS, type Entry, STATE_DIGITS } from './log.ts'
import type { Recorded } from './replay.ts'

const WORD_DIGITS = 8
const WORDS = (STATE_DIGITS + CHAIN_DIGITS) / WORD_DIGITS
const NO_OUTCOMES: readonly number[] = Object.freeze([])

/**
 * The entries of one match. They are kept in columns, digests as words, because a server holds thousands of matches at
 * once. What comes out are ordinary entries.
 */
export class Tape {
  /** One more than the seat, and 0 where nobody answered: small numbers need little space. */
  readonly #seats = new Column()
  readonly #answers: Json[] = []
  /** Only for entries that do not answer the first open question. */
  readonly #asks = new Map<number, number>()
  readonly #outcomes = new Column()
  /** For each entry, how many outcomes there are up to its end. */
  readonly #ends = new Column()
  readonly #digests = new Column()
  /** The digests of the last entry as text: they are needed right after it. */
  #lastDigits = ''

  get length(): number {
    return this.#answers.length
  }

  /** The link of the last entry; empty before the first. */
  get lastChain(): string {
    return this.#digitsAt(this.length - 1).slice(STATE_DIGITS)
  }

  /** How many outcomes all entries have together. */
  get outcomes(): number {
    return this.#outcomes.length
  }

  push({ seat, ask, answer, chance, state, chain }: Entry): void {
    if (ask !== undefined) this.#asks.set(this.length, ask)
    this.#seats.push(seat === null ? 0 : seat + 1)
    this.#answers.push(frozen(answer))
    for (const outcome of chance) this.#outcomes.push(outcome)
    this.#ends.push(this.#outcomes.length)
    const digits = state + chain
    this.#lastDigits = digits
    for (let from = 0; from < digits.length; from += WORD_DIGITS) this.#digests.push(hexWord(digits, from))
  }

  /** Removes the entries from this index on, and returns them. */
  cut(from: number): Entry[] {
    const tail = this.entries(from)
    this.#answers.length = from
    for (const index of this.#asks.keys()) if (index >= from) this.#asks.delete(index)
    this.#seats.truncate(from)
    this.#ends.truncate(from)
    this.#outcomes.truncate(from === 0 ? 0 : this.#ends.at(from - 1))
    this.#digests.truncate(from * WORDS)
    this.#lastDigits = from === 0 ? '' : this.#readDigits(from - 1)
    return tail
  }

  seatOf(index: number): number | null {
    const seat = this.#seats.at(index)
    return seat === 0 ? null : seat - 1
  }

  /** What it takes to replay the entries from one index up to another. */
  recorded(from: number, to: number): Recorded[] {
    const recorded: Recorded[] = []
    for (let index = from; index < to; index++) recorded.push(this.#recordedAt(index))
    return recorded
  }

  entries(from = 0, to = this.length): Entry[] {
    const entries: Entry[] = []
    for (let index = from; index < to; index++) {
      const recorded = this.#recordedAt(index)
      const digits = this.#digitsAt(index)
      const state = digits.slice(0, STATE_DIGITS)
      entries.push({ ...recorded, state, chain: digits.slice(STATE_DIGITS) })
    }
    return entries
  }

  #recordedAt(index: number): Recorded {
    const from = index === 0 ? 0 : this.#ends.at(index - 1)
    const to = this.#ends.at(index)
    const seat = this.seatOf(index)
    const answer = this.#answers[index] as Json
    const chance = from === to ? NO_OUTCOMES : this.#outcomes.slice(from, to)
    const ask = this.#asks.get(index)
    return ask === undefined ? { seat, answer, chance } : { seat, ask, answer, chance }
  }

  #digitsAt(index: number): string {
    return index === this.length - 1 ? this.#lastDigits : this.#readDigits(index)
  }

  #readDigits(index: number): string {
    let digits = ''
    for (let word = 0; word < WORDS; word++) digits += wordHex(this.#digests.at(index * WORDS + word))
    return digits
  }
}
