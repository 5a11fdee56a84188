import { at, bump, isRide, otherVertex, type RiverCrossing, type RouteGraph } from './graph.ts'

/**
 * Tells whether segments can be walked in one line with a given number of links, without trying orders.
 *
 * A line over all of them exists when they hang together (over links), every vertex is left as often as it is
 * entered, and no vertex has more link ends than segment ends: then links and segments can be paired in one single
 * line so that no two links follow each other (Kotzig's theorem on Euler tours with forbidden
 * transitions). The open ends of the line count like link ends: a route starts and ends with a segment.
 *
 * A river link is fixed to its dead-end segment, so both are taken together as one longer edge. Rides are links that
 * are set: all those marked are taken.
 */
export class LineCheck {
  readonly #graph: RouteGraph
  /** Ends of segments, and ends of links that are set, by vertex. */
  readonly #segments: Int32Array
  readonly #links: Int32Array
  /** Components as a forest of parents; -1 for a vertex that is not met. */
  readonly #parent: Int32Array
  readonly #touched: number[] = []
  #rest: Int32Array
  /** By root of a component: 1 when a gate can take two link ends, 2 when one must take an odd number. */
  readonly #reach: Int32Array

  constructor(graph: RouteGraph) {
    this.#graph = graph
    const byVertex = (): Int32Array => new Int32Array(graph.vertices)
    this.#segments = byVertex()
    this.#links = byVertex()
    this.#parent = byVertex()
    this.#reach = byVertex()
    this.#rest = byVertex()
  }

  /** Starts a question about the edges marked 1. */
  begin(rest: Int32Array): void {
    const { ways, a, b } = this.#graph
    this.#rest = rest
    this.#touched.length = 0
    this.#segments.fill(0)
    this.#links.fill(0)
    this.#parent.fill(-1)
    for (let edge = 0; edge < ways; edge++) {
      if (at(rest, edge) !== 1) continue
      const ends = isRide(this.#graph, edge) ? this.#links : this.#segments
      bump(ends, at(a, edge), 1)
      bump(ends, at(b, edge), 1)
      this.#join(at(a, edge), at(b, edge))
    }
  }

  /** An end of a stretch walked already; after a link the next step has to be a segment. */
  touch(vertex: number, afterLink: boolean): void {
    bump(afterLink ? this.#links : this.#segments, vertex, 1)
    this.#touched.push(vertex)
    this.#join(vertex, vertex)
  }

  /** Whether exactly `links` links suffice, with `openEnds` ends anywhere besides those that are touched. */
  possible(links: number, openEnds: number): boolean {
    if (this.#fits(links, openEnds)) return true
    if (links === 0 || this.#graph.rivers.length === 0) return false
    const rivers = this.#graph.rivers.filter((river) => isOpen(river, this.#rest))
    for (let chosen = 1; chosen < 1 << rivers.length; chosen++) {
      const crossed = rivers.filter((_, index) => (chosen & (1 << index)) !== 0)
      if (crossed.length <= links && this.#fitsAcross(crossed, links - crossed.length, openEnds)) return true
    }
    return false
  }

  #fitsAcross(crossed: readonly RiverCrossing[], links: number, openEnds: number): boolean {
    this.#joinAcross(crossed)
    for (const river of crossed) this.#cross(river, 1)
    const fits = this.#fits(links, openEnds)
    for (const river of crossed) this.#cross(river, -1)
    return fits
  }

  #cross({ deadEnd, opposite, oppositeTail }: RiverCrossing, by: number): void {
    bump(this.#segments, deadEnd, -by)
    if (oppositeTail < 0) bump(this.#links, opposite, by)
    else bump(this.#segments, opposite, -by)
  }

  /** Finds the components again: a dead-end segment that goes on across the river no longer meets what is at its end. */
  #joinAcross(crossed: readonly RiverCrossing[]): void {
    const { ways, a, b } = this.#graph
    this.#parent.fill(-1)
    for (let edge = 0; edge < ways; edge++) {
      const goesOn = crossed.some(({ tail, oppositeTail }) => edge === tail || edge === oppositeTail)
      if (at(this.#rest, edge) === 1 && !goesOn) this.#join(at(a, edge), at(b, edge))
    }
    for (const vertex of this.#touched) this.#join(vertex, vertex)
    for (const { deadEnd, tail, opposite, oppositeTail } of crossed) {
      const far = oppositeTail < 0 ? opposite : otherVertex(this.#graph, oppositeTail, opposite)
      this.#join(otherVertex(this.#graph, tail, deadEnd), far)
    }
  }

  #fits(gateLinks: number, openEnds: number): boolean {
    const { vertices, gate } = this.#graph
    let ends = openEnds
    let bothEndsFit = false
    for (let v = 0; v < vertices; v++) {
      if (at(gate, v) === 1) continue
      const spare = at(this.#segments, v) - at(this.#links, v)
      if (spare < 0) return false
      ends -= spare & 1
      if (spare >= 2) bothEndsFit = true
    }
    if (ends < 0) return false
    if (ends === 0) return this.#gatesFit(gateLinks)
    if (ends === 2 && bothEndsFit && this.#gatesFit(gateLinks)) return true
    return this.#endsAtGatesFit(gateLinks, ends, 0)
  }

  /** Tries the open ends at every choice of gates. */
  #endsAtGatesFit(gateLinks: number, ends: number, from: number): boolean {
    if (ends === 0) return this.#gatesFit(gateLinks)
    const { gates } = this.#graph
    for (let index = from; index < gates.length; index++) {
      const gate = gates[index] ?? 0
      bump(this.#links, gate, 1)
      const fits = this.#endsAtGatesFit(gateLinks, ends - 1, index)
      bump(this.#links, gate, -1)
      if (fits) return true
    }
    return false
  }

  /**
   * Each gate takes a number of link ends of the right parity, at most its spare segments, and at most one end of
   * each link (RT-MAP-6). All such numbers with the right sum can be joined up, over all components if each has
   * a link end and there are enough links.
   */
  #gatesFit(links: number): boolean {
    const { gates } = this.#graph
    const components = this.#countComponents()
    if (links < components - 1) return false
    let least = 0
    let most = 0
    for (const gate of gates) {
      const spare = at(this.#segments, gate) - at(this.#links, gate)
      if (spare < 0) return false
      const odd = spare & 1
      const high = Math.min(spare, links - ((links ^ spare) & 1))
      if (high < odd) return false
      least += odd
      most += high
      const root = this.#root(gate)
      if (root >= 0) this.#reach[root] = Math.max(at(this.#reach, root), odd === 1 ? 2 : high >= 2 ? 1 : 0)
    }
    if (components > 1) {
      const raised = this.#linkAllComponents()
      if (raised < 0) return false
      least += raised
    }
    return least <= 2 * links && 2 * links <= most
  }

  #countComponents(): number {
    let components = 0
    for (let v = 0; v < this.#graph.vertices; v++) {
      if (at(this.#parent, v) !== v) continue
      this.#reach[v] = 0
      components++
    }
    return components
  }

  /** The extra link ends needed by components whose gates could do without any; -1 when one has no gate to leave by. */
  #linkAllComponents(): number {
    let raised = 0
    for (let v = 0; v < this.#graph.vertices; v++) {
      if (at(this.#parent, v) !== v || at(this.#reach, v) === 2) continue
      if (at(this.#reach, v) === 0) return -1
      raised += 2
    }
    return raised
  }

  #root(vertex: number): number {
    let v = vertex
    let parent = at(this.#parent, v)
    while (parent >= 0 && parent !== v) {
      v = parent
      parent = at(this.#parent, v)
    }
    return parent
  }

  #join(one: number, other: number): void {
    const first = this.#root(one)
    const second = this.#root(other)
    if (first < 0) this.#parent[one] = second < 0 ? one : second
    if (second < 0) this.#parent[other] = first < 0 ? one : first
    if (first >= 0 && second >= 0) this.#parent[second] = first
  }
}

/** Whether both sides of a crossing can still be walked beside it. */
export function isOpen({ tail, oppositeTail }: RiverCrossing, rest: Int32Array): boolean {
  return at(rest, tail) === 1 && (oppositeTail < 0 || at(rest, oppositeTail) === 1)
}
