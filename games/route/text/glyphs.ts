import type { EffectSymbol, TouristType } from '../content/pack.ts'
import type { PlayedType } from '../rules/played.ts'
import type { Place } from './words.ts'

/** Every colour has a shape beside it: hollow for tourists, full for the landmarks they come to see. */
export const TOURIST_GLYPHS: Readonly<Record<TouristType, string>> = {
  red: '○',
  green: '□',
  blue: '△',
  purple: '✕',
}

export const LANDMARK_GLYPHS: Readonly<Record<PlayedType, string>> = {
  red: '●',
  green: '■',
  blue: '▲',
  purple: '✖',
  yellow: '★',
  grey: '◆',
  white: '·',
  ferry: '≈',
}

export const SYMBOL_GLYPHS: Readonly<Record<EffectSymbol, string>> = { dark: '■', light: '□' }

export const HALF_STAR = '½'

export const PLACE_GLYPHS: Readonly<Record<Place, string>> = {
  shop: '◇',
  visitedShop: '◆',
  gate: '∩',
  terrifying: '!',
  task: '◎',
  terrifyingTask: '◉',
  cafe: '◇',
  visitedCafe: '◆',
  airport: '✈',
  greenCrossing: '■',
  pier: '⊥',
  iconic: '◈',
}
