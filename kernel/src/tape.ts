import { frozen, type Json } from './json.ts'
import { CHAIN_DIGITS, type Entry, STATE_DIGITS } from './log.ts'
import type { Recorded } from './replay.ts'

const WORD_DIGITS = 8
const WORDS = (STATE_DIGITS + CHAIN_DIGITS) / WORD_DIGITS
const NO_OUTCOMES: readonly number[] = []

/**
 * The entries of one match as a match keeps them: in columns, the digests as words, because a server holds
 * thousands of matches at once. What comes out are ordinary entries.
 */
export class Tape {
  readonly #seats: (number | null)[] = []
  readonly #answers: Json[] = []
  readonly #outcomes: (readonly number[])[] = []
  #digests = new Uint32Array(16 * WORDS)
  #lastChain = ''

  get length(): number {
    return this.#seats.length
  }

  /** The link of the last entry; empty before the first. */
  get lastChain(): string {
    return this.#lastChain
  }

  push({ seat, answer, chance, state, chain }: Entry): void {
    const at = this.length * WORDS
    if (at === this.#digests.length) this.#grow()
    this.#seats.push(seat)
    this.#answers.push(frozen(answer))
    this.#outcomes.push(chance.length === 0 ? NO_OUTCOMES : chance.slice())
    const digits = state + chain
    for (let word = 0; word < WORDS; word++) {
      this.#digests[at + word] = Number.parseInt(
        digits.slice(word * WORD_DIGITS, (word + 1) * WORD_DIGITS),
        16,
      )
    }
    this.#lastChain = chain
  }

  /** A tape of its own with the entries before `end`. */
  until(end: number): Tape {
    const tape = new Tape()
    for (const entry of this.entries(0, end)) tape.push(entry)
    return tape
  }

  seatOf(index: number): number | null {
    return this.#seats[index] ?? null
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

  outcomes(): number {
    return this.#outcomes.reduce((sum, each) => sum + each.length, 0)
  }

  #recordedAt(index: number): Recorded {
    return {
      seat: this.#seats[index] as number | null,
      answer: this.#answers[index] as Json,
      chance: this.#outcomes[index] as readonly number[],
    }
  }

  #digitsAt(index: number): string {
    const words = this.#digests.subarray(index * WORDS, (index + 1) * WORDS)
    return Array.from(words, (word) => word.toString(16).padStart(WORD_DIGITS, '0')).join('')
  }

  #grow(): void {
    const larger = new Uint32Array(Math.ceil(this.length * 1.5) * WORDS)
    larger.set(this.#digests)
    this.#digests = larger
  }
}
