import { TOURIST_TYPES } from '../content/pack.ts'
import type { RouteBoard } from '../rules/final-route.ts'
import { madnessOf, pointsFor } from '../rules/measure.ts'
import { fillPayoffs, type RouteSums } from '../rules/payoffs.ts'
import { expectedParts, highestFailing, newPayoffs } from '../rules/rolls.ts'
import { sitesOf } from '../rules/sites.ts'
import { at, bump, type RouteGraph } from './graph.ts'

const TYPES = TOURIST_TYPES.length

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
  size = 0

  constructor(board: RouteBoard, graph: RouteGraph, objective: Objective) {
    const { city } = board
    this.#board = board
    this.#objective = objective
    const sites = sitesOf(city)
    this.#along = graph.segmentOf.map((segment) => sites.along[segment] ?? [])
    this.#cover = new Int32Array(sites.all.length)
    this.#landmark = Int32Array.from(sites.all, ({ landmark }) => landmark)
    this.#sums = {
      city,
      table: board.tourists,
      along: this.#cover,
      crossed: [],
      tourists: new Int32Array(TYPES),
      landmarks: new Int32Array(TYPES),
      stars: 0,
      starsAt: board.stars,
      task: 0,
      madness: 0,
      gateLinks: 0,
      call: board.call,
    }
    for (let edge = 0; edge < graph.edges; edge++) this.add(edge)
  }

  add(edge: number): void {
    this.size++
    for (const block of this.#along[edge] ?? []) {
      bump(this.#cover, block, 1)
      if (at(this.#cover, block) === 1) this.#count(block, 1)
    }
  }

  remove(edge: number): void {
    this.size--
    for (const block of this.#along[edge] ?? []) {
      bump(this.#cover, block, -1)
      if (at(this.#cover, block) === 0) this.#count(block, -1)
    }
  }

  #count(block: number, by: number): void {
    const { tourists, landmarks } = this.#sums
    const landmark = at(this.#landmark, block)
    if (landmark >= 0) bump(landmarks, landmark, by)
    this.#sums.stars += by * (this.#board.stars[block] ?? 0)
    for (let type = 0; type < TYPES; type++) {
      bump(tourists, type, by * (this.#board.tourists[block * TYPES + type] ?? 0))
    }
  }

  madness(terrifying: number, links: number): number {
    return madnessOf(this.#board.city, terrifying, links, 0)
  }

  /** Whether a route of this madness can only gain by more blocks. */
  growsWithBlocks(madness: number): boolean {
    const { city } = this.#board
    return this.#objective === 'base' || city.ancient !== 'DAGON' || highestFailing(city.pack, madness) === 0
  }

  /** The objective in whole parts; relaxed, a bound for every smaller set as well. */
  value(task: number, madness: number, links: number, relaxed: boolean): number {
    const sums = this.#sums
    if (this.#objective === 'base') {
      return pointsFor(sums.tourists, sums.landmarks, sums.stars, task)
    }
    sums.task = task
    sums.madness = madness
    sums.gateLinks = links
    fillPayoffs(sums, relaxed, this.#payoffs)
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
      loss += this.#board.stars[block] ?? 0
      for (let type = 0; type < TYPES; type++) {
        loss += (this.#board.tourists[block * TYPES + type] ?? 0) * at(landmarks, type)
      }
    }
    return loss
  }

  /** Whether an edge brings tourists to the river (RT-ANC-DAG-4). */
  bringsToRiver(edge: number): boolean {
    return (this.#along[edge] ?? []).some(
      (block) =>
        this.#board.city.blocks[block]?.riverside &&
        TOURIST_TYPES.some((_, type) => (this.#board.tourists[block * TYPES + type] ?? 0) > 0),
    )
  }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
