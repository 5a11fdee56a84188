import type { TrickerionPack, Yields } from '../content/pack.ts'

/*
 * What one action goes by. Rules take an action by the printed terms, or, when it is done with the special assignment in
 * force, by the terms that its effect makes of them (TR-SPEC-5). So the rules know nothing of cards, and an option with
 * a card is judged by the same function as one without.
 */

/** What is paid or gained at once; left out is none. */
export type Sum = Readonly<Partial<Yields>>

export interface HireTerms {
  /** Taken off the price in action points, never below 0 (TR-PRO-7). */
  readonly apLess: number
  /** Whether any Inn die that is not X serves for any kind of character. */
  readonly anyKind: boolean
}

export interface LearnTerms {
  readonly apLess: number
  /** Whether any Residence die that is not X serves for any school. */
  readonly anySchool: boolean
  /** Markers that lie on a learned trick, by its level; components are not needed. */
  readonly markers: (level: number) => number
  /** Whether one of the player's tricks goes back for the new one, which gets its symbol, its markers and, if need be, its place. */
  readonly replaces: boolean
}

export interface TakeCoinsTerms {
  readonly apLess: number
  /** Whether the die is rolled once more and added before it is turned to X. */
  readonly rollAgain: boolean
  /** What the number on the die brings besides coins. */
  readonly bonus: (number: number) => Sum
}

export interface BuyTerms {
  /** How many tokens at most. */
  readonly tokens: number
  /** Whether they may be of several kinds. */
  readonly isMixed: boolean
  /** Whether one of them is a token of the Buy area, for nothing. */
  readonly fromStall: boolean
  /** What kinds of the player's own workshop cost less than usual, being on sale too; null if they are not. */
  readonly ownKindsLess: number | null
  readonly canBargain: boolean
  /** What is paid for goods of this price; null if they are too dear for these terms. */
  readonly payment: (price: number) => Sum | null
  /** What the coins paid bring, by their number. */
  readonly bonus: (coins: number) => Sum
}

interface OrderTerms {
  /** Whether the token lies beside the Buy area, on sale until the Orders step, and takes no Order slot. */
  readonly toStall: boolean
}

export interface PrepareTerms {
  /** How many kinds of component may be short. */
  readonly lacking: number
  /** How many markers are put, by how many are due, the Engineer's included, and how many are free (TR-WS-PREP-8). */
  readonly markers: (due: number, free: number) => number
  /** Paid before anything else; the action is refused without it. */
  readonly payment: Sum
}

export interface SetUpTerms {
  /** Whether the marker may lie beside the slots of a card. */
  readonly isBeside: boolean
  /** Whether the card may already hold a marker of the same colour and symbol (TR-TH-SET-4). */
  readonly isSecondCopy: boolean
  /** Whether the level bonus comes for every marker that a circle joins to this one, linked or not. */
  readonly paysNeighbours: boolean
  /** How often link bonuses are paid, shards of the player included. */
  readonly linkTimes: number
}

export interface RescheduleTerms {
  /** Whether it may be an opponent's marker. */
  readonly isForeign: boolean
  /** Whether the player may take one of their own markers off for its yield instead. */
  readonly takesOff: boolean
}

/** By the action that a special assignment names, as far as terms can say it. */
export interface TermsOf {
  readonly hire: HireTerms
  readonly learn: LearnTerms
  readonly takeCoins: TakeCoinsTerms
  readonly buy: BuyTerms
  readonly order: OrderTerms
  readonly prepare: PrepareTerms
  readonly setUp: SetUpTerms
  readonly reschedule: RescheduleTerms
}

const nothing = (): Sum => ({})

/** Without any card. */
export function printedTerms({ constants }: TrickerionPack): TermsOf {
  return {
    hire: { apLess: 0, anyKind: false },
    learn: { apLess: 0, anySchool: false, markers: () => 0, replaces: false },
    takeCoins: { apLess: 0, rollAgain: false, bonus: nothing },
    buy: {
      tokens: constants.market.buy,
      isMixed: false,
      fromStall: false,
      ownKindsLess: null,
      canBargain: true,
      payment: (price) => ({ coins: price }),
      bonus: nothing,
    },
    order: { toStall: false },
    prepare: { lacking: 0, markers: Math.min, payment: {} },
    setUp: { isBeside: false, isSecondCopy: false, paysNeighbours: false, linkTimes: 1 },
    reschedule: { isForeign: false, takesOff: false },
  }
}
