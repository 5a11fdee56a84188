import type { Continuation, Header, Packs } from '@curio/kernel'
import type { ArenaPlan } from './arena-game.ts'
import type { BotSpec } from './bots.ts'

/** A decision of one seat, alone or with what can be said for it, or what it takes of its offers. A thread is told nothing but the position. */
export interface DecisionJob extends Continuation {
  readonly kind: 'decision' | 'advice' | 'offers'
  readonly header: Header
  /** Packs that are not built in. */
  readonly packs: Packs
  readonly seat: number
  readonly bot: BotSpec
}

/** A whole game between bots. */
interface GameJob {
  readonly kind: 'game'
  readonly plan: ArenaPlan
  readonly number: number
}

export type Job = DecisionJob | GameJob

export interface Request {
  readonly id: number
  readonly job: Job
}

export type Reply =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string }
