import type { Board } from '../rules/state.ts'
import { type Atlas, LOW_SITES, NONE, TYPES } from './atlas.ts'

/** All four types are counted in one number, each in its own bits. */
const TOURIST_BITS = 8
const TOURIST_MASK = 255
const LANDMARK_BITS = 4
const LANDMARK_MASK = 15
/** Above the landmarks: the sum of the stars, and riverside blocks with tourists. */
const STARS_AT = 16
const STARS_MASK = 255
const RIVERSIDE_AT = 24

/** The sites that a walk has passed, and what stands and waits there. The fields are all there is to restore. */
export class Passed {
  /** The sites, as bits. */
  low = 0
  high = 0
  tourists = 0
  landmarks = 0
  readonly #atlas: Atlas
  readonly #touristsAt: Int32Array
  readonly #landmarksAt: Int32Array

  constructor(atlas: Atlas) {
    this.#atlas = atlas
    this.#touristsAt = new Int32Array(atlas.sites)
    this.#landmarksAt = new Int32Array(atlas.sites)
  }

  /** Looks at what is at each site of a board; nothing is passed yet. */
  read({ tourists: marks, harbour }: Board, stars: readonly number[]): void {
    const { blocks, riverside, sites, pier } = this.#atlas
    for (let block = 0, at = 0; block < blocks; block++, at += TYPES) {
      const tourists =
        (marks[at] as number) |
        ((marks[at + 1] as number) << TOURIST_BITS) |
        ((marks[at + 2] as number) << (2 * TOURIST_BITS)) |
        ((marks[at + 3] as number) << (3 * TOURIST_BITS))
      let landmarks = this.#sight(block, stars)
      if (tourists !== 0 && riverside[block] === 1) landmarks |= 1 << RIVERSIDE_AT
      this.#touristsAt[block] = tourists
      this.#landmarksAt[block] = landmarks
    }
    for (let site = blocks; site < sites; site++) {
      const type = pier[site] as number
      this.#touristsAt[site] = type === NONE ? 0 : (harbour?.remote[type] ?? 0) << (type * TOURIST_BITS)
      this.#landmarksAt[site] = this.#sight(site, stars)
    }
    this.clear()
  }

  #sight(site: number, stars: readonly number[]): number {
    const type = this.#atlas.landmark[site] as number
    return type === NONE ? (stars[site] as number) << STARS_AT : 1 << (type * LANDMARK_BITS)
  }

  clear(): void {
    this.low = 0
    this.high = 0
    this.tourists = 0
    this.landmarks = 0
  }

  /** Passes sites, given as bits. */
  cover(low: number, high: number): void {
    this.#add(low & ~this.low, 0)
    this.#add(high & ~this.high, LOW_SITES)
    this.low |= low
    this.high |= high
  }

  touristsOf(type: number): number {
    return (this.tourists >>> (type * TOURIST_BITS)) & TOURIST_MASK
  }

  landmarksOf(type: number): number {
    return (this.landmarks >> (type * LANDMARK_BITS)) & LANDMARK_MASK
  }

  get stars(): number {
    return (this.landmarks >> STARS_AT) & STARS_MASK
  }

  get riversideBlocks(): number {
    return this.landmarks >> RIVERSIDE_AT
  }

  #add(bits: number, first: number): void {
    let left = bits
    while (left !== 0) {
      const bit = 31 - Math.clz32(left)
      left ^= 1 << bit
      this.tourists += this.#touristsAt[first + bit] as number
      this.landmarks += this.#landmarksAt[first + bit] as number
    }
  }
}
