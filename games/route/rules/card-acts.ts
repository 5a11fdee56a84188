import type { QuestionKind } from './acts.ts'
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

const CARD_KINDS: readonly string[] = [
  'card.play',
  'card.offer',
  'card.take',
  'card.pair',
  'die.place',
] satisfies readonly QuestionKind[]

/** Whether one of the cards that are held or lie open is chosen. */
export const asksForCards = (kind: string): boolean => CARD_KINDS.includes(kind)
