import { cityFor } from './atlas.ts'
import { JourneyTime } from './journey-time.ts'
import {
  deedCode,
  type Hunt,
  hopeOf,
  LEAST,
  type Plan,
  Planner,
  RELOCATE,
  raise,
  type Scores,
  type Start,
} from './planner.ts'
import type { Relocation } from './prospects.ts'
import type { Situation } from './situation.ts'
import { WEIGHTS } from './weights.ts'

/** What a seat aims for. */
export interface Aims {
  readonly hunts: readonly Hunt[]
  readonly relocations: readonly Relocation[]
}

/** CR-NOBID-1: the bot plans for this many of the best cryptids. */
const MOST_HUNTS = 3
/** Further relocations wait until these are done. */
const MOST_RELOCATIONS = 2
/** Aims that are planned one after the other. */
const AIMS_AHEAD = 3

/** Puts aims in an order: each begins where and when the one before it is achieved. */
export class Schedule {
  readonly #situation: Situation
  readonly #planner: Planner
  readonly #relocations: readonly Relocation[]
  readonly #hunts: readonly Hunt[]
  readonly #count: number

  constructor(situation: Situation, { hunts, relocations }: Aims) {
    this.#situation = situation
    this.#planner = new Planner(situation)
    this.#hunts = hunts.length > MOST_HUNTS ? this.#bestOf(hunts) : hunts
    this.#relocations = relocations.slice(0, MOST_RELOCATIONS)
    this.#count = this.#hunts.length + this.#relocations.length
  }

  #bestOf(hunts: readonly Hunt[]): readonly Hunt[] {
    const start = this.#start()
    if (start.place < 0) return []
    return hunts
      .map((hunt) => ({ hunt, score: this.#planner.plan(hunt, start)?.score ?? LEAST }))
      .sort((one, other) => other.score - one.score)
      .slice(0, MOST_HUNTS)
      .map(({ hunt }) => hunt)
  }

  /** What can be gained by all of it. */
  worth(): number {
    return this.#rest(this.#start(), 0, AIMS_AHEAD)
  }

  /** What the whole schedule brings, for every first deed. */
  scores(): Scores {
    const all: Scores = new Map()
    const start = this.#start()
    for (let aim = 0; aim < this.#count; aim++) {
      const own: Scores = new Map()
      const plan = this.#plan(aim, start, own)
      if (plan === null) continue
      const after = this.#rest(plan.end, 1 << aim, AIMS_AHEAD - 1)
      for (const [first, score] of own) raise(all, first, hopeOf(score) + after)
    }
    return all
  }

  #start(): Start {
    const { place, hand, clock } = this.#situation
    return { place, hand, clock, paid: 0, gone: 0 }
  }

  /** The best that can follow: the first of all aims is chosen with care, the others one by one. */
  #rest(start: Start, done: number, ahead: number): number {
    if (ahead === 0) return 0
    const isFirst = ahead === AIMS_AHEAD
    if (start.place < 0) return 0
    let best = 0
    let bestPlan: Plan | null = null
    let bestAim = 0
    for (let aim = 0; aim < this.#count; aim++) {
      if (done & (1 << aim)) continue
      const plan = this.#plan(aim, start, null)
      if (plan === null) continue
      const score = hopeOf(plan.score) + (isFirst ? this.#rest(plan.end, done | (1 << aim), ahead - 1) : 0)
      if (score <= best) continue
      best = score
      bestPlan = plan
      bestAim = aim
    }
    if (bestPlan === null || isFirst) return best
    return best + this.#rest(bestPlan.end, done | (1 << bestAim), ahead - 1)
  }

  #plan(aim: number, start: Start, scores: Scores | null): Plan | null {
    const hunt = this.#hunts[aim]
    if (hunt !== undefined) return this.#planner.plan(hunt, start, scores)
    return this.#relocate(this.#relocations[aim - this.#hunts.length], start, scores)
  }

  /** CR-RELOC-1: in the nearest city. */
  #relocate(relocation: Relocation | undefined, start: Start, scores: Scores | null): Plan | null {
    if (!relocation) return null
    const { atlas, roundsLeft } = this.#situation
    const at = cityFor(atlas, start.place)
    const clock = new JourneyTime()
    clock.copy(start.clock)
    clock.cost = 0
    clock.travel(atlas.distances[start.place]?.[at] ?? 0)
    const how = clock.act('relocate', false)
    const inTime = Math.max(0, Math.min(1, roundsLeft - clock.round))
    const score = relocation.worth * inTime - WEIGHTS.round * (clock.round - start.paid) - clock.cost
    if (score <= LEAST) return null
    if (scores !== null) raise(scores, deedCode(at, RELOCATE, how), score)
    clock.cost = 0
    return { score, end: { ...start, place: at, clock, paid: clock.round } }
  }
}
