import type { Component, Day, Location, Specialist, SpecialLocation, Suit } from '../content/vocabulary.ts'
import type { Load, Spot } from './acts.ts'
import type { Disc, Face, FameSource, Phase } from './state.ts'

/** What somebody gains or pays at once. */
export interface Amount {
  readonly fame: number
  readonly coins: number
  readonly shards: number
}

/** What an amount is gained for; where Fame is in it, the source that it counts for is told too. */
export type Cause = 'start' | 'shardCircle' | 'ability' | 'special' | 'prophecy'

/** What an amount is paid for. */
export type Expense = 'slot' | 'ability' | 'special'

/** A trick on a performed card and what it paid. */
export interface Paid extends Amount {
  readonly seat: number
  readonly trick: string
  readonly place: string
  /** The day modifier that applied; null where there was none. */
  readonly day: Day | null
}

/** Everything the rules tell, by kind; words, animations and statistics are made of it. */
export type TrickerionNote =
  // Setup.
  | { kind: 'selection'; seats: readonly number[] }
  | { kind: 'magician'; seat: number; magician: string }
  | { kind: 'start.components'; seat: number; loads: readonly Load[]; why: 'start' | 'manager' | 'quickGame' }
  | { kind: 'start.trick'; seat: number; trick: string; symbol: Suit; on: 'board' | 'engineer' }
  | { kind: 'start.specialist'; seat: number; specialist: Specialist }
  | { kind: 'start.prepared'; seat: number; trick: string; markers: number }
  | { kind: 'start.row'; cards: readonly string[] }
  /** For its owner; the others learn only the deck. */
  | { kind: 'start.special'; seat: number; deck: SpecialLocation; special?: string }
  | { kind: 'prophecies'; active: string | null; pending: readonly (string | null)[] }
  // Rounds.
  | { kind: 'round'; round: number; isLast: boolean }
  | { kind: 'phase'; phase: Phase; round: number }
  | { kind: 'dice'; seat: number; faces: readonly Face[] }
  | { kind: 'order'; seats: readonly number[] }
  | { kind: 'advertised'; seat: number; coins: number; fame: number }
  | { kind: 'notAdvertised'; seat: number }
  // Assignment. For the planner; the others learn that a card was laid or taken back.
  | { kind: 'assigned'; seat: number; disc: Disc; card?: string }
  | { kind: 'takenBack'; seat: number; disc: Disc; card?: string }
  | { kind: 'ready'; seat: number }
  | {
      kind: 'revealed'
      plans: readonly { readonly seat: number; readonly disc: Disc; readonly card: string }[]
    }
  // Placements.
  | { kind: 'turn'; seat: number }
  | {
      kind: 'placed'
      seat: number
      disc: Disc
      slot: string
      location: Location
      card: string
      ap: number
      shard: boolean
      boost: boolean
    }
  | { kind: 'idle'; seat: number; disc: Disc }
  | { kind: 'placement.ended'; seat: number; disc: Disc; lost: number }
  /** An action point instead of the effect of a special assignment. */
  | { kind: 'point'; seat: number; special: string }
  | { kind: 'copied'; seat: number; special: string; from: number }
  /** The effect of a special assignment is used. */
  | { kind: 'special'; seat: number; special: string }
  | { kind: 'ability'; seat: number; magician: string }
  // Gains and payments that no other note tells; `source` says what Fame counts for.
  | { kind: 'gained'; seat: number; amount: Amount; why: Cause; source: FameSource | null }
  | { kind: 'paid'; seat: number; amount: Amount; why: Expense; source: FameSource | null }
  // Downtown.
  | { kind: 'hired'; seat: number; disc: Disc; die: number | null }
  | {
      kind: 'learned'
      seat: number
      trick: string
      symbol: Suit
      on: 'board' | 'engineer'
      die: number
      coins: number
    }
  | { kind: 'tookCoins'; seat: number; die: number; coins: number }
  | { kind: 'rerolled'; seat: number; die: number; face: Face }
  | { kind: 'setDie'; seat: number; die: number; face: Face }
  | { kind: 'returnedTrick'; seat: number; trick: string; markers: number }
  | { kind: 'returnedComponent'; seat: number; component: Component }
  // Market Row.
  | { kind: 'bought'; seat: number; loads: readonly Load[]; paid: Amount; bargain: number }
  | { kind: 'ordered'; seat: number; component: Component; slot: number | null }
  | { kind: 'quickOrdered'; seat: number; component: Component; removed: Component | null }
  // Workshop.
  | { kind: 'prepared'; seat: number; trick: string; markers: number }
  | { kind: 'movedTrick'; seat: number; trick: string; swapped: string | null }
  | { kind: 'movedComponents'; seat: number; component: Component; swapped: Component | null }
  | { kind: 'movedApprentice'; seat: number; disc: Disc }
  // Theater.
  | { kind: 'setUp'; seat: number; trick: string; spot: Spot; size: number; links: number }
  | {
      kind: 'rescheduled'
      seat: number
      owner: number
      trick: string
      from: { readonly card: string; readonly place: string }
      spot: Spot
      links: number
    }
  | {
      kind: 'markersHome'
      seat: number
      trick: string
      card: string
      size: number
      why: 'performed' | 'discarded'
    }
  | { kind: 'linked'; seat: number; links: number; fame: number; coins: number }
  /** A marker left its card for its yield. */
  | { kind: 'takenOff'; seat: number; trick: string; card: string; place: string; amount: Amount }
  // Dark Alley.
  /** For the drawer; the others learn only the decks. */
  | { kind: 'drew'; seat: number; decks: readonly SpecialLocation[]; specials?: readonly string[] }
  | { kind: 'kept'; seat: number; deck: SpecialLocation; n: number; specials?: readonly string[] }
  | { kind: 'fortune'; seat: number; pending: readonly (string | null)[] }
  | { kind: 'prophecy'; active: string | null; gone: string | null; pending: readonly (string | null)[] }
  // What special assignments do besides.
  | { kind: 'swappedCards'; seat: number; cards: readonly [string, string] }
  | { kind: 'addedMarkers'; seat: number; trick: string; markers: number }
  | { kind: 'staged'; seat: number; trick: string; spot: Spot }
  | { kind: 'enhancedTrick'; seat: number; trick: string; fame: number; coins: number }
  | { kind: 'gaveComponents' | 'gotComponents'; seat: number; loads: readonly Load[] }
  | { kind: 'restocked'; seat: number; slot: number; component: Component }
  | { kind: 'promoted'; seat: number; disc: Disc; specialist: Specialist }
  // Performance.
  | { kind: 'day'; day: Day; seat: number | null }
  | { kind: 'notPerformed'; seat: number; day: Day }
  | { kind: 'performed'; seat: number; day: Day; card: string; paid: readonly Paid[]; bonus: PerformerBonus }
  // End of round.
  | { kind: 'wages'; seat: number; due: number; paid: number; fame: number }
  | { kind: 'returned' }
  | { kind: 'joined'; seat: number; disc: Disc; home: 'board' | 'assistant' }
  | { kind: 'market'; stall: readonly Component[]; arrived: readonly Component[] }
  | { kind: 'row'; laid: string | null; discarded: string | null; cards: readonly (string | null)[] }
  | { kind: 'discardedSpecials'; seat: number; specials: readonly string[] }
  // The end.
  | { kind: 'scored'; seat: number; source: FameSource; trick: string | null; fame: number }

/** What the performer of a card gets besides the yields (TR-PERF-BON), part by part. */
export interface PerformerBonus {
  readonly links: number
  readonly forLinks: Amount
  readonly forSpecialists: readonly { readonly specialist: Specialist; readonly amount: Amount }[]
  readonly forCard: Amount
}
