import { at, bump, isRide, otherVertex, type RouteGraph } from './graph.ts'

const NOWHERE = -1

/**
 * A bound for the task: a line crosses a bridge of the graph at most once, so the stretch between two task
 * crossings lies on one path through the parts that hang together without bridges. With links all gates count
 * as one vertex.
 */
export class StretchBound {
  readonly #graph: RouteGraph
  readonly #hub: number
  /** By node: when it was found, and the earliest node to which there is a way around; 0 before. */
  readonly #found: Int32Array
  readonly #low: Int32Array
  readonly #part: Int32Array
  readonly #stack: Int32Array
  /** By part: edges inside, task crossings inside, the part above, and the longest way down to a crossing. */
  readonly #inside: Int32Array
  readonly #crossings: Int32Array
  readonly #above: Int32Array
  readonly #down: Int32Array
  #mark: Int32Array
  #linked = false
  #clock = 0
  #height = 0
  #parts = 0

  constructor(graph: RouteGraph) {
    this.#graph = graph
    this.#hub = graph.vertices
    const byNode = (): Int32Array => new Int32Array(graph.vertices + 1)
    this.#found = byNode()
    this.#low = byNode()
    this.#part = byNode()
    this.#stack = byNode()
    this.#inside = byNode()
    this.#crossings = byNode()
    this.#above = byNode()
    this.#down = byNode()
    this.#mark = new Int32Array(0)
  }

  /** Over the edges whose mark is below `out`. */
  longest(mark: Int32Array, out: number, linked: boolean): number {
    this.#mark = mark
    this.#linked = linked
    this.#clock = 0
    this.#height = 0
    this.#parts = 0
    this.#found.fill(0)
    for (let v = 0; v < this.#graph.vertices; v++) {
      if (at(this.#graph.task, v) === 1 && at(this.#found, this.#node(v)) === 0)
        this.#visit(this.#node(v), NOWHERE, out)
    }
    this.#weigh(out)
    return this.#longestPath()
  }

  #node(vertex: number): number {
    return this.#linked && at(this.#graph.gate, vertex) === 1 ? this.#hub : vertex
  }

  #visit(node: number, via: number, out: number): void {
    this.#clock++
    this.#found[node] = this.#clock
    this.#low[node] = this.#clock
    this.#part[node] = NOWHERE
    this.#stack[this.#height++] = node
    if (node === this.#hub) for (const gate of this.#graph.gates) this.#visitFrom(node, gate, via, out)
    else this.#visitFrom(node, node, via, out)
    if (at(this.#low, node) < at(this.#found, node)) return
    const part = this.#parts++
    let member: number
    do {
      member = at(this.#stack, --this.#height)
      this.#part[member] = part
    } while (member !== node)
    this.#inside[part] = 0
    this.#crossings[part] = 0
    this.#above[part] = NOWHERE
    this.#down[part] = NOWHERE
  }

  #visitFrom(node: number, vertex: number, via: number, out: number): void {
    const { first, incident, ways, rivers } = this.#graph
    for (let index = at(first, vertex); index < at(first, vertex + 1); index++) {
      const edge = at(incident, index)
      if (edge === via || at(this.#mark, edge) >= out) continue
      this.#follow(node, this.#node(otherVertex(this.#graph, edge, vertex)), edge, out)
    }
    if (!this.#linked) return
    for (let index = 0; index < rivers.length; index++) {
      const river = rivers[index]
      if (!river || ways + index === via || at(this.#mark, river.tail) >= out) continue
      if (river.deadEnd === vertex) this.#follow(node, this.#node(river.opposite), ways + index, out)
      if (river.opposite === vertex) this.#follow(node, this.#node(river.deadEnd), ways + index, out)
    }
  }

  #follow(node: number, next: number, via: number, out: number): void {
    if (at(this.#found, next) === 0) {
      this.#visit(next, via, out)
      this.#low[node] = Math.min(at(this.#low, node), at(this.#low, next))
    } else if (at(this.#part, next) === NOWHERE) {
      this.#low[node] = Math.min(at(this.#low, node), at(this.#found, next))
    }
  }

  #weigh(out: number): void {
    const { vertices, ways, a, b, task, rivers } = this.#graph
    for (let edge = 0; edge < ways; edge++) {
      if (at(this.#mark, edge) < out) this.#hang(at(a, edge), at(b, edge), isRide(this.#graph, edge) ? 0 : 1)
    }
    for (const { deadEnd, tail, opposite } of rivers) {
      if (this.#linked && at(this.#mark, tail) < out) this.#hang(deadEnd, opposite, 0)
    }
    for (let v = 0; v < vertices; v++) {
      if (at(task, v) === 1) bump(this.#crossings, at(this.#part, this.#node(v)), 1)
    }
  }

  /** Parts are numbered from the leaves, so the greater number is above. */
  #hang(one: number, other: number, length: number): void {
    const [first, second] = [this.#node(one), this.#node(other)]
    if (at(this.#found, first) === 0 || at(this.#found, second) === 0) return
    const [low, high] = [at(this.#part, first), at(this.#part, second)]
    if (low === high) bump(this.#inside, low, length)
    else this.#above[Math.min(low, high)] = Math.max(low, high) * 2 + length
  }

  #longestPath(): number {
    let longest = 0
    for (let part = 0; part < this.#parts; part++) {
      const inside = at(this.#inside, part)
      const crossings = at(this.#crossings, part)
      const below = at(this.#down, part)
      if (crossings >= 2 || (crossings === 1 && below >= 0))
        longest = Math.max(longest, inside + Math.max(below, 0))
      const down = below >= 0 || crossings > 0 ? inside + Math.max(below, 0) : NOWHERE
      const above = at(this.#above, part)
      if (down < 0 || above < 0) continue
      const upper = above >> 1
      const way = down + (above & 1)
      const other = at(this.#down, upper)
      if (other >= 0) longest = Math.max(longest, at(this.#inside, upper) + other + way)
      this.#down[upper] = Math.max(other, way)
    }
    return longest
  }
}
