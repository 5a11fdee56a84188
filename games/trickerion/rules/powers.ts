import type { Flow } from '@curio/kernel'
import type { Component, Day, Location } from '../content/vocabulary.ts'
import type { Sum, TermsOf } from '../effects/terms.ts'
import type { ActNamed, By, Load, Spot } from './acts.ts'
import type { TrickerionContent } from './content.ts'
import type { Amount } from './notes.ts'
import type { Reason } from './reasons.ts'
import type { Commitment, Disc, Marker, Show, TrickerionState } from './state.ts'
import type { TrickerionTable } from './table.ts'

/*
 * The moments at which the rules ask the powers printed on cards. Prophecies are not among them: they make another `Law`.
 * A power has the members it needs and leaves out the others; `effects` fills them in, the rules only call them.
 */

/** An action that is done with the effect of a special assignment. */
export type TargetedAct = Extract<
  ActNamed<
    'hire' | 'learn' | 'takeCoins' | 'buy' | 'order' | 'quickOrder' | 'prepare' | 'setUp' | 'reschedule'
  >,
  { readonly by: By }
>

/** What an action has done, for whatever follows from it. */
export type Done =
  | { readonly action: 'hire'; readonly disc: Disc }
  | { readonly action: 'learn'; readonly trick: string }
  /** `number` is what the chosen die showed, `coins` what was received. */
  | { readonly action: 'takeCoins'; readonly number: number; readonly coins: number }
  | { readonly action: 'buy'; readonly loads: readonly Load[]; readonly paid: Sum }
  | { readonly action: 'order' | 'quickOrder'; readonly kind: Component }
  | { readonly action: 'prepare'; readonly trick: string; readonly markers: number }
  | { readonly action: 'setUp'; readonly trick: string; readonly spot: Spot }
  | { readonly action: 'reschedule'; readonly trick: string; readonly spot: Spot }

/** One of several changes of a yield, whose order its receiver chooses (TR-PERF-REW-10). */
export type YieldChange =
  | { readonly change: 'add'; readonly fame: number; readonly coins: number; readonly day: Day | null }
  | { readonly change: 'times'; readonly what: keyof Amount; readonly times: number }

/** What a marker on a performed card is going to pay its owner; powers change it before it is paid. */
export interface Payout {
  readonly marker: Marker
  printed: Amount
  readonly changes: YieldChange[]
}

/** What is declared with a placement changes these. */
export interface PlacementTerms {
  /** Whether the character may go to any other location instead of that of its card. */
  readonly isAnywhere: boolean
  /** What Enhance gives in this placement; null for what the law says. */
  readonly enhanceAp: number | null
}

/** What the effect of a special assignment does. */
export interface SpecialPower {
  /** The terms of the one action that is done with it; they differ from the printed ones. */
  readonly terms?: Partial<TermsOf>
  /** Changes the placement itself and is declared with it (TR-SPEC-11). */
  readonly placement?: PlacementTerms
  /** Whether the effect comes with every such action of the placement, not with one of them. */
  readonly isRepeated?: boolean
  /** Why an action cannot be done with the effect, although its terms allow it. */
  readonly forbids?: (
    state: TrickerionState,
    content: TrickerionContent,
    seat: number,
    act: TargetedAct,
  ) => Reason | null
  /** Follows the action that was done with it. */
  readonly after?: (t: TrickerionTable, seat: number, done: Done) => Flow | undefined
  /** Belongs to no action: it is declared by itself in the placement. */
  readonly declare?: (t: TrickerionTable, seat: number) => void
  /** In the performance of the Magician whose card it is, before yields are paid (TR-SPEC-16). */
  readonly payouts?: (t: TrickerionTable, seat: number, show: Show, payouts: readonly Payout[]) => Flow
  /** Promised in `TrickerionState.commitments`: kept when the Performance phase ends, … */
  readonly performancesEnd?: (t: TrickerionTable, commitment: Commitment) => Flow
  /** … in the Return step, before hired characters join (TR-END-25), … */
  readonly charactersReturn?: (t: TrickerionTable, commitment: Commitment) => Flow
  /** … in the Orders step, before the Quick-order slot is emptied, … */
  readonly ordersArrive?: (t: TrickerionTable, commitment: Commitment) => void
  /** … and whenever somebody pays coins in an action of Market Row; tells whether it takes them. */
  readonly coinsSpent?: (
    t: TrickerionTable,
    commitment: Commitment,
    spender: number,
    coins: number,
  ) => boolean
}

/** What the ability of a magician does. */
export interface AbilityPower {
  /** Action points that may be declared with a placement, once in a round; 0 where they may not (TR-MAG-MECH-1). */
  readonly boost?: (disc: Disc, location: Location) => number
  /** Markers that one Set up may put in a slot as one, and what such a pile yields more by its level (TR-MAG-ELEC). */
  readonly pile?: { readonly size: number; readonly extra: (level: number) => Sum }
  /** Comes when a character is placed, before it acts (TR-MAG-GENT-2). */
  readonly placed?: (t: TrickerionTable, seat: number) => void
  /** Why the player cannot weave fate; without this nobody can (TR-MAG-PRIEST). */
  readonly weavingForbidden?: (
    state: TrickerionState,
    content: TrickerionContent,
    seat: number,
  ) => Reason | null
  readonly weaveFate?: (t: TrickerionTable, seat: number, pending: number) => void
  /** Special assignments of opponents that a permanent assignment for the location may copy (TR-MAG-OPT). */
  readonly copies?: (
    state: TrickerionState,
    content: TrickerionContent,
    seat: number,
    location: Location,
  ) => readonly string[]
  /** Between the last placement and Thursday (TR-MAG-CHAIN-3). */
  readonly beforePerformances?: (t: TrickerionTable, seat: number) => Flow
  /** Before an opponent on stage chooses a card: that card, or null (TR-MAG-YOR). */
  readonly choosesFor?: (t: TrickerionTable, seat: number, performer: number) => Flow<string | null>
  /** In the player's own performance, before yields are paid (TR-MAG-RED). */
  readonly payouts?: (t: TrickerionTable, seat: number, show: Show, payouts: readonly Payout[]) => Flow
}

/** What a level 3 trick scores at the end, before the limit of one source (TR-L3). */
export type Ending = (state: TrickerionState, content: TrickerionContent, seat: number) => number
