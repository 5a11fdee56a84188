import type {
  DieBonus,
  Evidence,
  LowerAction,
  Skill,
  Terrain,
  TrackingResult,
  UpperAction,
  WolpertingerFace,
} from '../content/vocabulary.ts'
import type { Cover } from './acts.ts'
import type { Face } from './content.ts'
import type { Phase } from './state.ts'

/** Who refreshes the map, and why. */
export type RefreshCause = 'action' | 'ability' | 'automatic' | 'poacher'
/** Where a gain comes from. */
export type GainCause = 'ability' | 'symbol' | 'die' | 'refresh' | 'failure' | 'token'
/** What a cryptozoologist acted by. */
export type ActedBy = 'action' | 'skill' | 'ability'

/** Everything the rules tell, by kind; words, animations and statistics are made of it. */
export type CryptidsNote =
  | { kind: 'setup'; seating: readonly number[]; common: string | null; requests: readonly string[] }
  /** For their owner; the others learn only that they were dealt. Open in solo. */
  | { kind: 'contracts'; seat: number; contracts?: readonly string[] }
  | { kind: 'city'; seat: number; city: string }
  | { kind: 'phase'; phase: Phase; round: number; final: boolean }
  | { kind: 'dice'; seat: number; faces: readonly { readonly bonus: DieBonus; readonly n: number }[] }
  | { kind: 'turn'; seat: number; phase: Phase }
  | { kind: 'turn.ended'; seat: number; phase: Phase; row: number }
  /** Evidence, bag and market. */
  | { kind: 'laid'; laid: readonly { readonly at: string; readonly face: Face }[] }
  | { kind: 'market'; faces: readonly (Face | null)[]; why: 'setup' | 'refilled' | 'refreshed' | 'replaced' }
  | { kind: 'bag.refilled'; tokens: number }
  | { kind: 'bought'; seat: number; face: Face; price: number }
  | { kind: 'sold'; seat: number; face: Face; price: number; removed: Face | null }
  | { kind: 'swapped'; seat: number; given: Face; taken: Face; coins: number }
  | { kind: 'market.paid'; seat: number }
  /** Cards and bids. */
  | {
      kind: 'revealed'
      slot: number
      card: string
      location: string | null
      evidence: readonly (Evidence | '?')[]
    }
  | { kind: 'mark.filled'; card: string; location: string | null; evidence: readonly (Evidence | '?')[] }
  | { kind: 'slot.empty'; slot: number }
  | { kind: 'deck.reshuffled'; level: number }
  | { kind: 'replaced'; seat: number; card: string; slot: number; coins: number }
  | { kind: 'bid'; seat: number; card: string; from: string | null }
  | { kind: 'bids.returned'; seats: readonly number[]; card: string }
  /** Cryptozoologists. */
  | { kind: 'moved'; seat: number; from: string; to: string; by: 'movement' | 'planeTicket' | ActedBy }
  | { kind: 'stayed'; seat: number }
  | { kind: 'collected'; seat: number; at: string; face: Face; by: ActedBy }
  | { kind: 'tracked'; seat: number; card: string; cover: readonly Cover[]; by: ActedBy }
  | {
      kind: 'rolled'
      seat: number
      card: string
      dice: readonly TrackingResult[]
      by: 'attempt' | 'secondChance' | 'token'
    }
  | { kind: 'luck'; seat: number; card: string }
  | {
      kind: 'found'
      seat: number
      card: string
      location: string
      evidence: readonly Evidence[]
      spent: readonly Face[]
    }
  | { kind: 'failed'; seat: number; card: string; lost: readonly Face[]; kept: boolean }
  | { kind: 'relocated'; seat: number; card: string; x: number; y: number; turn: number; by: ActedBy }
  | { kind: 'request'; seat: number; request: string; cards: readonly string[]; by: ActedBy }
  | { kind: 'tile.lost'; seat: number; card: string }
  | { kind: 'refresh'; seat: number; cause: RefreshCause; removed: Face | null }
  | { kind: 'searched'; seat: number; city: string; token: WolpertingerFace; spent: Face; by: ActedBy }
  | { kind: 'cashed'; seat: number; token: WolpertingerFace }
  /** Gains. */
  | { kind: 'gained'; seat: number; what: 'coins' | 'exp' | 'rumours'; n: number; why: GainCause }
  | { kind: 'drew'; seat: number; faces: readonly Face[]; why: GainCause }
  | { kind: 'restored'; seat: number; skills: readonly Skill[]; coins: number }
  | { kind: 'learned'; seat: number; skill: Skill; price: number }
  /** Helpers. */
  | {
      kind: 'helper'
      seat: number
      from: number
      to: number
      why: 'mandatory' | 'paid' | 'refresh' | 'symbol' | 'ability'
    }
  | { kind: 'die'; seat: number; die: number; bonus: DieBonus; n: number }
  /** The reserve. */
  | { kind: 'tile'; seat: number; tile: string }
  | {
      kind: 'terrain'
      seat: number
      tile: string
      x: number
      y: number
      turn: number
      why: 'turn' | 'ability' | 'poacher'
    }
  | { kind: 'terrain.exchanged'; seat: number; given: string; taken: string }
  | { kind: 'terrain.skipped'; seat: number }
  | {
      kind: 'terrain.exhausted'
      type: Terrain
      discarded: readonly { readonly seat: number; readonly tile: string }[]
    }
  | { kind: 'end.triggered'; finalRound: number }
  /** The Poacher, line by line; `rule` is the rule that decides. */
  | { kind: 'poacher.card'; card: string; rule: string }
  | { kind: 'poacher.row'; row: number | 'above' | 'below'; actions: readonly string[]; rule: string }
  | {
      kind: 'poacher.action'
      action: UpperAction | LowerAction
      done: boolean
      why: PoacherReason
      rule: string
    }
  | {
      kind: 'poacher.took'
      from: 'map' | 'market'
      at: string | number
      face: Face
      candidates: readonly string[]
      rule: string
    }
  | {
      kind: 'poacher.caught'
      card: string
      category: string
      spent: readonly Face[]
      candidates: readonly string[]
      rule: string
    }
  | { kind: 'poacher.die'; bonus: DieBonus; n: number; gained: boolean; rule: string }
  | { kind: 'poacher.moved'; from: number; to: number; rule: string }
  | { kind: 'poacher.idle'; rule: string }
  | { kind: 'poacher.ended'; phase: Phase; row: number; rule: string }
  /** The end. */
  | { kind: 'contracts.shown'; seat: number; contracts: readonly string[] }
  | { kind: 'lost'; why: 'contract' | 'five'; rule: string }

/** Why the Poacher does an action of his row, or cannot. */
export type PoacherReason =
  | 'done'
  | 'no-free-slot'
  | 'no-eligible-evidence'
  | 'map-is-full'
  | 'no-catch'
  | 'no-such-die'
