import type { RouteBoard } from '../rules/final-route.ts'
import { heading } from '../rules/goals.ts'
import { at, type RouteGraph } from './graph.ts'

/** RT-ACH-11: where a line over edges of a graph turns. */
export class Turns {
  readonly #graph: RouteGraph
  /** By edge, the direction in which it leaves its first and its second end. */
  readonly #fromA: readonly (readonly [number, number])[]
  readonly #fromB: readonly (readonly [number, number])[]

  constructor({ city }: RouteBoard, graph: RouteGraph) {
    const headings = (ends: Int32Array): (readonly [number, number])[] =>
      graph.segmentOf.map((segment, edge) => heading(city, segment, graph.vertexOf[at(ends, edge)] ?? -1))
    this.#graph = graph
    this.#fromA = headings(graph.a)
    this.#fromB = headings(graph.b)
  }

  isTurn(vertex: number, one: number, other: number): boolean {
    const [di, dj] = this.#heading(one, vertex)
    const [ei, ej] = this.#heading(other, vertex)
    return di !== -ei || dj !== -ej
  }

  /** No line over segments whose mark is from `least` to `most` turns more often. */
  bound(marks: Int32Array, least: number, most: number): number {
    const { vertices, edges, first, incident } = this.#graph
    let turns = 0
    for (let v = 0; v < vertices; v++) {
      let [ends, one, other] = [0, -1, -1]
      for (let index = at(first, v); index < at(first, v + 1); index++) {
        const edge = at(incident, index)
        if (edge >= edges || at(marks, edge) < least || at(marks, edge) > most) continue
        ends++
        other = one
        one = edge
      }
      turns += ends === 2 ? Number(this.isTurn(v, one, other)) : ends >> 1
    }
    return turns
  }

  #heading(edge: number, vertex: number): readonly [number, number] {
    return (at(this.#graph.a, edge) === vertex ? this.#fromA : this.#fromB)[edge] ?? [0, 0]
  }
}
