import type { PlayedEffect } from './played.ts'

/** RT-BASE-45: a card, or a new hand first. */
export type PlayAct = { readonly act: 'card'; readonly card: string } | { readonly act: 'refresh' }

export interface CardAct {
  readonly card: string
}

export interface CardsAct {
  readonly cards: readonly string[]
}

/** RT-FX-8. */
export interface EffectAct {
  readonly effect: PlayedEffect
}
