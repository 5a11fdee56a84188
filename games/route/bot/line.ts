import { TOURIST_TYPES } from '../content/pack.ts'
import type { Board } from '../rules/state.ts'
import { type Atlas, LOW_SITES, NONE, TYPES } from './atlas.ts'
import { Chains, MOST_AT, NO_TASK } from './chains.ts'
import { MOST_MADNESS } from './fate.ts'
import type { Outlook } from './outlook.ts'
import { Passed } from './passed.ts'
import { WEIGHTS } from './weights.ts'

const PURPLE = TOURIST_TYPES.indexOf('purple')

/** A line through a drawing: what a final route may become. */
export class Line {
  value = 0
  /** What it would score without the encounter, with what is still expected to come. */
  points = 0
  /** Its ends; NONE for a line without segments. */
  start = NONE
  end = NONE
  gateLinks = 0
  madness = 0
  task = 0
  stars = 0
  /** Roads that are still missing between its pieces. */
  gap = 0
  length = 0
  canals = 0
  /** Sites along it, as bits. */
  low = 0
  high = 0
  readonly tourists = new Int32Array(TYPES)
  readonly landmarks = new Int32Array(TYPES)

  /** Whether a site is along the line. */
  passes(site: number): boolean {
    return site < LOW_SITES ? (this.low & (1 << site)) !== 0 : (this.high & (1 << (site - LOW_SITES))) !== 0
  }
}

/**
 * Finds the most valuable line of a drawing within some effort: a walk over drawn segments, with links, and
 * over a few roads that are still to be drawn. It is a good guess, not a proof.
 */
export class LineFinder {
  readonly best = new Line()
  readonly #atlas: Atlas
  readonly #chains: Chains
  readonly #passed: Passed
  #outlook: Outlook | null = null
  #drawn: readonly number[] = []
  readonly #starts: number[] = []
  readonly #odd: number[] = []
  /** By madness: an upper bound for lines of that madness or more. */
  readonly #bounds = new Float64Array(MOST_MADNESS + 1)
  #steps = 0
  /** The walk so far. */
  readonly #used: Uint8Array
  /** By vertex: chains that are not used yet. */
  readonly #free: Uint8Array
  #from = NONE
  #length = 0
  #canals = 0
  /** Groups of the rides that were taken, as bits. */
  #rides = 0
  #gateLinks = 0
  /** Terrifying places, as bits, and the madness of these and of the links. */
  #scares = 0
  #madness = 0
  #gap = 0
  #firstTask = NO_TASK
  #firstTaskAt = NONE
  #lastTask = NO_TASK

  constructor(atlas: Atlas) {
    this.#atlas = atlas
    this.#chains = new Chains(atlas)
    this.#passed = new Passed(atlas)
    this.#used = new Uint8Array(atlas.along.length / 2)
    this.#free = new Uint8Array(atlas.vertices)
  }

  find(board: Board, stars: readonly number[], task: readonly number[], outlook: Outlook): void {
    this.#outlook = outlook
    this.#drawn = board.drawn
    this.#chains.build(board.drawn, task)
    this.#passed.read(board, stars)
    this.#from = NONE
    this.#keep(NONE, this.#worth())
    this.#findStarts()
    this.#setBounds()
    const starts = this.#starts.length
    this.#steps = 0
    for (let index = 0; index < starts; index++) {
      const vertex = this.#starts[index] as number
      this.#steps += Math.ceil(outlook.effort / starts)
      this.#from = vertex
      this.#walk(vertex, false)
    }
  }

  /**
   * Lines begin where a single chain ends, as one end of nearly every good line does; where there is no such
   * vertex, at an odd number of chains, or else anywhere.
   */
  #findStarts(): void {
    const { ends, count } = this.#chains
    const free = this.#free
    free.fill(0)
    this.#used.fill(0, 0, count)
    for (let end = 0; end < 2 * count; end++) {
      const vertex = ends[end] as number
      free[vertex] = (free[vertex] as number) + 1
    }
    this.#odd.length = 0
    this.#starts.length = 0
    for (let vertex = 0; vertex < free.length; vertex++) {
      const chains = free[vertex] as number
      if ((chains & 1) === 1) this.#odd.push(vertex)
      if (chains === 1) this.#starts.push(vertex)
    }
    if (this.#starts.length === 0) this.#starts.push(...this.#odd)
    if (this.#starts.length === 0 && count > 0) this.#starts.push(ends[0] as number)
  }

  /** What a line that passes everything would be worth. */
  #setBounds(): void {
    const { count, length, canals, low, high } = this.#chains
    const { perGateLink, reward, survival } = this.#outlook as Outlook
    let longest = 0
    for (let chain = 0; chain < count; chain++) {
      this.#passed.cover(low[chain] as number, high[chain] as number)
      longest += length[chain] as number
      this.#canals += canals[chain] as number
    }
    const points = this.#points() + longest
    this.#canals = 0
    const extra = this.#rewards() + Math.max(0, perGateLink) * this.#atlas.gates.length
    let bound = Number.NEGATIVE_INFINITY
    for (let madness = MOST_MADNESS; madness >= 0; madness--) {
      bound = Math.max(bound, points * (survival[madness] as number) + (reward[madness] as number) + extra)
      this.#bounds[madness] = bound
    }
    this.#passed.clear()
  }

  #walk(at: number, canLink: boolean): void {
    const bound = (this.#bounds[this.#cappedMadness()] as number) - WEIGHTS.gapRoad * this.#gap
    if (bound <= this.best.value) return
    const { at: chainsAt, atCount, scares } = this.#chains
    const places = atCount[at] as number
    let further = false
    let mayStop = false
    for (let place = 0; place < places; place++) {
      const chain = chainsAt[at * MOST_AT + place] as number
      if (this.#used[chain] === 1) continue
      further = true
      if (scares[chain] !== 0) mayStop = true
      if (this.#steps <= 0) break
      this.#walkAlong(chain, at)
    }
    if (canLink && this.#steps > 0) {
      if (this.#atlas.breaks[at] === 1) this.#walkLinks(at)
      if (!further) this.#walkOverGaps(at)
    }
    // Before it has passed anything, a line has no end here; where it can go on, it does.
    if (!canLink || (further && !mayStop && this.#steps > 0)) return
    const value = this.#worth()
    if (value > this.best.value) this.#keep(at, value)
  }

  #walkAlong(chain: number, at: number): void {
    const chains = this.#chains
    const passed = this.#passed
    const free = this.#free
    const { low, high, tourists, landmarks } = passed
    const scares = this.#scares
    const madness = this.#madness
    const firstTask = this.#firstTask
    const lastTask = this.#lastTask
    const length = chains.length[chain] as number
    const a = chains.ends[2 * chain] as number
    const b = chains.ends[2 * chain + 1] as number
    this.#steps -= 1
    this.#used[chain] = 1
    free[a] = (free[a] as number) - 1
    free[b] = (free[b] as number) - 1
    passed.cover(chains.low[chain] as number, chains.high[chain] as number)
    const newScares = (chains.scares[chain] as number) & ~scares
    if (newScares !== 0) this.#scare(newScares)
    if (chains.firstTask[chain] !== NO_TASK) this.#passTasks(chain, a === at)
    const canals = chains.canals[chain] as number
    this.#length += length
    this.#canals += canals
    this.#walk(a === at ? b : a, true)
    this.#canals -= canals
    this.#length -= length
    this.#firstTask = firstTask
    this.#lastTask = lastTask
    this.#scares = scares
    this.#madness = madness
    passed.low = low
    passed.high = high
    passed.tourists = tourists
    passed.landmarks = landmarks
    free[a] = (free[a] as number) + 1
    free[b] = (free[b] as number) + 1
    this.#used[chain] = 0
  }

  /** RT-TASK-2, as far as the first crossing of the card that is passed is one of the two. */
  #passTasks(chain: number, forwards: boolean): void {
    const { firstTask, firstTaskAt, lastTask, lastTaskAt, length } = this.#chains
    const passed = this.#length + this.#gap
    const whole = length[chain] as number
    const near = (forwards ? firstTask[chain] : whole - (lastTask[chain] as number)) as number
    const far = (forwards ? lastTask[chain] : whole - (firstTask[chain] as number)) as number
    if (this.#firstTask === NO_TASK) {
      this.#firstTask = passed + near
      this.#lastTask = passed + near
      this.#firstTaskAt = (forwards ? firstTaskAt[chain] : lastTaskAt[chain]) as number
    }
    const farAt = (forwards ? lastTaskAt[chain] : firstTaskAt[chain]) as number
    if (farAt !== this.#firstTaskAt) this.#lastTask = passed + far
  }

  #walkLinks(at: number): void {
    const { gate, gates, across, rides } = this.#atlas
    const free = this.#free
    if (gate[at] === 1) {
      const { gateLinkMadness } = this.#outlook as Outlook
      this.#gateLinks += 1
      this.#madness += gateLinkMadness
      for (let index = 0; index < gates.length; index++) {
        const to = gates[index] as number
        if (to !== at && (free[to] as number) > 0) this.#walk(to, false)
      }
      this.#gateLinks -= 1
      this.#madness -= gateLinkMadness
    }
    const opposite = across[at] as number
    if (opposite !== NONE && (free[opposite] as number) > 0 && this.#canCross(at, opposite)) {
      this.#madness += 1
      this.#walk(opposite, false)
      this.#madness -= 1
    }
    for (const { to, group } of rides[at] ?? []) {
      if ((this.#rides & group) !== 0 || (free[to] as number) === 0) continue
      this.#rides |= group
      this.#walk(to, false)
      this.#rides &= ~group
    }
  }

  /** RT-ANC-DAG-2: what is extended is the road of the dead end; a diagonal there could be in the way. */
  #canCross(one: number, other: number): boolean {
    const { deadEndRoad } = this.#atlas
    const dead = deadEndRoad[one] === NONE ? other : one
    return this.#chains.atCount[dead] === 1 && this.#drawn[deadEndRoad[dead] as number] === 1
  }

  #walkOverGaps(at: number): void {
    const { longestGap } = this.#outlook as Outlook
    if (this.#gap >= longestGap) return
    const { steps, vertices } = this.#atlas
    const odd = this.#odd
    for (let index = 0; index < odd.length; index++) {
      const to = odd[index] as number
      const gap = steps[at * vertices + to] as number
      if (this.#gap + gap > longestGap || this.#free[to] === 0) continue
      this.#gap += gap
      this.#walk(to, false)
      this.#gap -= gap
    }
  }

  #points(): number {
    const { byCanals, comingTourists, comingLandmarks, landmarkShare } = this.#outlook as Outlook
    const passed = this.#passed
    let points = passed.stars + this.#lastTask - this.#firstTask
    for (let type = 0; type < TYPES; type++) {
      points +=
        (passed.touristsOf(type) + (comingTourists[type] as number)) *
        (passed.landmarksOf(type) * landmarkShare + (comingLandmarks[type] as number))
    }
    if (byCanals.length > 0) points += this.#canalPoints(byCanals)
    return points
  }

  /** RT-VEN-14. */
  #canalPoints(byCanals: readonly number[]): number {
    const coefficient = byCanals[Math.min(this.#canals, byCanals.length - 1)] as number
    const { comingTourists } = this.#outlook as Outlook
    return (this.#passed.touristsOf(PURPLE) + (comingTourists[PURPLE] as number)) * coefficient
  }

  #worth(): number {
    const { perGateLink, reward, survival } = this.#outlook as Outlook
    const madness = this.#cappedMadness()
    return (
      this.#points() * (survival[madness] as number) +
      (reward[madness] as number) +
      this.#rewards() +
      perGateLink * this.#gateLinks -
      WEIGHTS.gapRoad * this.#gap
    )
  }

  /** What successes bring for blocks and tourists along the line. */
  #rewards(): number {
    const { called, perCalled, perRiversideBlock } = this.#outlook as Outlook
    const calls = called === NONE ? 0 : perCalled * this.#passed.touristsOf(called)
    return calls + perRiversideBlock * this.#passed.riversideBlocks
  }

  #scare(scares: number): void {
    this.#scares |= scares
    for (let left = scares; left !== 0; left &= left - 1) this.#madness += 1
  }

  #cappedMadness(): number {
    return this.#madness > MOST_MADNESS ? MOST_MADNESS : this.#madness
  }

  #keep(at: number, value: number): void {
    const { best } = this
    const passed = this.#passed
    best.value = value
    best.points = this.#points()
    best.start = this.#from
    best.end = at
    best.gateLinks = this.#gateLinks
    best.madness = this.#cappedMadness()
    best.stars = passed.stars
    best.task = this.#lastTask - this.#firstTask
    best.gap = this.#gap
    best.length = this.#length
    best.canals = this.#canals
    best.low = passed.low
    best.high = passed.high
    for (let type = 0; type < TYPES; type++) {
      best.tourists[type] = passed.touristsOf(type)
      best.landmarks[type] = passed.landmarksOf(type)
    }
  }
}
