import type { Skill } from '../content/vocabulary.ts'
import type { ActOf } from '../rules/acts.ts'
import { type CryptidsContent, tokenOf } from '../rules/content.ts'
import { hasFreeSlot } from '../rules/evidence.ts'
import { learnable, priceOf, usedSkills } from '../rules/skills.ts'
import type { CryptidsState, HelperDie } from '../rules/state.ts'
import { faceOf, playerOf } from '../rules/table.ts'
import { typeNumber } from './atlas.ts'
import { huntsOf, skillWorth } from './judge.ts'
import type { Hunt } from './planner.ts'
import { Potential } from './potential.ts'
import { coinGain, experienceWorth, roundsLeftFor, type Situation, situationOf } from './situation.ts'
import { NEVER } from './weights.ts'

/** Duties come before anything else. */
const DUTY = 4
/** Acts that only stir things up. */
const RESTLESS = -0.4
const RUMOUR_WORTH = 0.6

/** Says what a helper could do for a seat, and what that is worth. */
export class HelperAdvisor {
  readonly #state: CryptidsState
  readonly #seat: number
  readonly #content: CryptidsContent
  readonly #situation: Situation
  readonly #hunts: readonly Hunt[]
  readonly #potential: Potential
  readonly #potentials = new Map<string, number>()
  readonly #needs = new Map<number, number>()
  readonly #roundsLeft: number
  #need: number | null = null

  constructor(state: CryptidsState, seat: number, content: CryptidsContent) {
    this.#state = state
    this.#seat = seat
    this.#content = content
    this.#situation = situationOf(state, seat, content)
    this.#hunts = huntsOf(state, seat, content, this.#situation)
    this.#potential = new Potential(state, seat, content, this.#situation)
    this.#roundsLeft = roundsLeftFor(state, seat)
  }

  worth(act: ActOf<'helper' | 'ability.trade'>): number {
    switch (act.type) {
      case 'end':
      case 'endTrade':
        return 0
      case 'up':
        return DUTY + this.#upWorth()
      case 'down':
        return DUTY + this.#dieWorth(this.#state.dice[act.die])
      case 'downWithoutDie':
        return DUTY
      case 'learn':
        return this.learnWorth(act.skill, 0)
      case 'restore':
        return this.restoreWorth(act.skill) + this.#coins(-1)
      case 'buy':
        return this.#wasSold(act.slot) ? NEVER : this.#buyWorth(act.slot) - TRADE
      case 'sell':
        return this.#wasBought(act.face) ? NEVER : this.#sellWorth(act.face) - TRADE
      case 'sellInto':
        return this.#wasBought(act.face)
          ? NEVER
          : this.#sellWorth(act.face) - TRADE - this.#lossOfSlot(act.slot)
      case 'swap':
        return this.#swapWorth(act.face, act.slot)
      case 'rebid':
        return this.#potentialOf(act.to) - this.#potentialOf(act.from) - 2 * TRADE
      case 'bid':
        return DUTY + this.#potentialOf(act.card)
      case 'cash':
        return DUTY
      case 'payStep':
      case 'payMarket':
      case 'payCard':
        return RESTLESS
    }
  }

  #coins(n: number): number {
    return coinGain(playerOf(this.#state, this.#seat), n, this.#roundsLeft)
  }

  #potentialOf(card: string): number {
    const known = this.#potentials.get(card)
    if (known !== undefined) return known
    const worth = this.#potential.ofCard(card)
    this.#potentials.set(card, worth)
    return worth
  }

  /** What could be learned and restored. */
  #upWorth(): number {
    const { coins, experience } = playerOf(this.#state, this.#seat)
    const restored = usedSkills(this.#state, this.#seat)
      .map((skill) => this.restoreWorth(skill) + this.#coins(-1))
      .sort((one, other) => other - one)
      .slice(0, coins)
    const learned = learnable(this.#state, this.#content, this.#seat)
      .map((skill) => ({
        price: priceOf(this.#state, this.#content, skill),
        worth: this.learnWorth(skill, 0),
      }))
      .sort((one, other) => other.worth - one.worth)
    let worth = restored.reduce((sum, each) => sum + Math.max(0, each), 0)
    let left = experience
    for (const each of learned) {
      if (each.worth <= 0 || each.price > left) continue
      left -= each.price
      worth += each.worth
    }
    return worth
  }

  #dieWorth(die: HelperDie | undefined): number {
    if (!die) return 0
    const { bonus, n } = die
    if (bonus === 'coin') return this.#coins(n)
    if (bonus === 'exp') return n * experienceWorth(this.#roundsLeft)
    if (bonus === 'rumour')
      return hasFreeSlot(playerOf(this.#state, this.#seat), this.#content) ? RUMOUR_WORTH : 0
    return usedSkills(this.#state, this.#seat)
      .map((skill) => this.restoreWorth(skill))
      .sort((one, other) => other - one)
      .slice(0, n)
      .reduce((sum, each) => sum + each, 0)
  }

  learnWorth(skill: Skill, discount: number): number {
    const price = Math.max(0, priceOf(this.#state, this.#content, skill) - discount)
    return skillWorth(skill, this.#roundsLeft, true) - price * experienceWorth(this.#roundsLeft)
  }

  restoreWorth(skill: Skill): number {
    return skillWorth(skill, this.#roundsLeft, true) - skillWorth(skill, this.#roundsLeft, false)
  }

  /** What all hunts are worth with this hand. */
  #needOf(hand: Int8Array): number {
    return this.#hunts.reduce((sum, hunt) => sum + this.#potential.ofHunt(hunt, hand), 0)
  }

  #needNow(): number {
    this.#need ??= this.#needOf(this.#situation.hand)
    return this.#need
  }

  /** What one more or one less of a type changes. The price does not count: it only turns into evidence or back. */
  changeWorth(type: number, by: 1 | -1): number {
    const key = type * by + by * 100
    const known = this.#needs.get(key)
    if (known !== undefined) return known
    const hand = this.#situation.hand.slice()
    hand[type] = (hand[type] as number) + by
    const worth = this.#needOf(hand) - this.#needNow()
    this.#needs.set(key, worth)
    return worth
  }

  /** Whether evidence of this type was bought in this turn: selling some would only undo it. */
  #wasBought(face: string): boolean {
    return this.#isAmong(this.#state.turn?.bought ?? [], typeNumber(face))
  }

  /** Whether evidence of the type in this market slot was sold in this turn. */
  #wasSold(slot: number): boolean {
    const token = this.#state.market[slot]
    if (!token) return false
    return this.#isAmong(this.#state.turn?.sold ?? [], typeNumber(tokenOf(this.#content, token).type))
  }

  #isAmong(tokens: readonly string[], type: number): boolean {
    return tokens.some((token) => typeNumber(tokenOf(this.#content, token).type) === type)
  }

  #buyWorth(slot: number): number {
    const token = this.#state.market[slot]
    return token ? this.changeWorth(typeNumber(tokenOf(this.#content, token).type), 1) : 0
  }

  #sellWorth(face: string): number {
    const player = playerOf(this.#state, this.#seat)
    const room = hasFreeSlot(player, this.#content) ? 0 : FULL_BOARD
    return this.changeWorth(typeNumber(face), -1) + room + this.#poverty()
  }

  /** What a coin counts beside its worth for somebody who has none, and skills to restore. */
  #poverty(): number {
    const isPoor = playerOf(this.#state, this.#seat).coins === 0
    return isPoor && usedSkills(this.#state, this.#seat).length > 0 ? POOR : 0
  }

  /** One for the other at once: it makes no room, and brings coins only where the prices differ. */
  #swapWorth(face: string, slot: number): number {
    const token = this.#state.market[slot]
    if (!token) return NEVER
    const given = typeNumber(face)
    const taken = typeNumber(tokenOf(this.#content, token).type)
    const { prices } = this.#situation.atlas
    const coins = (prices[given] as number) - (prices[taken] as number)
    if (given === taken && coins <= 0) return NEVER
    if (this.#wasBought(face) || this.#wasSold(slot)) return NEVER
    const hand = this.#situation.hand.slice()
    hand[given] = (hand[given] as number) - 1
    hand[taken] = (hand[taken] as number) + 1
    return this.#needOf(hand) - this.#needNow() + (coins > 0 ? this.#poverty() : 0) - 2 * TRADE
  }

  /** Prefers to clear the token that is wanted least. */
  #lossOfSlot(slot: number): number {
    return 0.1 * Math.max(0, this.#buyWorth(slot))
  }

  /** How much the token of a market slot would help. */
  slotWorth(slot: number): number {
    const token = this.#state.market[slot]
    return token ? this.changeWorth(typeNumber(faceOf(this.#content, token)), 1) : 0
  }
}

/** Trading for nothing is a waste of everybody's time. */
const TRADE = 0.08
const FULL_BOARD = 0.5
const POOR = 0.25
