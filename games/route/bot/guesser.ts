import { oncePer } from '@curio/kernel'
import type { Board } from '../rules/state.ts'
import { type Atlas, NONE } from './atlas.ts'
import type { Judge } from './judge.ts'
import { Pieces } from './pieces.ts'
import type { Visits } from './visits.ts'
import { WEIGHTS } from './weights.ts'

/** One way to draw: segments (none for passing), and what using it costs beside them. */
export interface Drawing {
  readonly segments: readonly number[]
  readonly cost: number
}

export const NOTHING: Drawing = { segments: [], cost: 0 }

/** The guesser of a city; it looks at one board at a time. */
export const guesserFor = oncePer((atlas: Atlas) => new Guesser(atlas))

/** For each road between a drawing and the ends of the line: the share of its worth that is left. */
const APART = Float64Array.from({ length: 256 }, (_, roads) => 0.4 ** roads)
/** The share of a piece's worth that counts when it is joined, and what is left of it away from an end. */
const JOINED = 0.5
const JOINED_WITHIN = 0.7

/** Tells what drawings would bring: quickly by what they touch, or in full. */
class Guesser {
  readonly #atlas: Atlas
  readonly #pieces: Pieces
  readonly #siteWorth: Float64Array
  readonly #shop: Uint8Array
  /** By vertex: what its cafe brings. */
  readonly #cafe: Float64Array
  readonly #visited: number[] = []
  /** By vertex: the share of a drawing's worth that counts when it begins there. */
  readonly #attached: Float64Array
  #judge: Judge | null = null
  #shopWorth = 0
  #canalWorth = 0
  #hasCafes = false
  #start = NONE
  #end = NONE
  #gap = 0

  constructor(atlas: Atlas) {
    this.#atlas = atlas
    this.#pieces = new Pieces(atlas)
    this.#siteWorth = new Float64Array(atlas.sites)
    this.#shop = new Uint8Array(atlas.vertices)
    this.#cafe = new Float64Array(atlas.vertices)
    this.#attached = new Float64Array(atlas.vertices)
  }

  /** Looks at the board and the line of a judge. */
  prepare(judge: Judge, visits: Visits): void {
    const { board, line } = judge
    this.#judge = judge
    this.#shopWorth = visits.shop
    this.#canalWorth = judge.canalWorth()
    this.#start = line.start
    this.#end = line.end
    this.#gap = line.gap
    for (let site = 0; site < this.#siteWorth.length; site++) {
      this.#siteWorth[site] = line.passes(site) ? 0 : judge.siteWorth(site)
    }
    this.#pieces.survey(board.drawn, this.#siteWorth)
    for (let vertex = 0; vertex < this.#atlas.vertices; vertex++) {
      this.#shop[vertex] = 0
      this.#attached[vertex] = APART[this.#distance(vertex)] as number
    }
    this.#lookForCafes(board, visits)
    if (visits.shop === 0) return
    for (const shop of this.#atlas.shops) if (!board.circledShops.includes(shop)) this.#shop[shop] = 1
  }

  /** RT-BASE-28: cafes that were not visited yet. */
  #lookForCafes({ circledShops }: Board, { cafes }: Visits): void {
    const { vertices } = this.#atlas.city
    this.#hasCafes = false
    for (let vertex = 0; vertex < vertices.length; vertex++) {
      const bonus = vertices[vertex]?.cafe ?? null
      if (bonus === null) continue
      this.#cafe[vertex] = circledShops.includes(vertex) ? 0 : cafes[bonus]
      this.#hasCafes = true
    }
  }

  guess(segments: readonly number[], cost: number): number {
    if (segments.length === 0) return -cost
    const { ends } = this.#atlas
    const { of, isEnd } = this.#pieces
    let attached = 0
    let piece = NONE
    let otherPiece = NONE
    let touched = 0
    let within = 0
    let last = NONE
    for (let index = 0; index < segments.length; index++) {
      const first = 2 * (segments[index] as number)
      for (let end = first; end < first + 2; end++) {
        const vertex = ends[end] as number
        const share = this.#attached[vertex] as number
        if (share > attached) attached = share
        const at = of[vertex] as number
        if (at === NONE || vertex === last) continue
        last = vertex
        touched += 1
        if (isEnd[vertex] === 0) within = 1
        if (piece === NONE) piece = at
        else if (at !== piece) otherPiece = at
      }
    }
    if (otherPiece !== NONE) attached = 1
    const joined =
      touched < 2
        ? 0
        : this.#joinWorth(piece, otherPiece, segments.length) * (within === 1 ? JOINED_WITHIN : 1)
    return (
      this.#newSites(segments) * attached +
      joined +
      this.#visit(segments) +
      segments.length -
      cost +
      this.#newCanals(segments) * attached
    )
  }

  judge({ segments, cost }: Drawing): number {
    const judge = this.#judge
    if (!judge) throw new Error('the guesser is not prepared')
    const { drawn } = judge.board
    for (const segment of segments) drawn[segment] = 1
    const worth = judge.worth()
    for (const segment of segments) drawn[segment] = 0
    return worth + this.#visit(segments) - cost
  }

  #distance(vertex: number): number {
    if (this.#start === NONE) return 0
    const { steps, vertices } = this.#atlas
    return Math.min(
      steps[this.#start * vertices + vertex] as number,
      steps[this.#end * vertices + vertex] as number,
    )
  }

  #joinWorth(piece: number, other: number, roads: number): number {
    const own = this.#pieces.worth[piece] as number
    if (other === NONE) return own * JOINED
    const filled = Math.min(this.#gap, roads) * WEIGHTS.gapRoad
    return (own + (this.#pieces.worth[other] as number)) * JOINED + filled
  }

  #newCanals(segments: readonly number[]): number {
    if (this.#canalWorth === 0) return 0
    let canals = 0
    for (const segment of segments) canals += this.#atlas.canal[segment] as number
    return canals * this.#canalWorth
  }

  #newSites(segments: readonly number[]): number {
    const { along, beyond } = this.#atlas
    let worth = 0
    let one = NONE
    let two = NONE
    for (let index = 0; index < segments.length; index++) {
      const first = 2 * (segments[index] as number)
      for (let side = first; side < first + 2; side++) {
        const block = along[side] as number
        if (block === NONE || block === one || block === two) continue
        worth += this.#siteWorth[block] as number
        if (one === NONE) one = block
        else two = block
      }
      for (const site of beyond[segments[index] as number] as Uint8Array) {
        worth += this.#siteWorth[site] as number
      }
    }
    return worth
  }

  #visit(segments: readonly number[]): number {
    return this.#shopVisit(segments) + (this.#hasCafes ? this.#cafeVisits(segments) : 0)
  }

  /** Each cafe once. */
  #cafeVisits(segments: readonly number[]): number {
    const { shopsBy } = this.#atlas
    const visited = this.#visited
    visited.length = 0
    let worth = 0
    for (const segment of segments) {
      for (const vertex of shopsBy[segment] as Uint8Array) {
        if (visited.includes(vertex)) continue
        visited.push(vertex)
        worth += this.#cafe[vertex] as number
      }
    }
    return worth
  }

  #shopVisit(segments: readonly number[]): number {
    if (this.#shopWorth === 0) return 0
    const { ends } = this.#atlas
    for (const segment of segments) {
      if (this.#shop[ends[2 * segment] as number] === 1) return this.#shopWorth
      if (this.#shop[ends[2 * segment + 1] as number] === 1) return this.#shopWorth
    }
    return 0
  }
}
