import { Column } from './column.ts'
import { frozen, type Json } from './json.ts'
import { CHAIN_DIGITS, type Entry, STATE_DIGITS } from './log.ts'
import type { Recorded } from './replay.ts'

const WORD_DIGITS = 8
const WORDS = (STATE_DIGITS + CHAIN_DIGITS) / WORD_DIGITS
const NOBODY = 2 ** 32 - 1
const NO_OUTCOMES: readonly number[] = Object.freeze([])

/**
 * The entries of one match as a match keeps them: in columns, the digests as words, because a server holds
 * thousands of matches at once. What comes out are ordinary entries.
 */
export class Tape {
  readonly #seats = new Column()
  readonly #answers: Json[] = []
  readonly #outcomes = new Column()
  /** For each entry the number of outcomes up to its end. */
  readonly #ends = new Column()
  readonly #digests = new Column()
  /** Those of the last entry as they came: they are asked for right after it. */
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

  push({ seat, answer, chance, state, chain }: Entry): void {
    this.#seats.push(seat ?? NOBODY)
    this.#answers.push(frozen(answer))
    for (const outcome of chance) this.#outcomes.push(outcome)
    this.#ends.push(this.#outcomes.length)
    const digits = state + chain
    this.#lastDigits = digits
    for (let from = 0; from < digits.length; from += WORD_DIGITS) {
      this.#digests.push(Number.parseInt(digits.slice(from, from + WORD_DIGITS), 16))
    }
  }

  /** A tape of its own with the entries before `end`. */
  until(end: number): Tape {
    const tape = new Tape()
    for (const entry of this.entries(0, end)) tape.push(entry)
    return tape
  }

  seatOf(index: number): number | null {
    const seat = this.#seats.at(index)
    return seat === NOBODY ? null : seat
  }

  /** What it takes to play the entries again, from one up to another. */
  recorded(from: number, to: number): Recorded[] {
    return Array.from({ length: to - from }, (_, offset) => this.#recordedAt(from + offset))
  }

  entries(from = 0, to = this.length): Entry[] {
    return Array.from({ length: to - from }, (_, offset) => {
      const digits = this.#digitsAt(from + offset)
      const state = digits.slice(0, STATE_DIGITS)
      return { ...this.#recordedAt(from + offset), state, chain: digits.slice(STATE_DIGITS) }
    })
  }

  #recordedAt(index: number): Recorded {
    const from = index === 0 ? 0 : this.#ends.at(index - 1)
    const to = this.#ends.at(index)
    return {
      seat: this.seatOf(index),
      answer: this.#answers[index] as Json,
      chance: from === to ? NO_OUTCOMES : this.#outcomes.slice(from, to),
    }
  }

  #digitsAt(index: number): string {
    if (index === this.length - 1) return this.#lastDigits
    const words = this.#digests.slice(index * WORDS, (index + 1) * WORDS)
    return words.map((word) => word.toString(16).padStart(WORD_DIGITS, '0')).join('')
  }
}
