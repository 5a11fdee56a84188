import type { Json } from '@curio/kernel'
import type { AncientId, EffectId, EffectSymbol, StoredBonus, Tome } from '../content/pack.ts'
import type { Phase, TurnAct, Zone } from '../rules/state.ts'

/** What `viewRoute` shows of the table. */
export interface RouteView {
  readonly ancient: AncientId
  readonly effects: Readonly<Record<EffectSymbol, EffectId>>
  readonly challenge: { readonly row: number; readonly column: number } | null
  readonly first: number
  readonly lead: number
  readonly round: number
  readonly phase: Phase
  readonly openShop: string | null
  readonly usedShops: readonly string[]
  readonly shopsLeft: number
  readonly dice: readonly DieView[]
  readonly roundDice: readonly string[]
  readonly encounterOrder: readonly number[]
  readonly players: readonly PlayerView[]
}

export interface DieView {
  readonly id: string
  /** 0 while it is not rolled. */
  readonly number: number
  readonly zone: Zone
}

export interface PlayerView {
  readonly dealt: readonly string[] | null
  readonly task: string | null
  readonly taskShown: boolean
  readonly call: string | null
  readonly board: BoardView
  readonly turn: TurnView | null
  readonly done: boolean
  readonly kept: readonly string[] | null
  readonly roundsMarked: number
  readonly ending: EndingView | null
}

export interface BoardView {
  readonly segments: readonly string[]
  /** By block, a count for each tourist type; blocks without tourists are left out. */
  readonly tourists: Readonly<Record<string, readonly number[]>>
  readonly circledShops: readonly string[]
  readonly stored: Readonly<Record<StoredBonus, number>>
  readonly tomes: Readonly<Record<Tome, 'free' | 'held' | 'used'>>
}

export interface TurnView {
  readonly dice: readonly string[]
  readonly numbers: readonly number[]
  readonly effect: EffectId | null
  readonly effectUsed: boolean
  readonly block: string | null
  readonly fallback: boolean
  readonly shopVisited: boolean
  readonly way: 'a' | 'b' | 'c' | null
  readonly acts: readonly TurnAct[]
}

interface EndingView {
  readonly route: readonly RoutePartView[]
  readonly madness: number
  readonly gateLinks: number
  readonly riverLinks: number
  /** Null while the task is secret. */
  readonly task: number | null
  readonly dice: readonly number[]
  readonly failures: number
  readonly successes: number
  readonly eliminated: boolean
  readonly crossed: readonly string[]
  readonly tourists: Readonly<Record<string, readonly number[]>>
  readonly encounter: number
}

/** A type and not an interface, so that it is JSON data for the compiler too. */
export type RoutePartView = { readonly start: string; readonly segments: readonly string[] }

/** A view comes from `viewRoute` and nowhere else, so its shape is known. */
export function asRouteView(view: Json): RouteView {
  return view as unknown as RouteView
}
