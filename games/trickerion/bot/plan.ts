import { LOCATIONS, type Location } from '../content/vocabulary.ts'
import { type TrickCard, type TrickerionContent, trickOf } from '../rules/content.ts'
import { isReady } from '../rules/placing.ts'
import { locationOf } from '../rules/plan.ts'
import type { Character, Player, TrickerionState } from '../rules/state.ts'
import { kindOf, playerOf } from '../rules/table.ts'
import { freeTrickSlots } from '../rules/tricks.ts'
import { dayOf } from '../rules/yields.ts'
import { coinWorth, handShare } from './means.ts'
import { amountWorth, bestShow, isOnStage, stagedBy } from './stage.ts'
import { isOnSale, lackOf, learningFor, priceOf, wanted, yieldWorth } from './tricks.ts'
import { WEIGHTS } from './weights.ts'

/** What those who are sent to a location may be expected to do there, beyond what the position is worth already. */
export function planWorth(
  state: TrickerionState,
  seat: number,
  content: TrickerionContent,
  left: number,
): number {
  return new Expectations(state, seat, content, left).whole()
}

/** Action points before the slot; in a shared location the first to come usually finds a better one. */
function pointsOf(content: TrickerionContent, characters: readonly Character[], isShared: boolean): number[] {
  const { value } = content.pack.constants.baseAp
  const points = characters.map(({ disc }) => value[kindOf(disc)]).sort((one, other) => other - one)
  return isShared ? points.map((ap, index) => (index === 0 ? ap + 1 : ap * WEIGHTS.second)) : points
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/**
 * What a player may expect of each location. What does not depend on who is sent there is worked out once, because
 * a plan is judged for every card under every character.
 */
export class Expectations {
  readonly #state: TrickerionState
  readonly #seat: number
  readonly #content: TrickerionContent
  readonly #player: Player
  readonly #left: number
  #deeds: readonly number[] | null = null
  #purchases: readonly Purchase[] | null = null
  #preparations: readonly Preparation[] | null = null
  #show: number | null = null

  constructor(state: TrickerionState, seat: number, content: TrickerionContent, left: number) {
    this.#state = state
    this.#seat = seat
    this.#content = content
    this.#player = playerOf(state, seat)
    this.#left = left
  }

  /** Of all locations together. */
  whole(): number {
    return sum(LOCATIONS.map((location) => this.#at(location)))
  }

  #at(location: Location): number {
    const sent = this.#sentTo(location)
    if (sent.length === 0) return 0
    switch (location) {
      case 'downtown':
        return this.#inDowntown(pointsOf(this.#content, sent, true))
      case 'marketRow':
        return this.#atMarket(sum(pointsOf(this.#content, sent, true)))
      case 'workshop':
        return this.#inWorkshop(sum(pointsOf(this.#content, sent, false)))
      case 'theater':
        return this.#inTheater(sent)
      case 'darkAlley':
        return this.#inDarkAlley(pointsOf(this.#content, sent, true))
    }
  }

  #sentTo(location: Location): readonly Character[] {
    return this.#player.characters.filter(
      (each) => isReady(each) && each.card !== null && locationOf(this.#content, each.card) === location,
    )
  }

  /** TR-DT: three points for a trick, a character or coins. */
  #inDowntown(points: readonly number[]): number {
    this.#deeds ??= deedsDowntown(this.#state, this.#player, this.#content, this.#left)
    let worth = 0
    for (const [index, ap] of points.entries()) {
      // Two points and a poor slot are not enough for any of them.
      const chance = ap >= 4 ? 1 : ap >= 3 ? 0.85 : ap >= 2 ? 0.4 : 0.1
      worth += chance * (this.#deeds[index] ?? 0)
    }
    return worth
  }

  /** TR-MKT: a point for each kind that is wanted and can be paid for. */
  #atMarket(points: number): number {
    this.#purchases ??= purchasesOf(this.#state, this.#seat, this.#content, this.#left)
    let budget = this.#player.coins
    let worth = 0
    let ap = points
    for (const { gain, coins } of this.#purchases) {
      if (ap < 1) break
      if (gain <= 0 || budget < coins) continue
      worth += gain
      ap -= 1
      budget -= coins
    }
    return worth
  }

  /** TR-WS-PREP: whatever can be prepared. */
  #inWorkshop(points: number): number {
    return sum(this.#prepared(points).map(({ gain }) => gain))
  }

  /** What a number of action points is enough for. */
  #prepared(points: number): readonly Preparation[] {
    if (this.#left < 0.8 || points === 0) return []
    this.#preparations ??= preparationsOf(this.#state, this.#player, this.#content, this.#left)
    let ap = points
    return this.#preparations.filter((each) => {
      if (each.ap > ap) return false
      ap -= each.ap
      return true
    })
  }

  #inDarkAlley([first = 0, ...others]: readonly number[]): number {
    const further = Math.floor(Math.max(0, first - 1) / 2) + sum(others.map((ap) => 0.6 + ap / 3))
    if (this.#left < 1) return 0
    return (WEIGHTS.firstDraw + further * WEIGHTS.furtherDraw) * handShare(this.#left)
  }

  /** TR-TH: set up what is prepared, and perform what is set up. */
  #inTheater(characters: readonly Character[]): number {
    const { value } = this.#content.pack.constants.baseAp
    const modifier = this.#backstage()
    const apOf = ({ disc }: Character): number => Math.max(0, value[kindOf(disc)] + modifier)
    const hands = characters.filter(({ disc }) => disc !== 'magician')
    const markers = this.#markers()
    const setUps = Math.min(markers.length, sum(hands.map(apOf)))
    const settingUp = (count: number): number =>
      sum(
        markers
          .slice(0, count)
          .map(({ worth }) => worth * (WEIGHTS.staged - WEIGHTS.prepared) + WEIGHTS.link),
      )
    const isPerforming = isOnStage(this.#state, this.#seat)
    if (!isPerforming && hands.length === characters.length) return settingUp(setUps)
    // With nothing to perform the Magician sets up instead.
    if (!isPerforming && stagedBy(this.#state, this.#seat) + setUps === 0)
      return settingUp(Math.min(markers.length, value.magician))
    // TR-TH-SET-4: a performance shows a trick once.
    const shown = markers.slice(0, setUps).filter(({ isFirst }) => isFirst)
    const added = sum(shown.map(({ worth }) => worth)) + Math.max(0, shown.length - 1) * WEIGHTS.together
    const performed = WEIGHTS.performing - WEIGHTS.staged
    if (isPerforming) return settingUp(setUps) + added * performed + this.#bonusOf(hands)
    this.#show ??= bestShow(this.#state, this.#seat, this.#content, this.#left)
    return settingUp(setUps) + (this.#show + added) * performed + this.#bonusOf(hands) + WEIGHTS.onStage
  }

  /** TR-TH-10, as long as the day is known. */
  #backstage(): number {
    const day = dayOf(this.#state, this.#content, this.#seat)
    const slot = this.#content.slotsOf.theater.find((each) => each.day === day && !each.isStage)
    return day === null ? 0 : (slot?.modifier ?? 0)
  }

  /**
   * What each marker on the player's tricks is worth once it is performed, those that are about to be prepared included;
   * one of each trick comes before the others.
   */
  #markers(): readonly Marker[] {
    const soon: Marker[] = []
    const add = (count: number, worth: number): void => {
      for (let index = 0; index < count; index++) soon.push({ worth, isFirst: index === 0 })
    }
    for (const own of this.#player.tricks)
      add(own.markers, yieldWorth(trickOf(this.#content, own.trick), this.#left, own))
    for (const { markers, worth } of this.#prepared(
      sum(pointsOf(this.#content, this.#sentTo('workshop'), false)),
    ))
      add(markers, worth)
    return soon.sort((one, other) => Number(other.isFirst) - Number(one.isFirst) || other.worth - one.worth)
  }

  /** TR-PERF-BON: what specialists backstage bring their performer. */
  #bonusOf(hands: readonly Character[]): number {
    const { backstage } = this.#content.pack.constants.performer
    let worth = 0
    for (const { disc } of hands) {
      const kind = kindOf(disc)
      if (kind !== 'apprentice' && kind !== 'magician') worth += amountWorth(backstage[kind], this.#left)
    }
    return worth * WEIGHTS.performing
  }
}

/** What may be done Downtown and what it brings, the best first. */
function deedsDowntown(
  state: TrickerionState,
  player: Player,
  content: TrickerionContent,
  left: number,
): readonly number[] {
  const bank = 3.6 * coinWorth(left)
  const canLearn = freeTrickSlots(player, content, 'board') > 0
  const learning = canLearn ? WEIGHTS.learning * bestLearning(state, player, content, left) : 0
  const hiring = left > 1.5 ? WEIGHTS.hiring + (left - 1) * WEIGHTS.hiringPerRound : 0
  return [bank, learning, hiring].sort((one, other) => other - one)
}

/** What the best trick that can be learned would add. */
function bestLearning(
  state: TrickerionState,
  player: Player,
  content: TrickerionContent,
  left: number,
): number {
  const { byLevel } = content.pack.constants.thresholds
  const added = learningFor(state, player, content, left)
  let best = 0
  for (const deck of Object.values(state.decks)) {
    for (const trick of deck) {
      const { level } = trickOf(content, trick).entry
      const price = Math.max(0, (byLevel[level - 1] ?? 0) - player.fame)
      if (price > player.coins) continue
      best = Math.max(best, added(trick) - price * coinWorth(left))
    }
  }
  return best
}

/** A marker that may be set up. */
interface Marker {
  readonly worth: number
  /** Whether it is the first one of its trick. */
  readonly isFirst: boolean
}

/** A purchase, or an order, for one action point. */
interface Purchase {
  readonly gain: number
  readonly coins: number
}

/** The kinds that are wanted, the best first; what is not on sale has to be ordered, and bought in another round. */
function purchasesOf(
  state: TrickerionState,
  seat: number,
  content: TrickerionContent,
  left: number,
): readonly Purchase[] {
  return [...wanted(state, seat, content, left)]
    .map(([kind, { gain, short }]): Purchase => {
      if (isOnSale(state.market, kind))
        return { gain: gain * WEIGHTS.buying, coins: short * priceOf(content, kind) }
      return { gain: state.market.orders.includes(kind) ? 0 : gain * WEIGHTS.ordering, coins: 0 }
    })
    .sort((one, other) => other.gain - one.gain)
}

interface Preparation {
  readonly markers: number
  /** Of one of them, once it is performed. */
  readonly worth: number
  readonly gain: number
  readonly ap: number
}

/** The tricks that could be prepared, those that bring most for a point first. */
function preparationsOf(
  state: TrickerionState,
  player: Player,
  content: TrickerionContent,
  left: number,
): readonly Preparation[] {
  return player.tricks
    .filter((own) => own.markers === 0)
    .map((own) => ({ own, card: trickOf(content, own.trick) }))
    .filter(({ card }) => lackOf(state, player, content, card).kinds === 0)
    .map(({ own, card }) => {
      const worth = yieldWorth(card, left, own)
      return { markers: card.entry.markers, worth, ap: card.entry.ap, gain: preparingWorth(card, worth) }
    })
    .sort((one, other) => other.gain / other.ap - one.gain / one.ap)
}

/** Markers on the card, and a show that comes sooner. */
export const preparingWorth = ({ entry }: TrickCard, worth: number): number =>
  worth * (entry.markers * WEIGHTS.prepared + WEIGHTS.engine * (WEIGHTS.delayReady - WEIGHTS.delayPrepared))
