import type { Board } from '../rules/state.ts'
import { type Atlas, LOW_BLOCKS, NONE, TYPES } from './atlas.ts'
import { Chains, MOST_AT, NO_TASK } from './chains.ts'
import { MOST_MADNESS } from './fate.ts'
import type { Outlook } from './outlook.ts'
import { WEIGHTS } from './weights.ts'

/** Counts of all four types in one number. */
const TOURIST_BITS = 8
const TOURIST_MASK = 255
const LANDMARK_BITS = 4
const LANDMARK_MASK = 15
const STARS_AT = 16
const STARS_MASK = 255
const RIVERSIDE_AT = 24

/**
 * The most valuable line found in a drawing within some effort: a walk over drawn segments, with links, and
 * over a few roads that are still to be drawn. It is a good guess, not a proof.
 */
export class LineFinder {
  readonly atlas: Atlas
  readonly chains: Chains
  value = 0
  /** What it would score without the encounter, with what is still expected to come. */
  points = 0
  start = NONE
  end = NONE
  length = 0
  gateLinks = 0
  madness = 0
  task = 0
  stars = 0
  gap = 0
  /** Blocks along the line, as bits. */
  low = 0
  high = 0
  readonly tourists = new Int32Array(TYPES)
  readonly landmarks = new Int32Array(TYPES)

  #outlook: Outlook | null = null
  #drawn: readonly number[] = []
  #from = NONE
  #length = 0
  #links = 0
  #rivers = 0
  #scares = 0
  #gap = 0
  #low = 0
  #high = 0
  #tourists = 0
  #landmarks = 0
  #firstTask = NO_TASK
  #firstTaskAt = NONE
  #lastTask = NO_TASK
  readonly #used: Uint8Array
  /** By vertex: chains that are not used yet. */
  readonly #free: Uint8Array
  readonly #touristsAt: Int32Array
  readonly #landmarksAt: Int32Array
  readonly #starts: number[] = []
  readonly #odd: number[] = []
  #steps = 0
  /** By madness: no line that is at least so mad is worth more. */
  readonly #bounds = new Float64Array(MOST_MADNESS + 1)

  constructor(atlas: Atlas) {
    this.atlas = atlas
    this.chains = new Chains(atlas)
    this.#used = new Uint8Array(atlas.along.length / 2)
    this.#free = new Uint8Array(atlas.vertices)
    this.#touristsAt = new Int32Array(2 * LOW_BLOCKS)
    this.#landmarksAt = new Int32Array(2 * LOW_BLOCKS)
  }

  find(board: Board, task: readonly number[], outlook: Outlook): void {
    this.#outlook = outlook
    this.#drawn = board.drawn
    this.chains.build(board.drawn, task)
    this.#readBlocks(board.tourists)
    this.#findEnds()
    this.#low = 0
    this.#high = 0
    this.#tourists = 0
    this.#landmarks = 0
    this.#from = NONE
    this.#keep(NONE, this.#worth())
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

  /** Whether a block is along the line. */
  passes(block: number): boolean {
    return block < LOW_BLOCKS
      ? (this.low & (1 << block)) !== 0
      : (this.high & (1 << (block - LOW_BLOCKS))) !== 0
  }

  #readBlocks(marks: readonly number[]): void {
    const { blocks, landmark, riverside, star } = this.atlas
    for (let block = 0, at = 0; block < blocks; block++, at += TYPES) {
      const tourists =
        (marks[at] as number) |
        ((marks[at + 1] as number) << TOURIST_BITS) |
        ((marks[at + 2] as number) << (2 * TOURIST_BITS)) |
        ((marks[at + 3] as number) << (3 * TOURIST_BITS))
      this.#touristsAt[block] = tourists
      const type = landmark[block] as number
      let sights = type === NONE ? (star[block] as number) << STARS_AT : 1 << (type * LANDMARK_BITS)
      if (tourists !== 0 && riverside[block] === 1) sights |= 1 << RIVERSIDE_AT
      this.#landmarksAt[block] = sights
    }
  }

  /**
   * Lines begin where a single chain ends, as one end of nearly every good line does; where there is no such
   * vertex, at an odd number of chains, or else anywhere.
   */
  #findEnds(): void {
    const { ends, count } = this.chains
    const free = this.#free
    free.fill(0)
    this.#used.fill(0, 0, count)
    for (let chain = 0; chain < count; chain++) {
      const a = ends[2 * chain] as number
      const b = ends[2 * chain + 1] as number
      free[a] = (free[a] as number) + 1
      free[b] = (free[b] as number) + 1
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

  /** What a line would be worth that passes everything. */
  #setBounds(): void {
    const { count, length, low, high } = this.chains
    const outlook = this.#outlook as Outlook
    for (let chain = 0; chain < count; chain++) {
      this.#cover(low[chain] as number, high[chain] as number)
      this.#length += length[chain] as number
    }
    const points = this.#points() + this.#length
    const extra = this.#rewards() + Math.max(0, outlook.perGateLink) * this.atlas.gates.length
    let bound = Number.NEGATIVE_INFINITY
    for (let madness = MOST_MADNESS; madness >= 0; madness--) {
      const worth =
        points * (outlook.survival[madness] as number) + (outlook.reward[madness] as number) + extra
      bound = Math.max(bound, worth)
      this.#bounds[madness] = bound
    }
    this.#low = 0
    this.#high = 0
    this.#tourists = 0
    this.#landmarks = 0
    this.#length = 0
  }

  #walk(at: number, canLink: boolean): void {
    const bound = (this.#bounds[this.#madness()] as number) - WEIGHTS.gapRoad * this.#gap
    if (bound <= this.value) return
    const { at: chainsAt, atCount, scares } = this.chains
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
      if (this.atlas.breaks[at] === 1) this.#walkLinks(at)
      if (!further) this.#walkOverGaps(at)
    }
    // Before it has passed anything, a line has no end here; where it can go on, it does.
    if (!canLink || (further && !mayStop && this.#steps > 0)) return
    const value = this.#worth()
    if (value > this.value) this.#keep(at, value)
  }

  #walkAlong(chain: number, at: number): void {
    const { chains } = this
    const free = this.#free
    const low = this.#low
    const high = this.#high
    const tourists = this.#tourists
    const landmarks = this.#landmarks
    const scares = this.#scares
    const firstTask = this.#firstTask
    const lastTask = this.#lastTask
    const length = chains.length[chain] as number
    const a = chains.ends[2 * chain] as number
    const b = chains.ends[2 * chain + 1] as number
    const to = a === at ? b : a
    this.#steps -= 1
    this.#used[chain] = 1
    free[a] = (free[a] as number) - 1
    free[b] = (free[b] as number) - 1
    this.#cover(chains.low[chain] as number, chains.high[chain] as number)
    this.#scares |= chains.scares[chain] as number
    if (chains.firstTask[chain] !== NO_TASK) this.#passTasks(chain, a === at)
    this.#length += length
    this.#walk(to, true)
    this.#length -= length
    this.#firstTask = firstTask
    this.#lastTask = lastTask
    this.#scares = scares
    this.#low = low
    this.#high = high
    this.#tourists = tourists
    this.#landmarks = landmarks
    free[a] = (free[a] as number) + 1
    free[b] = (free[b] as number) + 1
    this.#used[chain] = 0
  }

  #cover(low: number, high: number): void {
    let fresh = low & ~this.#low
    while (fresh !== 0) {
      const block = 31 - Math.clz32(fresh)
      fresh ^= 1 << block
      this.#tourists += this.#touristsAt[block] as number
      this.#landmarks += this.#landmarksAt[block] as number
    }
    fresh = high & ~this.#high
    while (fresh !== 0) {
      const bit = 31 - Math.clz32(fresh)
      fresh ^= 1 << bit
      this.#tourists += this.#touristsAt[bit + LOW_BLOCKS] as number
      this.#landmarks += this.#landmarksAt[bit + LOW_BLOCKS] as number
    }
    this.#low |= low
    this.#high |= high
  }

  /** RT-TASK-2, as far as the first crossing of the card that is passed is one of the two. */
  #passTasks(chain: number, forwards: boolean): void {
    const { firstTask, firstTaskAt, lastTask, lastTaskAt, length } = this.chains
    const passed = this.#length + this.#gap
    const whole = length[chain] as number
    if (this.#firstTask === NO_TASK) {
      this.#firstTask =
        passed + (forwards ? (firstTask[chain] as number) : whole - (lastTask[chain] as number))
      this.#firstTaskAt = (forwards ? firstTaskAt[chain] : lastTaskAt[chain]) as number
      this.#lastTask = this.#firstTask
    }
    const last = (forwards ? lastTaskAt[chain] : firstTaskAt[chain]) as number
    if (last === this.#firstTaskAt) return
    this.#lastTask = passed + (forwards ? (lastTask[chain] as number) : whole - (firstTask[chain] as number))
  }

  #walkLinks(at: number): void {
    const { gate, gates, across } = this.atlas
    const free = this.#free
    if (gate[at] === 1) {
      this.#links += 1
      for (let index = 0; index < gates.length; index++) {
        const to = gates[index] as number
        if (to !== at && (free[to] as number) > 0) this.#walk(to, false)
      }
      this.#links -= 1
    }
    const opposite = across[at] as number
    if (opposite !== NONE && (free[opposite] as number) > 0 && this.#canCross(at, opposite)) {
      this.#rivers += 1
      this.#walk(opposite, false)
      this.#rivers -= 1
    }
  }

  /** RT-ANC-DAG-2: what is extended is the road of the dead end; a diagonal there could be in the way. */
  #canCross(one: number, other: number): boolean {
    const { deadEndRoad } = this.atlas
    const dead = deadEndRoad[one] === NONE ? other : one
    return this.chains.atCount[dead] === 1 && this.#drawn[deadEndRoad[dead] as number] === 1
  }

  #walkOverGaps(at: number): void {
    const { longestGap } = this.#outlook as Outlook
    if (this.#gap >= longestGap) return
    const { steps, vertices } = this.atlas
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
    const { comingTourists, comingLandmarks, landmarkShare } = this.#outlook as Outlook
    const landmarks = this.#landmarks
    const tourists = this.#tourists
    let points = ((landmarks >> STARS_AT) & STARS_MASK) + this.#lastTask - this.#firstTask
    for (let type = 0; type < TYPES; type++) {
      points +=
        (((tourists >>> (type * TOURIST_BITS)) & TOURIST_MASK) + (comingTourists[type] as number)) *
        (((landmarks >> (type * LANDMARK_BITS)) & LANDMARK_MASK) * landmarkShare +
          (comingLandmarks[type] as number))
    }
    return points
  }

  #worth(): number {
    const outlook = this.#outlook as Outlook
    const madness = this.#madness()
    return (
      this.#points() * (outlook.survival[madness] as number) +
      (outlook.reward[madness] as number) +
      this.#rewards() +
      outlook.perGateLink * this.#links -
      WEIGHTS.gapRoad * this.#gap
    )
  }

  /** What successes bring for blocks and tourists along the line. */
  #rewards(): number {
    const { called, perCalled, perRiversideBlock } = this.#outlook as Outlook
    const blocks = perRiversideBlock * (this.#landmarks >> RIVERSIDE_AT)
    if (called === NONE) return blocks
    return blocks + perCalled * ((this.#tourists >>> (called * TOURIST_BITS)) & TOURIST_MASK)
  }

  #madness(): number {
    let madness = this.#rivers + this.#links * (this.#outlook as Outlook).gateLinkMadness
    for (let scares = this.#scares; scares !== 0; scares &= scares - 1) madness += 1
    return madness > MOST_MADNESS ? MOST_MADNESS : madness
  }

  #keep(at: number, value: number): void {
    this.value = value
    this.points = this.#points()
    this.start = this.#from
    this.end = at
    this.length = this.#length
    this.gateLinks = this.#links
    this.madness = this.#madness()
    this.stars = (this.#landmarks >> STARS_AT) & STARS_MASK
    this.task = this.#lastTask - this.#firstTask
    this.gap = this.#gap
    this.low = this.#low
    this.high = this.#high
    for (let type = 0; type < TYPES; type++) {
      this.tourists[type] = (this.#tourists >>> (type * TOURIST_BITS)) & TOURIST_MASK
      this.landmarks[type] = (this.#landmarks >> (type * LANDMARK_BITS)) & LANDMARK_MASK
    }
  }
}
