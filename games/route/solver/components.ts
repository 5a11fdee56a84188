import { at, type RouteGraph } from './graph.ts'
import { type EdgeMarks, IN } from './marks.ts'

/** What a component holds. */
export const KEPT = 1
export const LINKABLE = 2

/** The components of all edges that may be part of a set. */
export class Components {
  readonly #graph: RouteGraph
  readonly #marks: EdgeMarks
  /** By vertex: a forest whose roots stand for the components. */
  readonly #parent: Int32Array
  /** By root. */
  readonly #holds: Int32Array

  constructor(graph: RouteGraph, marks: EdgeMarks) {
    this.#graph = graph
    this.#marks = marks
    this.#parent = new Int32Array(graph.vertices)
    this.#holds = new Int32Array(graph.vertices)
  }

  /** `linkable` is 1 for each vertex where links may begin. */
  find(linkable: Int32Array): void {
    const { ways, vertices, a, b } = this.#graph
    for (let v = 0; v < vertices; v++) {
      this.#parent[v] = v
      this.#holds[v] = 0
    }
    for (let edge = 0; edge < ways; edge++) {
      if (this.#marks.mayHold(edge)) this.#parent[this.root(at(a, edge))] = this.root(at(b, edge))
    }
    for (let edge = 0; edge < ways; edge++) {
      if (at(this.#marks.mark, edge) === IN) this.#hold(at(a, edge), KEPT)
    }
    for (let v = 0; v < vertices; v++) if (at(linkable, v) === 1) this.#hold(v, LINKABLE)
  }

  root(vertex: number): number {
    let v = vertex
    while (at(this.#parent, v) !== v) v = at(this.#parent, v)
    return v
  }

  isRoot(vertex: number): boolean {
    return at(this.#marks.degree, vertex) > 0 && at(this.#parent, vertex) === vertex
  }

  /** What the component of a root holds, as bits. */
  holds(root: number): number {
    return at(this.#holds, root)
  }

  #hold(vertex: number, bit: number): void {
    const root = this.root(vertex)
    this.#holds[root] = at(this.#holds, root) | bit
  }
}
