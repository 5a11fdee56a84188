/**
 * What a game says about motion. The board stays plain: it draws one position and marks its pieces with
 * `data-motion="…"`. A game maps each note of the log to a beat, and the shell plays the beats.
 */
import type { Json, Note } from '@curio/kernel'
import type { TableState } from './contract.ts'

/**
 * The `data-motion` of an element: a piece, a place, a counter. Where the same thing is drawn for several players, each
 * drawing is marked with `data-motion-scope`, and the thing is named as `scope/thing`.
 */
export type Thing = string

const SOUNDS = ['dice', 'pen', 'card', 'wood', 'coin', 'bell', 'chord', 'thud'] as const
export type Sound = (typeof SOUNDS)[number]

/** Something that is not on the board, before or after, is left out without complaint. */
export type Motion =
  /** A piece travels to where it is now: from where it was, or from another thing; on its way it may pass others. */
  | {
      readonly kind: 'glide'
      readonly thing: Thing
      readonly from?: Thing
      readonly via?: readonly Thing[]
    }
  /** Something that is on the board no more flies to another thing and is gone. */
  | { readonly kind: 'fly'; readonly thing: Thing; readonly to: Thing }
  /** A die tumbles and settles. */
  | { readonly kind: 'throw'; readonly thing: Thing }
  /** A card is turned over. */
  | { readonly kind: 'turn'; readonly thing: Thing }
  /** A pen draws the strokes of the thing. */
  | { readonly kind: 'draw'; readonly thing: Thing }
  /** A counter runs from one number to another. */
  | { readonly kind: 'count'; readonly thing: Thing; readonly from: number; readonly to: number }
  /** A piece falls onto the board with weight. */
  | { readonly kind: 'drop'; readonly thing: Thing }
  | { readonly kind: 'appear'; readonly thing: Thing }
  | { readonly kind: 'shake'; readonly thing: Thing }
  | { readonly kind: 'glow'; readonly thing: Thing }

/** Everything that a motion has to find on the board. */
export function thingsOf(motion: Motion): readonly Thing[] {
  switch (motion.kind) {
    case 'fly':
      return [motion.thing, motion.to]
    case 'glide':
      return [motion.thing, ...(motion.from ? [motion.from] : []), ...(motion.via ?? [])]
    default:
      return [motion.thing]
  }
}

/** Motions that run together. */
export interface Step {
  readonly motions: readonly Motion[]
  readonly sound?: Sound
  /** How long the result stays before the next step, in milliseconds at normal speed. */
  readonly hold?: number
}

/** What is seen of one note, step after step. */
export interface Beat {
  /** A moment of its own, drawn by `Scene` over the board; the steps move what it shows. */
  readonly scene?: Json
  readonly steps: readonly Step[]
}

/** A note, and the table before and after everything that was told with it. */
export interface Happening {
  readonly note: Note
  readonly before: TableState
  readonly after: TableState
}
