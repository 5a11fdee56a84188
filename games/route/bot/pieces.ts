import { type Atlas, NONE } from './atlas.ts'

/** The connected pieces of a drawing. */
export class Pieces {
  readonly #atlas: Atlas
  /** By vertex: its piece, named by one of its vertices, or NONE. */
  readonly of: Int8Array
  /** By vertex: 1 where an odd number of segments ends, which is where a line can begin or end. */
  readonly isEnd: Uint8Array
  /** By piece: the worth of its sites that the line does not pass. */
  readonly worth: Float64Array

  constructor(atlas: Atlas) {
    this.#atlas = atlas
    this.of = new Int8Array(atlas.vertices)
    this.isEnd = new Uint8Array(atlas.vertices)
    this.worth = new Float64Array(atlas.vertices)
  }

  survey(drawn: readonly number[], siteWorth: Float64Array): void {
    const { along, beyond, ends } = this.#atlas
    this.of.fill(NONE)
    this.isEnd.fill(0)
    this.worth.fill(0)
    for (let segment = 0; segment < drawn.length; segment++) {
      if (drawn[segment] === 1) this.#join(ends[2 * segment] as number, ends[2 * segment + 1] as number)
    }
    for (let segment = 0; segment < drawn.length; segment++) {
      if (drawn[segment] !== 1) continue
      const piece = this.of[ends[2 * segment] as number] as number
      const one = along[2 * segment] as number
      const other = along[2 * segment + 1] as number
      let worth = (siteWorth[one] as number) + (other === NONE ? 0 : (siteWorth[other] as number))
      for (const site of beyond[segment] as Uint8Array) worth += siteWorth[site] as number
      // Most sites have two segments of their piece along them.
      this.worth[piece] = (this.worth[piece] as number) + worth / 2
    }
  }

  #join(a: number, b: number): void {
    this.isEnd[a] = (this.isEnd[a] as number) ^ 1
    this.isEnd[b] = (this.isEnd[b] as number) ^ 1
    const one = this.of[a] as number
    const other = this.of[b] as number
    if (one === NONE && other === NONE) {
      this.of[a] = a
      this.of[b] = a
    } else if (one === NONE) this.of[a] = other
    else if (other === NONE) this.of[b] = one
    else if (one !== other) {
      for (let vertex = 0; vertex < this.of.length; vertex++) {
        if (this.of[vertex] === other) this.of[vertex] = one
      }
    }
  }
}
