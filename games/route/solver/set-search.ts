import { type BestSet, noSet, type Walk } from './best-set.ts'
import { Components, KEPT, LINKABLE } from './components.ts'
import { at, bump, type RouteGraph, rideChoices } from './graph.ts'
import { EdgeMarks, IN, OPEN, OUT, WALLED } from './marks.ts'
import type { OrderSearch } from './order-search.ts'
import { StretchBound } from './stretch-bound.ts'
import type { Tally } from './tally.ts'
import type { Spend, TaskSearch } from './task-search.ts'
import type { Turns } from './turns.ts'

/** Looking at a set takes about as long as this many steps of a walk. */
const SET_STEPS = 16

const NONE = -1
const CONTRADICTION = -2

/** All sets that pass exactly these terrifying places and are walked with exactly these rides and this number of links. */
interface Branch {
  /** Bits in the order of the graph's terrifying vertices. */
  readonly places: number
  /** Edges. */
  readonly rides: readonly number[]
  readonly links: number
  readonly madness: number
  readonly bound: number
}

/**
 * Finds the best set of segments that can be walked as a final route. What a route is worth depends on the set,
 * the links and the task, so orders need not be tried: segments are left out until what remains can be walked
 * (LineCheck), as long as what remains could still come before the best.
 */
export class SetSearch {
  readonly best: BestSet
  readonly #graph: RouteGraph
  readonly #tally: Tally
  readonly #tasks: TaskSearch
  readonly #spend: Spend
  readonly #orders: OrderSearch
  readonly #turns: Turns
  readonly #stretch: StretchBound
  readonly #marks: EdgeMarks
  readonly #terrifying: readonly number[]
  /** By vertex: links may begin here, so that an odd number of edges need not be an end of the line. */
  readonly #linkable: Int32Array
  /** All choices of rides, the shorter ones first. */
  readonly #rideChoices: readonly (readonly number[])[]
  /** By vertex: rides of the branch that end here. */
  readonly #rideEnds: Int32Array
  /** By vertex: a terrifying place that every set of the branch passes. */
  readonly #needed: Int32Array
  readonly #components: Components
  readonly #used: Int32Array
  #links = 0
  #madness = 0

  constructor(
    graph: RouteGraph,
    tally: Tally,
    tasks: TaskSearch,
    orders: OrderSearch,
    turns: Turns,
    spend: Spend,
  ) {
    this.#graph = graph
    this.#tally = tally
    this.#tasks = tasks
    this.#orders = orders
    this.#turns = turns
    this.#spend = spend
    this.#stretch = new StretchBound(graph)
    this.#marks = new EdgeMarks(graph, tally)
    this.#terrifying = [...graph.terrifying.keys()].filter((v) => at(graph.terrifying, v) === 1)
    this.#rideChoices = rideChoices(graph)
    this.#rideEnds = new Int32Array(graph.vertices)
    this.#linkable = new Int32Array(graph.vertices)
    this.#needed = new Int32Array(graph.vertices)
    this.#components = new Components(graph, this.#marks)
    this.#used = new Int32Array(graph.ways)
    this.best = noSet(graph)
  }

  run(): void {
    const branches = this.#branches()
    branches.sort((one, other) => other.bound - one.bound || one.madness - other.madness)
    for (const branch of branches) {
      this.#enter(branch)
      this.#explore(NONE)
      this.#marks.undo(0)
    }
  }

  #branches(): Branch[] {
    const branches: Branch[] = []
    for (let places = 0; places < 1 << this.#terrifying.length; places++) {
      this.#avoidAllBut(places)
      const passed = this.#terrifying.filter((_, index) => (places & (1 << index)) !== 0)
      if (this.#tally.size > 0 && passed.every((v) => at(this.#marks.degree, v) > 0)) {
        for (let links = 0; links <= this.#mostLinks(); links++) {
          const madness = this.#tally.madness(passed.length, links)
          const bound = this.#tally.value(this.#quickTask(), madness, links, true, this.#mostTurns())
          const choices = this.#rideChoices.filter((rides) => rides.every((ride) => this.#marks.isOpen(ride)))
          branches.push(...choices.map((rides) => ({ places, rides, links, madness, bound })))
        }
      }
      this.#marks.undo(0)
    }
    return branches
  }

  #avoidAllBut(places: number): void {
    const { first, incident } = this.#graph
    this.#terrifying.forEach((v, index) => {
      if ((places & (1 << index)) !== 0) return
      for (let i = at(first, v); i < at(first, v + 1); i++) {
        if (this.#marks.isOpen(at(incident, i))) this.#marks.drop(at(incident, i), WALLED)
      }
    })
  }

  /** Each link has its ends at two gates, each gate no more link ends than segments. */
  #mostLinks(): number {
    const { gates, rivers } = this.#graph
    const degrees = gates.map((gate) => at(this.#marks.degree, gate))
    const ends = degrees.reduce((sum, degree) => sum + degree, 0)
    const gateLinks = Math.min(ends >> 1, ends - Math.max(0, ...degrees))
    return Math.min(this.#tally.size - 1, gateLinks + rivers.length)
  }

  #enter({ places, rides, links, madness }: Branch): void {
    const { edges, gates, rivers } = this.#graph
    this.#links = links
    this.#madness = madness
    this.#avoidAllBut(places)
    this.#needed.fill(0)
    this.#terrifying.forEach((v, index) => {
      this.#needed[v] = (places >> index) & 1
    })
    this.#linkable.fill(0)
    if (links > 0) {
      for (const v of [...gates, ...rivers.flatMap(({ deadEnd, opposite }) => [deadEnd, opposite])]) {
        this.#linkable[v] = 1
      }
    }
    this.#chooseRides(rides)
    for (let edge = 0; edge < edges; edge++) {
      this.#marks.safe[edge] = this.#tally.isSafe(edge, madness) ? 1 : 0
    }
  }

  #chooseRides(rides: readonly number[]): void {
    const { edges, ways, a, b } = this.#graph
    this.#rideEnds.fill(0)
    for (let ride = edges; ride < ways; ride++) {
      if (rides.includes(ride)) {
        this.#marks.keep(ride)
        bump(this.#rideEnds, at(a, ride), 1)
        bump(this.#rideEnds, at(b, ride), 1)
      } else if (this.#marks.isOpen(ride)) this.#marks.drop(ride, WALLED)
    }
  }

  /** `offered` is the size of the set tried last on the way here; a set of that size is the same one. */
  #explore(offered: number): void {
    const marks = this.#marks
    if (!this.#spend(SET_STEPS) && this.best.size > 0) return
    if (!this.#conclude() || !this.#promises()) return
    let edge = this.#conflict()
    if (edge === CONTRADICTION) return
    let tried = offered
    if (edge === NONE) {
      if (tried !== this.#tally.size) {
        tried = this.#tally.size
        this.#offer()
        if (!this.#promises()) return
      }
      edge = this.#dearest()
      if (edge === NONE) return
    }
    const { height } = marks
    marks.keep(edge)
    this.#explore(tried)
    marks.undo(height)
    marks.drop(edge, OUT)
    this.#explore(tried)
    marks.undo(height)
  }

  /** Decides what follows from the decisions so far; false on a contradiction. */
  #conclude(): boolean {
    for (;;) {
      const { height } = this.#marks
      if (!this.#concludeAtVertices() || !this.#concludeFromComponents()) return false
      if (this.#marks.height === height) return true
    }
  }

  /**
   * A ride needs segments beside it. Where no other link begins, an odd number of edges means an end of the line, and
   * there are only two. The best line does not end where extending it would be better.
   */
  #concludeAtVertices(): boolean {
    const { degree, open, extensions, safe } = this.#marks
    let ends = 0
    for (let v = 0; v < this.#graph.vertices; v++) {
      if (at(degree, v) === 0 && at(this.#needed, v) === 1) return false
      if (at(degree, v) < 2 * at(this.#rideEnds, v)) return false
      if (at(this.#linkable, v) === 1 || at(open, v) > 0 || !this.#marks.isOdd(v)) continue
      if (at(extensions, v) > 0 || ++ends > 2) return false
    }
    for (let v = 0; v < this.#graph.vertices; v++) {
      if (at(this.#linkable, v) === 1 || at(open, v) !== 1) continue
      const edge = this.#marks.openEdgeAt(v)
      const mayEnd = ends < 2 && at(extensions, v) === 0
      if (this.#marks.isOdd(v)) {
        if (!mayEnd) this.#marks.drop(edge, OUT)
      } else if (!mayEnd || at(safe, edge) === 1) this.#marks.keep(edge)
    }
    return true
  }

  /** Drops components that cannot belong to the line; false when some that must belong to it cannot be joined. */
  #concludeFromComponents(): boolean {
    const { edges, vertices, a } = this.#graph
    const components = this.#components
    components.find(this.#linkable)
    let kept = NONE
    for (let v = 0; v < vertices; v++) {
      if (!components.isRoot(v) || (components.holds(v) & KEPT) === 0) continue
      if (this.#links > 0 ? components.holds(v) === KEPT : kept !== NONE) return false
      kept = v
    }
    if (this.#links === 0 && kept === NONE) return true
    for (let edge = 0; edge < edges; edge++) {
      if (!this.#marks.isOpen(edge)) continue
      const root = components.root(at(a, edge))
      if (this.#links > 0 ? components.holds(root) < LINKABLE : root !== kept) this.#marks.drop(edge, WALLED)
    }
    return true
  }

  /** An edge to decide next because what is left cannot be walked as it is. */
  #conflict(): number {
    const { degree, extensions } = this.#marks
    let [ends, linkEnds, room] = [0, 0, 0]
    let [end, linkEnd] = [NONE, NONE]
    for (let v = 0; v < this.#graph.vertices; v++) {
      const linkable = at(this.#linkable, v) === 1
      if (linkable) room += at(degree, v)
      if (!this.#marks.isOdd(v)) continue
      if (linkable) {
        linkEnds++
        linkEnd = this.#narrower(v, linkEnd)
      } else {
        ends += at(extensions, v) > 0 ? 3 : 1
        end = this.#narrower(v, end)
      }
    }
    if (room < 2 * (this.#links - this.#graph.rivers.length)) return CONTRADICTION
    if (ends > 2) return this.#cheapestAt(end)
    if (linkEnds > 2 * this.#links + 2 - ends) return this.#cheapestAt(linkEnd === NONE ? end : linkEnd)
    return this.#surplusComponent()
  }

  /** The vertex with fewer undecided edges, but at least one. */
  #narrower(vertex: number, other: number): number {
    const { open } = this.#marks
    if (at(open, vertex) === 0) return other
    return other === NONE || at(open, vertex) < at(open, other) ? vertex : other
  }

  #cheapestAt(vertex: number): number {
    if (vertex === NONE) return CONTRADICTION
    const { first, incident } = this.#graph
    let best = NONE
    let least = Number.POSITIVE_INFINITY
    for (let index = at(first, vertex); index < at(first, vertex + 1); index++) {
      const edge = at(incident, index)
      if (!this.#marks.isOpen(edge) || this.#tally.loss(edge) >= least) continue
      least = this.#tally.loss(edge)
      best = edge
    }
    return best
  }

  /** With more components than the links can join, it has to be decided whether one belongs to the line. */
  #surplusComponent(): number {
    const { edges, vertices, a, b } = this.#graph
    let components = 0
    for (let v = 0; v < vertices; v++) if (this.#components.isRoot(v)) components++
    if (components <= this.#links + 1) return NONE
    for (let edge = 0; edge < edges; edge++) {
      if (!this.#marks.isOpen(edge) || this.#isKept(at(a, edge))) continue
      const atLink = at(this.#linkable, at(a, edge)) === 1 || at(this.#linkable, at(b, edge)) === 1
      if (this.#links === 0 || atLink) return edge
    }
    return CONTRADICTION
  }

  #isKept(vertex: number): boolean {
    return (this.#components.holds(this.#components.root(vertex)) & KEPT) !== 0
  }

  /** The undecided edge that would be missed most. */
  #dearest(): number {
    let best = NONE
    let most = Number.NEGATIVE_INFINITY
    for (let edge = 0; edge < this.#graph.edges; edge++) {
      if (!this.#marks.isOpen(edge)) continue
      const loss = this.#tally.loss(edge)
      if (loss <= most) continue
      most = loss
      best = edge
    }
    return best
  }

  /** Whether any set of the branch could come before the best. */
  #promises(): boolean {
    const quick = this.#quickTask()
    const turns = this.#mostTurns()
    if (!this.#comesBefore(this.#tally.value(quick, this.#madness, this.#links, true, turns))) return false
    if (quick === 0) return true
    return this.#comesBefore(this.#tally.value(this.#taskBound(), this.#madness, this.#links, true, turns))
  }

  #quickTask(): number {
    let crossings = 0
    for (let v = 0; v < this.#graph.vertices; v++) {
      if (at(this.#graph.task, v) === 1 && at(this.#marks.degree, v) > 0) crossings++
    }
    return crossings < 2 ? 0 : this.#tally.size
  }

  #mostTurns(): number {
    return this.#tally.terms?.countsTurns ? this.#turns.bound(this.#marks.mark, OPEN, IN) : 0
  }

  #taskBound(): number {
    return this.#quickTask() === 0 ? 0 : this.#stretch.longest(this.#marks.mark, OUT, this.#links > 0)
  }

  /** RT-OPT-6 for the set of all edges that are left, if it had this value. */
  #comesBefore(value: number): boolean {
    const { best } = this
    if (value !== best.value) return value > best.value
    if (this.#madness !== best.madness) return this.#madness < best.madness
    if (this.#tally.size !== best.size) return this.#tally.size > best.size
    return this.#compareIds() <= 0
  }

  /** Which of two sets of one size has the smaller sorted list of ids; negative for the set at hand. */
  #compareIds(): number {
    for (let edge = 0; edge < this.#graph.edges; edge++) {
      const here = this.#marks.mayHold(edge)
      const there = at(this.best.edges, edge) === 1
      if (here !== there) return here ? -1 : 1
    }
    return 0
  }

  /** Tries the set of all edges that are left. */
  #offer(): void {
    const { best } = this
    const turns = this.#mostTurns()
    const mostWith = (task: number): number =>
      this.#tally.value(task, this.#madness, this.#links, false, turns)
    let atLeast = this.#taskBound()
    if (!this.#comesBefore(mostWith(atLeast))) return
    while (atLeast > 0 && this.#comesBefore(mostWith(atLeast - 1))) atLeast--
    for (let edge = 0; edge < this.#graph.ways; edge++) this.#used[edge] = this.#marks.mayHold(edge) ? 1 : 0
    const task = this.#tasks.longest(this.#used, this.#tally.size, this.#links, atLeast)
    if (task < 0) return
    const walk = { edges: this.#used.slice(), links: this.#links }
    const order = this.#orderOf(walk, task)
    const value = mostWith(task) - (order ? order.terms.most(0, task, turns) - order.least : 0)
    if (!this.#comesBefore(value)) return
    if (value === best.value && this.#madness === best.madness && this.#compareIds() === 0) {
      best.walks.push(walk)
      return
    }
    best.value = value
    best.madness = this.#madness
    best.size = this.#tally.size
    best.edges.set(this.#used.subarray(0, this.#graph.edges))
    best.walks = [walk]
    best.task = task
    best.order = order
  }

  /** What the best order of a walk is worth; null where only the task counts. */
  #orderOf(walk: Walk, task: number): BestSet['order'] {
    if (!this.#tally.terms?.ordered) return null
    const terms = this.#tally.terms.order()
    return { terms, least: this.#orders.most(walk, this.#tally.size, task, terms) }
  }
}
