import type { Flow } from '@curio/kernel'
import { z } from 'zod'
import type { Terrain } from '../content/vocabulary.ts'
import type { CryptidsContent, Grid } from '../rules/content.ts'
import type { Land } from '../rules/land.ts'
import type { CryptidsState, Player } from '../rules/state.ts'
import type { CryptidsTable } from '../rules/table.ts'

/*
 * What an ability of a card does is one file of this folder: its form in the pack, what it does in the rules, what it
 * is worth to a bot, its words in both languages. The words are plain data here: they know nothing of `text`, which
 * lends them `Terms`.
 */

export const COUNT = z.int().positive()
export const POINTS = z.int().positive()
export const MOST = z.int().positive().optional()

/** Triggers that come at a moment of the game (CR-ABIL-2). */
export const MOMENT = z.enum(['onFound', 'onFailed', 'onRelocated'])
export const PLACEMENT = z.literal('placement')
export const END = z.literal('endGame')

/** What the words of an effect may count and name. */
export interface Terms {
  readonly counted: (
    n: number,
    what:
      | 'coins'
      | 'experience'
      | 'rumours'
      | 'evidence'
      | 'tokens'
      | 'steps'
      | 'tiles'
      | 'points'
      | 'paidCoins'
      | 'upToSkills',
  ) => string
  readonly terrain: (type: Terrain) => string
}

/** What a bot has to judge an effect by, for one seat. */
interface Means {
  readonly player: Player
  /** What `n` more coins, or `n` more experience, are worth now. */
  readonly coins: (n: number) => number
  readonly experience: (n: number) => number
}

type Form = z.ZodType<{ readonly effect: string; readonly trigger: string }>
type Said<F extends Form> = (ability: z.infer<F>, terms: Terms) => string

interface Described<F extends Form> {
  readonly form: F
  readonly words: { readonly ru: Said<F>; readonly en: Said<F> }
  /** The same for the face of a card, where it has one line; left out where the words are brief enough. */
  readonly brief?: { readonly ru: Said<F>; readonly en: Said<F> }
}

interface Judged<F extends Form> extends Described<F> {
  /** In points, to whoever may find the card. */
  readonly worth: (ability: z.infer<F>, means: Means) => number
}

/** Comes by itself at its moment (CR-GEN-8). */
export interface Gain<F extends Form> extends Judged<F> {
  readonly comes: 'gain'
  readonly gain: (t: CryptidsTable, seat: number, ability: z.infer<F>) => void
}

/** Is offered at its moment, and may be declined (CR-GEN-8). */
export interface Offer<F extends Form> extends Judged<F> {
  readonly comes: 'offer'
  readonly offer: (t: CryptidsTable, seat: number, ability: z.infer<F>) => Flow
}

/** Changes what another rule does: a failure, a request. */
export interface Change<F extends Form> extends Judged<F> {
  readonly comes: 'change'
}

/** Says where the tile of the cryptid lies instead of its habitat (CR-RELOC-6). */
export interface Placement<F extends Form> extends Described<F> {
  readonly comes: 'placement'
  readonly land: (site: Site, ability: z.infer<F>) => Land
  /** Where that is, in a word or two. */
  readonly ground: { readonly ru: Said<F>; readonly en: Said<F> }
}

/** The reserve, as the land of a tile is told by it. */
interface Site {
  readonly reserve: CryptidsState['reserve']
  readonly grid: Grid
  /** The cryptid that lies on top of a cell. */
  readonly topmost: (cell: { readonly x: number; readonly y: number }) => string
}

/** Counts at the end of the game (CR-SCORE-11). */
export interface Ending<F extends Form> extends Judged<F> {
  readonly comes: 'end'
  readonly points: (
    state: CryptidsState,
    content: CryptidsContent,
    seat: number,
    ability: z.infer<F>,
  ) => number
}

export type Effect<F extends Form> = Gain<F> | Offer<F> | Change<F> | Placement<F> | Ending<F>

export const atMost = (points: number, max: number | undefined): number => Math.min(points, max ?? points)

/** The words for a limit of points. */
export const withLimit = {
  ru: (said: string, max: number | undefined): string =>
    max === undefined ? said : `${said}, но не больше ${max}`,
  en: (said: string, max: number | undefined): string =>
    max === undefined ? said : `${said}, at most ${max}`,
}

/** The same limit on the face of a card. */
export const withUpTo = {
  ru: (said: string, max: number | undefined): string => (max === undefined ? said : `${said}, до ${max}`),
  en: (said: string, max: number | undefined): string => (max === undefined ? said : `${said}, up to ${max}`),
}
