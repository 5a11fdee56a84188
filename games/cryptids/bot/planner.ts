import type { Evidence } from '../content/vocabulary.ts'
import { RUMOUR, TYPES, typeNumber } from './atlas.ts'
import { JourneyTime } from './journey-time.ts'
import type { Situation } from './situation.ts'
import { WEIGHTS } from './weights.ts'

/** A cryptid to be tracked. */
export interface Hunt {
  readonly at: number
  readonly required: readonly number[]
  readonly worth: number
}

export function huntFor(at: number, evidence: readonly (Evidence | '?')[], worth: number): Hunt {
  return { at, required: evidence.map(typeNumber), worth }
}

/** Where a plan starts: somewhere, with some evidence, at some time. */
export interface Start {
  readonly place: number
  readonly hand: Int8Array
  readonly clock: JourneyTime
  /** Rounds already spent on what was planned before. */
  readonly paid: number
  /** Tokens of the map that are gone by then, as bits. */
  readonly gone: number
}

export const TRACK = TYPES
export const RELOCATE = TYPES + 1

const HOW_BITS = 2
const WHAT_BITS = 4

/**
 * The first thing that a plan does, as one number: where, what (the type of evidence collected, or one of the
 * others), and how.
 */
export function deedCode(at: number, what: number, how: number): number {
  return (((at << WHAT_BITS) | what) << HOW_BITS) | how
}

export const placeOfDeed = (code: number): number => code >> (WHAT_BITS + HOW_BITS)
export const whatOfDeed = (code: number): number => (code >> HOW_BITS) & ((1 << WHAT_BITS) - 1)

/** The best score of all plans that begin with a deed, by that deed. */
export type Scores = Map<number, number>

export function raise(scores: Scores, code: number, score: number): void {
  const known = scores.get(code)
  if (known === undefined || known < score) scores.set(code, score)
}

export interface Plan {
  /** What it brings, less the time and the means it takes. */
  readonly score: number
  readonly end: Start
}

/** Plans below this score are not considered. */
export const LEAST = -3
/** At least one entry is covered, so there are never more (CR-TRY-3). */
const MOST_DICE = 2
const MOST_STOPS = 4
/** No deed. */
const NONE_YET = -1

/** What a plan is worth. Nobody has to follow it, so a plan at a loss is worth little, but never less than nothing. */
export function hopeOf(score: number): number {
  return score > SURE ? score : WEIGHTS.doubt * Math.log1p(Math.exp(score / WEIGHTS.doubt))
}

/** Above this score doubt makes no difference. */
const SURE = 8

/** The clocks of all planners: a plan is finished before another is begun. */
const CLOCKS = Array.from({ length: MOST_STOPS + 2 }, () => new JourneyTime())
const BEST_CLOCK = new JourneyTime()

/** Plans how to find one cryptid: where the missing evidence comes from, and in what order to fetch it. */
export class Planner {
  readonly #situation: Situation
  #hunt: Hunt = { at: 0, required: [], worth: 0 }
  #start: Start
  #scores: Scores | null = null
  /** The hand without what is used, and what is missing. */
  #left = new Int8Array(TYPES)
  readonly #missing: number[] = []
  /** Where the missing evidence comes from in the current plan. */
  readonly #stops: number[] = []
  #gone = 0
  #dice = 0
  #bought = 0
  #waits = 0
  #pairs = 0
  #paysMarket = false
  #skillFirst = false
  #best = 0
  #isFound = false
  #bestPairs = 0
  #bestGone = 0

  constructor(situation: Situation) {
    this.#situation = situation
    const { place, hand, clock } = situation
    this.#start = { place, hand, clock, paid: 0, gone: 0 }
  }

  /** The best plan to find it, or null if none is worth considering; records how every plan begins. */
  plan(hunt: Hunt, start: Start, scores: Scores | null = null): Plan | null {
    this.#hunt = hunt
    this.#start = start
    this.#scores = scores
    this.#best = LEAST
    this.#isFound = false
    this.#takeFromHand(hunt, start)
    this.#gone = start.gone
    this.#source(0)
    if (!this.#isFound) return null
    const clock = new JourneyTime()
    clock.copy(BEST_CLOCK)
    clock.cost = 0
    const hand = this.#left.slice()
    hand[RUMOUR] = (hand[RUMOUR] as number) - 2 * this.#bestPairs
    return {
      score: this.#best,
      end: { place: hunt.at, hand, clock, paid: clock.round, gone: this.#bestGone },
    }
  }

  #takeFromHand({ required }: Hunt, { hand }: Start): void {
    const left = this.#left
    left.set(hand)
    this.#missing.length = 0
    for (let entry = 0; entry < required.length; entry++) {
      const type = required[entry] as number
      if ((left[type] as number) > 0) left[type] = (left[type] as number) - 1
      else this.#missing.push(type)
    }
  }

  /** Tries every source for the missing evidence at this index, then goes on to the next. */
  #source(index: number): void {
    const type = this.#missing[index]
    if (type === undefined) {
      this.#travelAll()
      return
    }
    if (!this.#sourceOnMap(index, type)) {
      this.#waits += 1
      this.#source(index + 1)
      this.#waits -= 1
    }
    this.#sourceOnMarket(index, type)
    if (type !== RUMOUR && (this.#left[RUMOUR] as number) - 2 * this.#pairs >= 2) {
      this.#pairs += 1
      this.#source(index + 1)
      this.#pairs -= 1
    }
    if (this.#dice < MOST_DICE && this.#dice + 1 < this.#hunt.required.length) {
      this.#dice += 1
      this.#source(index + 1)
      this.#dice -= 1
    }
  }

  /** False where there is none of the type. */
  #sourceOnMap(index: number, type: number): boolean {
    const { tokens } = this.#situation
    let isThere = false
    for (let token = 0; token < tokens.length; token++) {
      if (tokens[token]?.type !== type || this.#gone & (1 << token)) continue
      isThere = true
      this.#gone |= 1 << token
      this.#stops.push(token)
      this.#source(index + 1)
      this.#stops.pop()
      this.#gone &= ~(1 << token)
    }
    return isThere
  }

  #sourceOnMarket(index: number, type: number): void {
    const cost = this.#situation.marketCosts[type] as number
    if (cost >= this.#hunt.worth) return
    const pays = this.#paysMarket
    this.#bought += cost
    this.#paysMarket = true
    this.#source(index + 1)
    this.#bought -= cost
    this.#paysMarket = pays
  }

  #travelAll(): void {
    const { clock, place } = this.#start
    const { odds, atlas } = this.#situation
    const first = CLOCKS[0] as JourneyTime
    const failures = 1 / (odds[this.#dice] as number) - 1
    // Evidence that is spent could have been sold; evidence still to be found costs only time.
    const inHand = this.#hunt.required.length - this.#missing.length
    const spent = inHand * TYPICAL_PRICE + 2 * this.#pairs * (atlas.prices[RUMOUR] as number)
    const ways = clock.collect && this.#stops.length > 0 ? 2 : 1
    for (let way = 0; way < ways; way++) {
      this.#skillFirst = way === 1
      first.copy(clock)
      first.cost = this.#bought + spent * WEIGHTS.coin
      first.round += this.#waits * WEIGHTS.waiting + failures * WEIGHTS.failure
      this.#order(0, place, 0, NONE_YET)
    }
  }

  /** Visits the remaining stops in every order. */
  #order(depth: number, place: number, visited: number, first: number): void {
    const { atlas, tokens, reach } = this.#situation
    const now = CLOCKS[depth] as JourneyTime
    const most = this.#hunt.worth - WEIGHTS.round * (now.round - this.#start.paid) - now.cost
    if (most <= (this.#scores === null ? this.#best : LEAST)) return
    const from = atlas.distances[place] as Uint8Array
    const next = CLOCKS[depth + 1] as JourneyTime
    if (depth === this.#stops.length) {
      this.#trackAt(now, next, from, first)
      return
    }
    for (let stop = 0; stop < this.#stops.length; stop++) {
      if (visited & (1 << stop)) continue
      const { at, type } = tokens[this.#stops[stop] as number] as { at: number; type: number }
      next.copy(now)
      next.travel((from[at] as number) - reach)
      const how = next.act('collect', this.#skillFirst)
      this.#order(depth + 1, at, visited | (1 << stop), first === NONE_YET ? deedCode(at, type, how) : first)
    }
  }

  /** The last leg, to where the cryptid lives. */
  #trackAt(now: JourneyTime, next: JourneyTime, from: Uint8Array, first: number): void {
    const { at } = this.#hunt
    next.copy(now)
    next.travel(from[at] as number)
    // Evidence bought now can be used in the next round.
    if (this.#paysMarket && next.round < 1) next.round = 1
    const how = next.act('track', false)
    this.#finish(next, first === NONE_YET ? deedCode(at, TRACK, how) : first)
  }

  #finish(clock: JourneyTime, first: number): void {
    const inTime = Math.max(0, Math.min(1, this.#situation.roundsLeft - clock.round))
    const score = this.#hunt.worth * inTime - WEIGHTS.round * (clock.round - this.#start.paid) - clock.cost
    if (this.#scores !== null) raise(this.#scores, first, score)
    if (score <= this.#best) return
    this.#best = score
    this.#isFound = true
    BEST_CLOCK.copy(clock)
    this.#bestGone = this.#gone
    this.#bestPairs = this.#pairs
  }
}

/** What a token can be sold for, more or less. */
const TYPICAL_PRICE = 3
