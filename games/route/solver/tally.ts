import { TOURIST_TYPES } from '../content/pack.ts'
import type { RouteBoard } from '../rules/final-route.ts'
import type { RouteFacts } from '../rules/goals.ts'
import { canalCoefficient, madnessOf, pointsFor, starsAt } from '../rules/measure.ts'
import { fillPayoffs, type RouteSums } from '../rules/payoffs.ts'
import { expectedParts, highestFailing, newPayoffs } from '../rules/rolls.ts'
import { sitesOf } from '../rules/sites.ts'
import { at, bump, type RouteGraph } from './graph.ts'
import { TermTally } from './term-tally.ts'

const TYPES = TOURIST_TYPES.length
const PURPLE = TOURIST_TYPES.indexOf('purple')

const OBJECTIVES = ['expected', 'base'] as const
export type Objective = (typeof OBJECTIVES)[number]

/** What a changing set of segments has along it, kept up to date edge by edge, and what that is worth. */
export class Tally {
  readonly #board: RouteBoard
  readonly #objective: Objective
  readonly #along: readonly (readonly number[])[]
  /** By site: how many edges of the set lie along it. */
  readonly #cover: Int32Array
  readonly #landmark: Int32Array
  readonly #sums: Mutable<RouteSums> & { readonly tourists: Int32Array; readonly landmarks: Int32Array }
  readonly #payoffs = newPayoffs()
  /** By site: its star or rating, and the bonus of the city's terms; then by cafe and by segment. */
  readonly #worth: readonly number[]
  readonly #facts: Mutable<RouteFacts> & { readonly cover: Int32Array }
  readonly #sites: number
  readonly #cafes: number
  /** By edge. */
  readonly #border: Int32Array
  readonly #canal: Int32Array
  /** What the city pays besides; null where it pays nothing. */
  readonly terms: TermTally | null
  size = 0
  #canals = 0

  constructor(board: RouteBoard, graph: RouteGraph, objective: Objective) {
    const { city } = board
    this.#board = board
    this.#objective = objective
    const sites = sitesOf(city)
    const { circled = [], terms, tolls = [] } = board
    // Circled cafes come after the sites, and after them the segments that have points of their own.
    const paying = graph.segmentOf.filter((index) => (tolls[index] ?? 0) !== 0)
    const paid = sites.all.length + circled.length
    const cafesAt = (vertex: number): number[] =>
      terms && circled.includes(vertex) ? [sites.all.length + circled.indexOf(vertex)] : []
    this.#along = graph.segmentOf.map((index) => {
      const { a = -1, b = -1 } = city.segments[index] ?? {}
      const own = paying.includes(index) ? [paid + paying.indexOf(index)] : []
      return [...(sites.along[index] ?? []), ...cafesAt(a), ...cafesAt(b), ...own]
    })
    this.#sites = sites.all.length
    this.#cafes = circled.length
    this.#border = Int32Array.from(graph.segmentOf, (index) => Number(city.segments[index]?.border))
    this.#canal = Int32Array.from(graph.segmentOf, (index) => Number(city.segments[index]?.canal))
    this.#cover = new Int32Array(paid + paying.length)
    this.#landmark = Int32Array.from(this.#cover, (_, site) => sites.all[site]?.landmark ?? -1)
    this.#worth = [
      ...sites.all.map((_, site) => starsAt(board, site) + (terms?.bonuses[site] ?? 0)),
      ...circled.map(() => 0),
      ...paying.map((index) => tolls[index] ?? 0),
    ]
    this.#sums = {
      city,
      table: board.tourists,
      along: this.#cover,
      crossed: [],
      tourists: new Int32Array(TYPES),
      landmarks: new Int32Array(TYPES),
      stars: 0,
      starsAt: board.perTourist ? board.stars.map((_, site) => starsAt(board, site)) : board.stars,
      perTourist: board.perTourist ?? null,
      task: 0,
      madness: 0,
      gateLinks: 0,
      call: board.call,
    }
    this.#facts = {
      city,
      segments: 0,
      borderSegments: 0,
      turns: 0,
      cover: this.#cover,
      table: board.tourists,
      landmarks: this.#sums.landmarks,
      cafes: 0,
    }
    const hasTerms = terms !== undefined || this.#worth.some((points) => points < 0)
    this.terms = hasTerms
      ? new TermTally(board, this.#worth, this.#along, this.#facts, this.#sums.tourists)
      : null
    for (let edge = 0; edge < graph.edges; edge++) this.add(edge)
  }

  add(edge: number): void {
    this.size++
    this.#facts.borderSegments += at(this.#border, edge)
    if (at(this.#canal, edge) === 1) this.#countCanal(1)
    for (const block of this.#along[edge] ?? []) {
      bump(this.#cover, block, 1)
      if (at(this.#cover, block) === 1) this.#count(block, 1)
    }
  }

  remove(edge: number): void {
    this.size--
    this.#facts.borderSegments -= at(this.#border, edge)
    if (at(this.#canal, edge) === 1) this.#countCanal(-1)
    for (const block of this.#along[edge] ?? []) {
      bump(this.#cover, block, -1)
      if (at(this.#cover, block) === 0) this.#count(block, -1)
    }
  }

  /** RT-VEN-14. */
  #countCanal(by: number): void {
    const { city } = this.#board
    const before = canalCoefficient(city, this.#canals)
    this.#canals += by
    bump(this.#sums.landmarks, PURPLE, canalCoefficient(city, this.#canals) - before)
  }

  #count(block: number, by: number): void {
    const { tourists, landmarks } = this.#sums
    const landmark = at(this.#landmark, block)
    if (landmark >= 0) bump(landmarks, landmark, by)
    this.#sums.stars += by * (this.#worth[block] ?? 0)
    if (block >= this.#sites && block < this.#sites + this.#cafes) this.#facts.cafes += by
    for (let type = 0; type < TYPES; type++) {
      bump(tourists, type, by * (this.#board.tourists[block * TYPES + type] ?? 0))
    }
  }

  madness(terrifying: number, links: number): number {
    return madnessOf(this.#board.city, terrifying, links, 0)
  }

  /** Whether a line of this madness never loses by an edge. */
  isSafe(edge: number, madness: number): boolean {
    if (this.terms?.mayLoseBy(edge)) return false
    return this.#growsWithBlocks(madness) || !this.#bringsToRiver(edge)
  }

  #growsWithBlocks(madness: number): boolean {
    const { city } = this.#board
    return this.#objective === 'base' || city.ancient !== 'DAGON' || highestFailing(city.pack, madness) === 0
  }

  /**
   * The objective in whole parts, for the best walk with at most this task and this many turns; relaxed, a bound for every
   * smaller set as well.
   */
  value(task: number, madness: number, links: number, relaxed: boolean, turns: number): number {
    const sums = this.#sums
    const { terms } = this
    const { stars } = sums
    if (this.#objective === 'base') {
      if (!terms) return pointsFor(sums.tourists, sums.landmarks, stars, task)
      const points = pointsFor(sums.tourists, sums.landmarks, stars, 0)
      this.#facts.segments = this.size
      return relaxed
        ? points + terms.avoidable() + terms.mostSetPoints() + terms.order().most(0, task, turns)
        : points + terms.setPoints() + terms.order().most(0, task, turns)
    }
    if (terms && relaxed) sums.stars += terms.avoidable()
    sums.task = task
    sums.madness = madness
    sums.gateLinks = links
    fillPayoffs(sums, relaxed, this.#payoffs)
    sums.stars = stars
    return expectedParts(this.#payoffs, highestFailing(this.#board.city.pack, madness), this.#board.tomes)
  }

  /** Roughly what the set would lose without an edge; branches are ordered by it. */
  loss(edge: number): number {
    const { tourists, landmarks } = this.#sums
    let loss = 1
    for (const block of this.#along[edge] ?? []) {
      if (at(this.#cover, block) > 1) continue
      const landmark = at(this.#landmark, block)
      if (landmark >= 0) loss += at(tourists, landmark)
      loss += this.#worth[block] ?? 0
      for (let type = 0; type < TYPES; type++) {
        loss += (this.#board.tourists[block * TYPES + type] ?? 0) * at(landmarks, type)
      }
    }
    return loss
  }

  /** Whether an edge brings tourists to the river (RT-ANC-DAG-4). */
  #bringsToRiver(edge: number): boolean {
    return (this.#along[edge] ?? []).some(
      (block) =>
        this.#board.city.blocks[block]?.riverside &&
        TOURIST_TYPES.some((_, type) => (this.#board.tourists[block * TYPES + type] ?? 0) > 0),
    )
  }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
