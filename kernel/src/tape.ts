import { Column } from './column.ts'
import { hexWord, wordHex } from './hash.ts'
import { frozen, type Json } from './json.ts'
import { CHAIN_DIGITS, type Entry, nextLink, STATE_DIGITS } from './log.ts'
import type { Recorded } from './replay.ts'

const WORD_DIGITS = 8
const STATE_WORDS = STATE_DIGITS / WORD_DIGITS
const LINK_WORDS = CHAIN_DIGITS / WORD_DIGITS
/** Links are kept this many entries apart; those between follow from them. */
const LINKS_APART = 16
const NO_OUTCOMES: readonly number[] = Object.freeze([])

type Unlinked = Omit<Entry, 'chain'>

/**
 * The entries of one match. They are kept in columns, digests as words and most links of the chain not at all, because a
 * server holds thousands of matches at once. What comes out are ordinary entries.
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
  readonly #states = new Column()
  readonly #links = new Column()
  /** Each entry needs the one before; empty before the first. */
  #lastChain = ''

  get length(): number {
    return this.#answers.length
  }

  /** The link of the last entry; empty before the first. */
  get lastChain(): string {
    return this.#lastChain
  }

  /** How many outcomes all entries have together. */
  get outcomes(): number {
    return this.#outcomes.length
  }

  push({ seat, ask, answer, chance, state, chain }: Entry): void {
    if (ask !== undefined) this.#asks.set(this.length, ask)
    if (this.length % LINKS_APART === 0) pushWords(this.#links, chain)
    this.#lastChain = chain
    pushWords(this.#states, state)
    this.#seats.push(seat === null ? 0 : seat + 1)
    this.#answers.push(frozen(answer))
    for (const outcome of chance) this.#outcomes.push(outcome)
    this.#ends.push(this.#outcomes.length)
  }

  /** Removes the entries from this index on, and returns them. */
  cut(from: number): Entry[] {
    const tail = this.entries(from)
    this.#lastChain = from === 0 ? '' : this.#chainAt(from - 1)
    this.#answers.length = from
    for (const index of this.#asks.keys()) if (index >= from) this.#asks.delete(index)
    this.#seats.truncate(from)
    this.#ends.truncate(from)
    this.#outcomes.truncate(from === 0 ? 0 : this.#ends.at(from - 1))
    this.#states.truncate(from * STATE_WORDS)
    this.#links.truncate(Math.ceil(from / LINKS_APART) * LINK_WORDS)
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
    let chain = ''
    for (let index = from; index < to; index++) {
      const unlinked = this.#unlinkedAt(index)
      chain = index === from ? this.#chainAt(index) : nextLink(chain, unlinked)
      entries.push({ ...unlinked, chain })
    }
    return entries
  }

  #chainAt(index: number): string {
    if (index === this.length - 1) return this.#lastChain
    const kept = Math.floor(index / LINKS_APART)
    let chain = wordsAt(this.#links, kept * LINK_WORDS, LINK_WORDS)
    for (let next = kept * LINKS_APART + 1; next <= index; next++)
      chain = nextLink(chain, this.#unlinkedAt(next))
    return chain
  }

  #unlinkedAt(index: number): Unlinked {
    const state = wordsAt(this.#states, index * STATE_WORDS, STATE_WORDS)
    return { ...this.#recordedAt(index), state }
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
}

function pushWords(column: Column, digits: string): void {
  for (let from = 0; from < digits.length; from += WORD_DIGITS) column.push(hexWord(digits, from))
}

function wordsAt(column: Column, from: number, words: number): string {
  let digits = ''
  for (let word = from; word < from + words; word++) digits += wordHex(column.at(word))
  return digits
}
