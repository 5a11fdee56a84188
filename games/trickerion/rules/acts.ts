import type { Component, Hired, Specialist, SpecialLocation, Suit } from '../content/vocabulary.ts'
import type { Direction, Disc, Face } from './state.ts'

// Every answer of Trickerion, and the questions they answer. `grammar.ts` says how they are written and read.

/** Whether an action is done with the effect of the special assignment in force (TR-SPEC-5). */
export type By = 'action' | 'special'

/** Tokens of one kind, and the board their stack lies on or would lie on. */
export interface Load {
  readonly kind: Component
  readonly count: number
  readonly on: 'board' | 'manager'
}

/** What is declared together with a placement. */
export interface Extras {
  /** TR-AP-3. */
  readonly shard: boolean
  /** The Mechaniker's boost (TR-MAG-MECH-2). */
  readonly boost: boolean
  /** The effect of the special assignment, where it changes the placement itself (TR-SPEC-11). */
  readonly effect: boolean
  /** The opponent's special assignment that is copied (TR-MAG-OPT-5). */
  readonly copy: string | null
}

/** A slot of a performance card, and where the symbol of its school points; no direction beside the slots. */
export interface Spot {
  readonly card: string
  readonly place: string
  readonly direction: Direction | null
}

/**
 * What an answer means. Magicians, tricks, performance cards and special assignments are ids of the pack; dice and slots
 * of the market are counted from 0.
 */
export type Act =
  // Setup.
  | { readonly type: 'magician'; readonly magician: string }
  | { readonly type: 'components'; readonly loads: readonly Load[] }
  | { readonly type: 'noComponents' }
  | { readonly type: 'trick'; readonly trick: string; readonly symbol: Suit }
  | { readonly type: 'specialist'; readonly specialist: Specialist }
  | { readonly type: 'deck'; readonly deck: SpecialLocation }
  // Wherever the player has an open decision (TR-TRK-4, TR-CMP-7): that something goes back, and then what.
  | { readonly type: 'giveBack' }
  | { readonly type: 'returnTrick'; readonly trick: string }
  | { readonly type: 'returnComponent'; readonly kind: Component }
  // Advertise.
  | { readonly type: 'advertise' }
  | { readonly type: 'decline' }
  // Assignment.
  | { readonly type: 'assign'; readonly disc: Disc; readonly card: string }
  | { readonly type: 'takeBack'; readonly disc: Disc }
  | { readonly type: 'ready' }
  // A turn of the Action phase.
  | { readonly type: 'place'; readonly disc: Disc; readonly slot: string; readonly extras: Extras }
  | { readonly type: 'makeIdle'; readonly disc: Disc }
  /** Gives up a second placement in the same turn. */
  | { readonly type: 'endTurn' }
  // Downtown.
  | { readonly type: 'hire'; readonly by: By; readonly die: number; readonly kind: Hired }
  | {
      readonly type: 'learn'
      readonly by: By
      readonly die: number
      readonly trick: string
      /** A free one; or that of the trick that goes back for the new one, where an effect replaces it. */
      readonly symbol: Suit
      readonly on: 'board' | 'engineer'
    }
  | { readonly type: 'takeCoins'; readonly by: By; readonly die: number }
  | { readonly type: 'reroll'; readonly die: number }
  | { readonly type: 'setDie'; readonly die: number; readonly face: Face }
  // Market Row.
  | { readonly type: 'buy'; readonly by: By; readonly loads: readonly Load[]; readonly bargain: number }
  | { readonly type: 'order'; readonly by: By; readonly kind: Component; readonly slot: number }
  /** With a special assignment that needs no Order slot. */
  | { readonly type: 'orderBeside'; readonly kind: Component }
  | { readonly type: 'quickOrder'; readonly by: By; readonly kind: Component }
  // Workshop.
  | { readonly type: 'prepare'; readonly by: By; readonly trick: string }
  /** To the Engineer board; the trick that lies there comes back in a swap. */
  | { readonly type: 'moveTrick'; readonly trick: string; readonly swapped: string | null }
  /** To the Manager board. */
  | { readonly type: 'moveComponents'; readonly kind: Component; readonly swapped: Component | null }
  | { readonly type: 'moveApprentice'; readonly disc: Disc }
  // Theater.
  | {
      readonly type: 'setUp'
      readonly by: By
      readonly trick: string
      readonly spot: Spot
      /** Markers of a pile; 1 without one. */
      readonly size: number
    }
  | {
      readonly type: 'reschedule'
      readonly by: By
      readonly card: string
      readonly place: string
      readonly spot: Spot
    }
  /** A marker leaves its performance card for its yield. */
  | { readonly type: 'takeOff'; readonly card: string; readonly place: string }
  // Dark Alley.
  /** All draws that are announced together (TR-DA-6). */
  | { readonly type: 'draw'; readonly decks: readonly SpecialLocation[] }
  | { readonly type: 'fortune' }
  /** Makes a pending prophecy active (TR-MAG-PRIEST-1). */
  | { readonly type: 'weaveFate'; readonly pending: number }
  // Any placement.
  /** One action point instead of the effect (TR-SPEC-8). */
  | { readonly type: 'point' }
  /** The effect of a special assignment that belongs to no action. */
  | { readonly type: 'effect' }
  /** Declares which special assignment of an opponent is copied (TR-MAG-OPT-5). */
  | { readonly type: 'copy'; readonly special: string }
  | { readonly type: 'end' }
  // What follows from an action.
  /** For how many links Fame is taken, and for how many coins (TR-TH-LINK-4). */
  | { readonly type: 'linkPay'; readonly fame: number; readonly coins: number }
  | { readonly type: 'keep'; readonly special: string }
  /** The next card that goes to the bottom of its deck (TR-DA-9). */
  | { readonly type: 'bury'; readonly special: string }
  // Performance.
  | { readonly type: 'perform'; readonly card: string }
  | { readonly type: 'takeYield'; readonly fame: number; readonly coins: number; readonly shards: number }
  // End of round.
  | { readonly type: 'home'; readonly on: 'board' | 'assistant' }
  // Abilities.
  /** The performance card that Yoruba chooses for an opponent. */
  | { readonly type: 'possess'; readonly card: string }
  /** Red Lotus takes the yield of an opponent's marker in place of one of their own. */
  | { readonly type: 'steal'; readonly own: string; readonly foreign: string }
  // Special assignments.
  | { readonly type: 'swapCards'; readonly cards: readonly [string, string] }
  | { readonly type: 'keepMarker'; readonly trick: string }
  | {
      readonly type: 'premiere'
      readonly trick: string
      readonly what: 'fame' | 'coins' | 'shards'
      /** Of a further marker of the trick that pays something else; null for the first one. */
      readonly place: string | null
    }
  | { readonly type: 'applyEffect' }
  | { readonly type: 'otherTrick'; readonly trick: string }
  | { readonly type: 'stage'; readonly spot: Spot }
  | { readonly type: 'assignNow'; readonly card: string }
  | { readonly type: 'stall'; readonly slot: number; readonly kind: Component }

export type ActType = Act['type']
export type ActNamed<T extends ActType> = Extract<Act, { readonly type: T }>
export type Fields<T extends ActType> = Omit<ActNamed<T>, 'type'>

/** What is asked by `choose`, and the acts that answer it. */
export interface Choices {
  'setup.magician': 'magician'
  /** Starting components (TR-PSET-10). */
  'setup.components': 'components'
  'setup.trick': 'trick'
  'setup.specialist': 'specialist'
  /** Components for the Manager board (TR-PSET-20). */
  'setup.manager': 'components'
  /** The Engineer's trick (TR-PSET-21). */
  'setup.engineer': 'trick'
  /** More components in a quick game (TR-QUICK-8). */
  'setup.extra': 'components' | 'noComponents'
  /** The deck of a first special assignment (TR-QUICK-5). */
  'setup.special': 'deck'
  /** What goes back to its deck or to the supply. */
  return: 'returnTrick' | 'returnComponent'
  advertise: 'advertise' | 'decline' | 'giveBack'
  /** Anything that may be done to a plan. */
  plan: 'assign' | 'takeBack' | 'ready' | 'giveBack'
  /** Which character is placed, and where. */
  turn: 'place' | 'makeIdle' | 'endTurn' | 'giveBack'
  /** What the action points of a placement are spent on. */
  act:
    | 'hire'
    | 'learn'
    | 'takeCoins'
    | 'reroll'
    | 'setDie'
    | 'buy'
    | 'order'
    | 'orderBeside'
    | 'quickOrder'
    | 'prepare'
    | 'moveTrick'
    | 'moveComponents'
    | 'moveApprentice'
    | 'setUp'
    | 'reschedule'
    | 'takeOff'
    | 'draw'
    | 'fortune'
    | 'weaveFate'
    | 'point'
    | 'effect'
    | 'copy'
    | 'end'
    | 'giveBack'
  /** The bonus of links that were made. */
  link: 'linkPay'
  'draw.bury': 'bury'
  perform: 'perform' | 'decline' | 'giveBack'
  /** A yield whose modifiers come out differently by their order (TR-PERF-REW-11). */
  yield: 'takeYield'
  /** Where a new Apprentice lives (TR-DT-HIRE-11). */
  home: 'home'
  /** The Master of Chains' Reschedule (TR-MAG-CHAIN-1). */
  'ability.reschedule': 'reschedule' | 'decline' | 'giveBack'
  'ability.possess': 'possess' | 'decline' | 'giveBack'
  'ability.steal': 'steal' | 'decline'
  'special.swap': 'swapCards' | 'decline'
  'special.keep': 'keepMarker' | 'decline'
  'special.premiere': 'premiere' | 'decline'
  /** Whether the effect of a Perform card is wanted (TR-SPEC-16). */
  'special.perform': 'applyEffect' | 'decline'
  /** Another own trick that gets a marker. */
  'special.marker': 'otherTrick' | 'decline'
  /** Tokens that are given up for a preparation. */
  'special.burn': 'components' | 'noComponents'
  'special.stage': 'stage' | 'decline'
  'special.promote': 'specialist' | 'decline'
  'special.assign': 'assignNow' | 'decline'
  /** What the coins just taken buy. */
  'special.buy': 'components' | 'noComponents'
  /** The Buy slot whose token is taken, and the basic component that replaces it. */
  'special.stall': 'stall'
  /** Whether the ordered token is paid for at once. */
  'special.order': 'components' | 'noComponents'
}

/** What is asked by `pick`, several at once, and the act of each. */
export interface Picks {
  /** The cards of one deck to be kept (TR-DA-7). */
  'draw.keep': 'keep'
}

interface ActTypes extends Choices, Picks {}
/** Every question that the rules ask. */
export type QuestionKind = keyof ActTypes
/** The types of act that answer a question. */
export type Answering<K extends QuestionKind> = ActTypes[K]
export type ActOf<K extends QuestionKind> = ActNamed<ActTypes[K]>
