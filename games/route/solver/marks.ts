import { at, bump, isRide, type RouteGraph } from './graph.ts'
import type { Tally } from './tally.ts'

/** An edge is undecided, in every set of the branch, in none, or it leads where no set of the branch may go. */
export const OPEN = 0
export const IN = 1
export const OUT = 2
export const WALLED = 3

/** What a search has decided about each edge, with the counts that follow from it; decisions can be undone. */
export class EdgeMarks {
  /** By edge. An edge below OUT may be part of the set. */
  readonly mark: Int32Array
  /** By vertex: edges that may be part of the set, and the undecided ones among them. */
  readonly degree: Int32Array
  readonly open: Int32Array
  /** By vertex: edges left out by which a line that ends here could be extended for the better. */
  readonly extensions: Int32Array
  /** By edge: 1 when a line never loses by it. */
  readonly safe: Int32Array
  readonly #graph: RouteGraph
  readonly #tally: Tally
  readonly #trail: Int32Array
  /** How many decisions stand. */
  height = 0

  constructor(graph: RouteGraph, tally: Tally) {
    this.#graph = graph
    this.#tally = tally
    this.mark = new Int32Array(graph.ways)
    this.safe = new Int32Array(graph.ways)
    this.#trail = new Int32Array(graph.ways)
    this.degree = new Int32Array(graph.vertices)
    this.extensions = new Int32Array(graph.vertices)
    for (let v = 0; v < graph.vertices; v++) this.degree[v] = at(graph.first, v + 1) - at(graph.first, v)
    this.open = this.degree.slice()
  }

  keep(edge: number): void {
    this.mark[edge] = IN
    this.#tally.terms?.keep(edge)
    this.#bumpEnds(this.open, edge, -1)
    this.#trail[this.height++] = edge
  }

  drop(edge: number, mark: typeof OUT | typeof WALLED): void {
    this.mark[edge] = mark
    this.#bumpEnds(this.open, edge, -1)
    this.#bumpEnds(this.degree, edge, -1)
    if (mark === OUT && at(this.safe, edge) === 1) this.#bumpEnds(this.extensions, edge, 1)
    if (!isRide(this.#graph, edge)) this.#tally.remove(edge)
    this.#trail[this.height++] = edge
  }

  undo(height: number): void {
    while (this.height > height) {
      const edge = at(this.#trail, --this.height)
      const mark = at(this.mark, edge)
      this.mark[edge] = OPEN
      this.#bumpEnds(this.open, edge, 1)
      if (mark === IN) {
        this.#tally.terms?.release(edge)
        continue
      }
      this.#bumpEnds(this.degree, edge, 1)
      if (mark === OUT && at(this.safe, edge) === 1) this.#bumpEnds(this.extensions, edge, -1)
      if (!isRide(this.#graph, edge)) this.#tally.add(edge)
    }
  }

  #bumpEnds(list: Int32Array, edge: number, by: number): void {
    bump(list, at(this.#graph.a, edge), by)
    bump(list, at(this.#graph.b, edge), by)
  }

  mayHold(edge: number): boolean {
    return at(this.mark, edge) < OUT
  }

  isOpen(edge: number): boolean {
    return at(this.mark, edge) === OPEN
  }

  isOdd(vertex: number): boolean {
    return (at(this.degree, vertex) & 1) === 1
  }

  openEdgeAt(vertex: number): number {
    const { first, incident } = this.#graph
    for (let index = at(first, vertex); index < at(first, vertex + 1); index++) {
      if (this.isOpen(at(incident, index))) return at(incident, index)
    }
    return -1
  }
}
