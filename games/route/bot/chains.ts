import type { Atlas } from './atlas.ts'

/** No task crossing lies on a chain. */
export const NO_TASK = -1
/** Four roads, as many canals and four diagonals can meet at a vertex. */
export const MOST_AT = 12

/**
 * A drawing, with every run of segments that a line can only pass as a whole taken together. Chains end where
 * a line can turn off, begin or end: at gates, at river crossings, and wherever not exactly two segments meet.
 */
export class Chains {
  readonly atlas: Atlas
  count = 0
  /** The ends of chain c, at 2c and 2c + 1. */
  readonly ends: Int8Array
  readonly length: Uint8Array
  /** How many canals are in it. */
  readonly canals: Uint8Array
  /** Sites along it, as bits: the first LOW_SITES and the others. */
  readonly low: Int32Array
  readonly high: Int32Array
  /** Terrifying places on it, as bits. */
  readonly scares: Int32Array
  /** How far from its first end the first and the last task crossing lie, or NO_TASK. */
  readonly firstTask: Int8Array
  readonly lastTask: Int8Array
  /** Those crossings. */
  readonly firstTaskAt: Int8Array
  readonly lastTaskAt: Int8Array
  /** By vertex: how many chain ends are there and which, at vertex × MOST_AT + place. */
  readonly atCount: Uint8Array
  readonly at: Uint8Array
  readonly #degree: Uint8Array
  /** By segment: 1 when it is in a chain already. */
  readonly #taken: Uint8Array
  readonly #task: Uint8Array

  constructor(atlas: Atlas) {
    const segments = atlas.along.length / 2
    this.atlas = atlas
    this.ends = new Int8Array(2 * segments)
    this.length = new Uint8Array(segments)
    this.canals = new Uint8Array(segments)
    this.low = new Int32Array(segments)
    this.high = new Int32Array(segments)
    this.scares = new Int32Array(segments)
    this.firstTask = new Int8Array(segments)
    this.lastTask = new Int8Array(segments)
    this.firstTaskAt = new Int8Array(segments)
    this.lastTaskAt = new Int8Array(segments)
    this.atCount = new Uint8Array(atlas.vertices)
    this.at = new Uint8Array(atlas.vertices * MOST_AT)
    this.#taken = new Uint8Array(segments)
    this.#degree = new Uint8Array(atlas.vertices)
    this.#task = new Uint8Array(atlas.vertices)
  }

  build(drawn: readonly number[], task: readonly number[]): void {
    this.count = 0
    this.atCount.fill(0)
    this.#task.fill(0)
    for (let index = 0; index < task.length; index++) this.#task[task[index] as number] = 1
    this.#countDegrees(drawn)
    for (let vertex = 0; vertex < this.atlas.vertices; vertex++) {
      if (this.#isBreak(vertex)) this.#followFrom(vertex, drawn)
    }
    // What is left are rings without any break.
    const { ends } = this.atlas
    for (let segment = 0; segment < drawn.length; segment++) {
      if (drawn[segment] === 1 && this.#taken[segment] === 0) {
        this.#follow(ends[2 * segment] as number, segment, drawn)
      }
    }
  }

  #countDegrees(drawn: readonly number[]): void {
    const { ends } = this.atlas
    const degree = this.#degree
    degree.fill(0)
    for (let segment = 0; segment < drawn.length; segment++) {
      this.#taken[segment] = 0
      if (drawn[segment] !== 1) continue
      const a = ends[2 * segment] as number
      const b = ends[2 * segment + 1] as number
      degree[a] = (degree[a] as number) + 1
      degree[b] = (degree[b] as number) + 1
    }
  }

  #isBreak(vertex: number): boolean {
    const degree = this.#degree[vertex] as number
    return degree > 0 && (degree !== 2 || this.atlas.breaks[vertex] === 1)
  }

  #followFrom(vertex: number, drawn: readonly number[]): void {
    const segments = this.atlas.segmentsAt[vertex] as Uint8Array
    for (let index = 0; index < segments.length; index++) {
      const segment = segments[index] as number
      if (drawn[segment] === 1 && this.#taken[segment] === 0) this.#follow(vertex, segment, drawn)
    }
  }

  #follow(from: number, firstSegment: number, drawn: readonly number[]): void {
    const { canal, ends, lowAlong, highAlong, scareBit } = this.atlas
    const chain = this.count
    this.count += 1
    this.low[chain] = 0
    this.high[chain] = 0
    this.scares[chain] = scareBit[from] as number
    this.firstTask[chain] = NO_TASK
    this.#passTask(chain, from, 0)
    let canals = 0
    let length = 0
    let at = from
    let segment = firstSegment
    for (;;) {
      this.#taken[segment] = 1
      this.low[chain] = (this.low[chain] as number) | (lowAlong[segment] as number)
      this.high[chain] = (this.high[chain] as number) | (highAlong[segment] as number)
      canals += canal[segment] as number
      length += 1
      const a = ends[2 * segment] as number
      at = a === at ? (ends[2 * segment + 1] as number) : a
      this.scares[chain] = (this.scares[chain] as number) | (scareBit[at] as number)
      this.#passTask(chain, at, length)
      if (at === from || this.#isBreak(at)) break
      segment = this.#nextSegment(at, segment, drawn)
    }
    this.ends[2 * chain] = from
    this.ends[2 * chain + 1] = at
    this.length[chain] = length
    this.canals[chain] = canals
    this.#join(from, chain)
    if (at !== from) this.#join(at, chain)
  }

  #passTask(chain: number, vertex: number, length: number): void {
    if (this.#task[vertex] === 0) return
    if (this.firstTask[chain] === NO_TASK) {
      this.firstTask[chain] = length
      this.firstTaskAt[chain] = vertex
    }
    this.lastTask[chain] = length
    this.lastTaskAt[chain] = vertex
  }

  /** The other one of the two segments that meet at a vertex. */
  #nextSegment(at: number, segment: number, drawn: readonly number[]): number {
    const segments = this.atlas.segmentsAt[at] as Uint8Array
    for (let index = 0; index < segments.length; index++) {
      const next = segments[index] as number
      if (drawn[next] === 1 && next !== segment) return next
    }
    return segment
  }

  #join(vertex: number, chain: number): void {
    const place = this.atCount[vertex] as number
    this.at[vertex * MOST_AT + place] = chain
    this.atCount[vertex] = place + 1
  }
}
