import type { Evidence, Face } from '../content/vocabulary.ts'
import { type ActOf, type By, type Cover, DIE } from '../rules/acts.ts'
import type { CryptidsContent } from '../rules/content.ts'
import { facesOf } from '../rules/cover.ts'
import { hasFreeSlot } from '../rules/evidence.ts'
import { REFRESH_BONUS } from '../rules/refresh.ts'
import type { CryptidsState } from '../rules/state.ts'
import { playerOf } from '../rules/table.ts'
import { type Atlas, typeNumber } from './atlas.ts'
import { HOW, JourneyTime } from './journey-time.ts'
import { huntsOf, type Judge } from './judge.ts'
import { deedCode, placeOfDeed, RELOCATE, raise, type Scores, TRACK, whatOfDeed } from './planner.ts'
import { Potential } from './potential.ts'
import { handoverWorth, placingWorth, waitingOf } from './prospects.ts'
import { type Aims, Schedule } from './schedule.ts'
import { coinGain, type Situation, situationOf } from './situation.ts'
import { NEVER, READY, WEIGHTS } from './weights.ts'

/** An act that no plan asks for. */
const POINTLESS = -0.6
/** Skills that do something without the action. */
const DEED_SKILLS = ['collectSkill', 'trackSkill', 'relocateSkill'] as const
/** A bonus for acts that should not wait. */
const AT_ONCE = 0.3

/** What the acts of a cryptozoologist turn are worth: what the best plan brings that begins with them. */
export const judgeTurn: Judge<ActOf<'turn'>> = (state, seat, content) => {
  const advisor = new TurnAdvisor(state, seat, content)
  return (act) => advisor.worth(act)
}

/** What a journey is for: the first thing that is planned where it leads, or where it leads nearer to. */
export interface Aim {
  readonly place: number
  /** The type of evidence to be collected, `TRACK` or `RELOCATE`. */
  readonly what: number
  readonly isThere: boolean
}

/** What a cryptozoologist would go to a place for; null where no plan leads there. */
export function aimOf(state: CryptidsState, seat: number, content: CryptidsContent, to: string): Aim | null {
  return new TurnAdvisor(state, seat, content).aimOf(to)
}

class TurnAdvisor {
  readonly #state: CryptidsState
  readonly #seat: number
  readonly #content: CryptidsContent
  readonly #situation: Situation
  readonly #aims: Aims
  readonly #byDeed: Scores
  readonly #byPlace: Scores = new Map()
  #best = 0
  #goal = -1
  readonly #end: number
  #idle: number | null = null
  #potential: Potential | null = null
  #cheapest = new Map<string, number>()

  constructor(state: CryptidsState, seat: number, content: CryptidsContent) {
    this.#state = state
    this.#seat = seat
    this.#content = content
    this.#situation = situationOf(state, seat, content)
    const hunts = huntsOf(state, seat, content, this.#situation)
    this.#aims = { hunts, relocations: waitingOf(state, seat, content).relocations }
    this.#byDeed = new Schedule(this.#situation, this.#aims).scores()
    this.#findGoal()
    this.#end = new Schedule(this.#later(), this.#aims).worth()
  }

  #findGoal(): void {
    for (const [first, score] of this.#byDeed) {
      const at = placeOfDeed(first)
      raise(this.#byPlace, at, score)
      if (score <= this.#best) continue
      this.#best = score
      this.#goal = at
    }
  }

  aimOf(to: string): Aim | null {
    const at = this.#situation.atlas.numberOf.get(to) ?? 0
    const isThere = this.#byPlace.has(at)
    const place = isThere ? at : this.#goal
    let best: Aim | null = null
    let bestScore = NEVER
    for (const [first, score] of this.#byDeed) {
      if (placeOfDeed(first) !== place || score <= bestScore) continue
      best = { place, what: whatOfDeed(first), isThere }
      bestScore = score
    }
    return best
  }

  /** The situation after this turn. */
  #later(): Situation {
    const clock = new JourneyTime()
    clock.copy(this.#situation.clock)
    clock.round += 1
    clock.steps = clock.range
    clock.action = true
    return { ...this.#situation, clock }
  }

  worth(act: ActOf<'turn'>): number {
    switch (act.type) {
      case 'end':
        return this.#end
      case 'stay':
        return NEVER
      case 'move':
        return this.#interruptedInVain() ? NEVER : this.#moveWorth(act.to, true)
      case 'actionMove':
        return this.#walkOnWorth(act.to)
      case 'fly':
        return this.#flyWorth(act.to)
      case 'collect':
        return this.#collectWorth(act.at, act.face, act.by)
      case 'track':
        return this.#trackWorth(act.card, act.cover, act.by)
      case 'relocate':
        return this.#relocateWorth(placingWorth(this.#state, this.#seat, act.card, this.#content), act.by)
      case 'request':
        return this.#relocateWorth(
          handoverWorth(this.#state, this.#seat, act.request, act.cards, this.#content),
          act.by,
        )
      case 'refresh':
        return this.#refreshWorth()
      case 'search':
        return (
          this.#idleWorth() + WEIGHTS.search - 2 * WEIGHTS.coin - (act.by === 'skill' ? READY.trackSkill : 0)
        )
      case 'bid':
        return Math.max(this.#best, this.#end) + AT_ONCE + this.#potentialOf(act.card)
      case 'cash':
        return Math.max(this.#best, this.#end) + AT_ONCE
    }
  }

  /** To a stop of a plan, or on the way to the best one. */
  #moveWorth(to: string, keepsAction: boolean): number {
    const { atlas, place } = this.#situation
    const at = atlas.numberOf.get(to) ?? 0
    const planned = this.#byPlace.get(at)
    if (planned !== undefined) return planned
    const nearer = this.#goal < 0 ? 0 : steps(atlas, place, this.#goal) - steps(atlas, at, this.#goal)
    const onTheWay =
      nearer > 0 ? this.#best + WEIGHTS.onTheWay + WEIGHTS.nearer * nearer : this.#end + POINTLESS
    return keepsAction ? Math.max(onTheWay, this.#strayWorth(at)) : onTheWay
  }

  /**
   * Walking on with the action, once the movement is spent: towards a goal that the next movement alone does not reach.
   * Anything nearer could wait, and might be where the turn began.
   */
  #walkOnWorth(to: string): number {
    const { atlas, place, clock } = this.#situation
    if (clock.steps > 0 || this.#goal < 0) return NEVER
    const left = steps(atlas, place, this.#goal)
    const at = atlas.numberOf.get(to) ?? 0
    return left > clock.range && steps(atlas, at, this.#goal) < left ? this.#moveWorth(to, false) : NEVER
  }

  /** Going somewhere for evidence that no plan asks for. */
  #strayWorth(at: number): number {
    const { atlas, clock, tokens } = this.#situation
    if (!clock.action || !hasFreeSlot(playerOf(this.#state, this.#seat), this.#content)) return NEVER
    let best = NEVER
    for (const token of tokens) {
      if (token.at !== at) continue
      const { hand, ...later } = this.#later()
      const more = hand.slice()
      more[token.type] = (more[token.type] as number) + 1
      const worth = new Schedule({ ...later, place: at, hand: more }, this.#aims).worth()
      best = Math.max(best, worth + (atlas.prices[token.type] as number) * WEIGHTS.coin)
    }
    return best - 2 * WEIGHTS.step
  }

  #flyWorth(to: string): number {
    const { atlas, place, clock } = this.#situation
    const at = atlas.numberOf.get(to) ?? 0
    if (this.#hasOnlyWalked()) return NEVER
    const planned = this.#byPlace.get(at)
    if (planned === undefined || steps(atlas, place, at) <= clock.steps) return this.#end + POINTLESS
    return planned
  }

  /** Whether the seat has walked and still has its action: as a rule it could have flown at once. */
  #hasOnlyWalked(): boolean {
    const { movement, action } = playerOf(this.#state, this.#seat)
    return movement === 'used' && action === 'ready'
  }

  /** Whether a movement was interrupted though nothing was done there: it could have led on at once, or not begun. */
  #interruptedInVain(): boolean {
    const { skills } = playerOf(this.#state, this.#seat)
    return this.#hasOnlyWalked() && DEED_SKILLS.every((skill) => skills[skill] !== 'used')
  }

  #collectWorth(at: string, face: Face, by: By): number {
    const { atlas } = this.#situation
    const type = typeNumber(face)
    const place = atlas.numberOf.get(at) ?? 0
    const planned = this.#byDeed.get(deedCode(place, type, HOW[by]))
    const price = (atlas.prices[type] as number) * WEIGHTS.coin
    if (by === 'skill') return Math.max(planned ?? NEVER, this.#end + price - READY.collectSkill)
    return Math.max(planned ?? NEVER, this.#idleWorth() + price)
  }

  #trackWorth(card: string, cover: readonly Cover[], by: By): number {
    const slot = this.#state.display.find((each) => each?.card === card)
    const at = this.#situation.atlas.numberOf.get(slot?.location ?? '') ?? 0
    const planned = this.#byDeed.get(deedCode(at, TRACK, HOW[by]))
    const byAction = this.#byDeed.get(deedCode(at, TRACK, HOW.action))
    const base = planned ?? (byAction === undefined ? this.#end + POINTLESS : byAction - READY.trackSkill)
    return base - this.#coverCost(cover) + this.#cheapestCover(card)
  }

  /** What a way of covering costs: the time that failures take, and the evidence. */
  #coverCost(cover: readonly Cover[]): number {
    const dice = cover.filter((code) => code === DIE).length
    const { odds, atlas } = this.#situation
    let cost = (1 / (odds[dice] ?? 1) - 1) * WEIGHTS.failure * WEIGHTS.round
    for (const code of cover) {
      // Both sorts of rumour are counted at the price of a rumour.
      for (const face of facesOf(code)) cost += (atlas.prices[typeNumber(face)] as number) * WEIGHTS.coin
    }
    return cost
  }

  #cheapestCover(card: string): number {
    const known = this.#cheapest.get(card)
    if (known !== undefined) return known
    const slot = this.#state.display.find((each) => each?.card === card)
    const evidence = slot?.evidence ?? []
    const hand = this.#situation.hand.slice()
    const codes = evidence.map((entry): Cover => {
      const type = typeNumber(entry)
      if ((hand[type] as number) === 0) return DIE
      hand[type] = (hand[type] as number) - 1
      return entry as Evidence
    })
    const cost = this.#coverCost(codes)
    this.#cheapest.set(card, cost)
    return cost
  }

  #relocateWorth(worth: number, by: By): number {
    const best = this.#aims.relocations[0]?.worth ?? worth
    const { place } = this.#situation
    const planned = this.#byDeed.get(deedCode(place, RELOCATE, HOW[by]))
    const base = planned ?? this.#idleWorth() + best - (by === 'skill' ? READY.relocateSkill : 0)
    return base + worth - best
  }

  /** CR-REFR-8: about three coins, and new evidence on the map. */
  #refreshWorth(): number {
    const { tokens, hand, roundsLeft } = this.#situation
    const wanted = this.#aims.hunts.some(({ required }) =>
      required.some((type) => hand[type] === 0 && !tokens.some((token) => token.type === type)),
    )
    const missing = this.#content.pack.constants.mapTarget.value - tokens.length
    const bonus = coinGain(playerOf(this.#state, this.#seat), REFRESH_BONUS.coins, roundsLeft)
    return this.#idleWorth() + bonus + WEIGHTS.newToken * missing + (wanted ? WEIGHTS.wantedToken : 0)
  }

  /** What the turn is worth if the action goes to something outside of every plan. */
  #idleWorth(): number {
    if (this.#idle !== null) return this.#idle
    const clock = new JourneyTime()
    clock.copy(this.#situation.clock)
    clock.action = false
    this.#idle = new Schedule({ ...this.#situation, clock }, this.#aims).worth()
    return this.#idle
  }

  #potentialOf(card: string): number {
    this.#potential ??= new Potential(this.#state, this.#seat, this.#content, this.#situation)
    return this.#potential.ofCard(card)
  }
}

const steps = ({ distances }: Atlas, from: number, to: number): number => distances[from]?.[to] ?? 0
