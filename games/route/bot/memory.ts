import { sitesOf } from '../rules/sites.ts'
import type { Board } from '../rules/state.ts'
import { type Atlas, NONE, TYPES } from './atlas.ts'
import type { Line } from './line.ts'

/** How many boards are remembered; a newer one takes the place of an older one. */
const PLACES = 1 << 13
/** Drawn segments in one number of a key. */
const SEGMENTS_PER_NUMBER = 28
/** What is remembered of a line in whole numbers, beside its tourists and landmarks. */
const FIELDS = 11
const WHOLE = FIELDS + 2 * TYPES
/** The line's value and points, and the other parts of what the board is worth. */
const PARTS = 5

/** Parts of a board's worth beside the line; NaN until they are worked out. */
export const PART = { luck: 2, chances: 3, total: 4 } as const
export type Part = (typeof PART)[keyof typeof PART]

/**
 * Boards that were judged before, with what was found: playouts of one decision come to the same boards again and again.
 * A board is compared in full, so what is remembered is always what would be found.
 */
export class Memory {
  readonly #blocks: number
  /** Sites whose worth changes in a match, and the types of those who wait behind piers. */
  readonly #rated: readonly number[]
  readonly #piers: readonly number[]
  readonly #firstDrawn: number
  readonly #drawnNumbers: number
  readonly #size: number
  readonly #key: Int32Array
  readonly #keys: Int32Array
  readonly #whole = new Int32Array(PLACES * WHOLE)
  readonly #parts = new Float64Array(PLACES * PARTS)
  /** Where the board looked at last is, or will be. */
  #place = 0

  constructor({ city, blocks, along, pier }: Atlas) {
    this.#blocks = blocks
    this.#rated = sitesOf(city).all.flatMap(({ iconic }, site) => (iconic === null ? [] : [site]))
    this.#piers = [...pier].filter((type) => type !== NONE)
    this.#firstDrawn = 1 + this.#rated.length + this.#piers.length
    this.#drawnNumbers = Math.ceil(along.length / 2 / SEGMENTS_PER_NUMBER)
    this.#size = this.#firstDrawn + this.#drawnNumbers + blocks
    this.#key = new Int32Array(this.#size)
    // No key begins with -1.
    this.#keys = new Int32Array(PLACES * this.#size).fill(-1)
  }

  /**
   * Looks for a board; `secrets` is what else its judgment depends on, as a number from 0, and so is what the sites are
   * worth.
   */
  has({ drawn, tourists, harbour }: Board, secrets: number, stars: readonly number[]): boolean {
    const key = this.#key
    key[0] = secrets
    let next = 1
    for (const site of this.#rated) key[next++] = stars[site] as number
    for (const type of this.#piers) key[next++] = harbour?.remote[type] ?? 0
    this.#readDrawn(drawn)
    const first = this.#firstDrawn + this.#drawnNumbers
    for (let block = 0, at = 0; block < this.#blocks; block++, at += TYPES) {
      key[first + block] =
        (tourists[at] as number) |
        ((tourists[at + 1] as number) << 8) |
        ((tourists[at + 2] as number) << 16) |
        ((tourists[at + 3] as number) << 24)
    }
    let hash = 0
    for (let index = 0; index < this.#size; index++) {
      hash = Math.imul(hash ^ (key[index] as number), 0x9e3779b1)
      hash ^= hash >>> 15
    }
    this.#place = hash & (PLACES - 1)
    const start = this.#place * this.#size
    for (let index = 0; index < this.#size; index++)
      if (this.#keys[start + index] !== key[index]) return false
    return true
  }

  #readDrawn(drawn: readonly number[]): void {
    const key = this.#key
    for (let number = 0, segment = 0; number < this.#drawnNumbers; number++) {
      const end = Math.min(segment + SEGMENTS_PER_NUMBER, drawn.length)
      let bits = 0
      for (; segment < end; segment++) bits = (bits << 1) | ((drawn[segment] as number) & 1)
      key[this.#firstDrawn + number] = bits
    }
  }

  /** Remembers the line of the board that was looked for. */
  keep(line: Line): void {
    this.#keys.set(this.#key, this.#place * this.#size)
    const parts = this.#place * PARTS
    this.#parts[parts] = line.value
    this.#parts[parts + 1] = line.points
    this.#parts.fill(Number.NaN, parts + 2, parts + PARTS)
    const whole = this.#whole
    const at = this.#place * WHOLE
    whole[at] = line.start
    whole[at + 1] = line.end
    whole[at + 2] = line.gateLinks
    whole[at + 3] = line.madness
    whole[at + 4] = line.task
    whole[at + 5] = line.stars
    whole[at + 6] = line.gap
    whole[at + 7] = line.low
    whole[at + 8] = line.high
    whole[at + 9] = line.length
    whole[at + 10] = line.canals
    for (let type = 0; type < TYPES; type++) {
      whole[at + FIELDS + type] = line.tourists[type] as number
      whole[at + FIELDS + TYPES + type] = line.landmarks[type] as number
    }
  }

  /** Gives back the line of the board that was found. */
  recall(line: Line): void {
    line.value = this.#parts[this.#place * PARTS] as number
    line.points = this.#parts[this.#place * PARTS + 1] as number
    const whole = this.#whole
    const at = this.#place * WHOLE
    line.start = whole[at] as number
    line.end = whole[at + 1] as number
    line.gateLinks = whole[at + 2] as number
    line.madness = whole[at + 3] as number
    line.task = whole[at + 4] as number
    line.stars = whole[at + 5] as number
    line.gap = whole[at + 6] as number
    line.low = whole[at + 7] as number
    line.high = whole[at + 8] as number
    line.length = whole[at + 9] as number
    line.canals = whole[at + 10] as number
    for (let type = 0; type < TYPES; type++) {
      line.tourists[type] = whole[at + FIELDS + type] as number
      line.landmarks[type] = whole[at + FIELDS + TYPES + type] as number
    }
  }

  /** A part of the worth of the board that was kept or recalled last, or NaN. */
  part(part: Part): number {
    return this.#parts[this.#place * PARTS + part] as number
  }

  keepPart(part: Part, worth: number): number {
    this.#parts[this.#place * PARTS + part] = worth
    return worth
  }
}
