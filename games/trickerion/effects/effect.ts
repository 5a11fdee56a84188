import { z } from 'zod'
import type {
  CharacterKind,
  Day,
  Location,
  PricedAction,
  School,
  Specialist,
  Target,
  Tier,
} from '../content/vocabulary.ts'
import type { TrickerionContent } from '../rules/content.ts'
import type { AbilityPower, Ending as Scored, SpecialPower } from '../rules/powers.ts'
import type { Player, TrickerionState } from '../rules/state.ts'
import type { Law } from './law.ts'
import type { Sum, TermsOf } from './terms.ts'

/*
 * What is printed on a card is one file of a folder below: its form in the pack, what it does in the rules, what it is
 * worth to a bot, its words in both languages. `prophecies` change the law of a round, `specials` the terms of one
 * action, `abilities` are those of the magicians, `endings` score at the end of the game. The words are plain data here:
 * they know nothing of `text`, which lends them `Wording`.
 */

export const COUNT = z.int().min(1).max(20)
export const WHOLE = z.int().min(0).max(20)
/** Tokens of several kinds at once: every mix of them is listed, and there are too many mixes of more. */
export const MIX = z.int().min(1).max(6)

/** What the words of an effect may count and name. */
export interface Wording {
  /** `2 coins`, `1 action point`; `paid` is for what something costs. */
  readonly counted: (
    n: number,
    what: 'fame' | 'coins' | 'paidCoins' | 'shards' | 'points' | 'markers' | 'tokens' | 'tricks',
  ) => string
  /** The same with its sign. */
  readonly signed: (n: number, what: 'fame' | 'coins' | 'points') => string
  readonly school: (school: School) => string
  readonly tier: (tier: Tier) => string
  readonly action: (action: PricedAction) => string
  readonly day: (day: Day) => string
  readonly location: (location: Location) => string
  readonly specialist: (specialist: Specialist) => string
  /** All of a kind. */
  readonly characters: (kind: CharacterKind) => string
  /** Several names in one. */
  readonly list: (names: readonly string[]) => string
}

/** What a bot has to judge an effect by, for one seat. */
export interface Means {
  readonly player: Player
  /** Rounds that are still to be played, with this one. */
  readonly rounds: number
  /** What this many more of them are worth now, in Fame. */
  readonly coins: (n: number) => number
  readonly shards: (n: number) => number
  readonly points: (n: number) => number
}

type Form = z.ZodType<{ readonly effect: string }>
type Said<F extends Form> = (power: z.infer<F>, wording: Wording) => string

interface Effect<F extends Form> {
  readonly form: F
  /** In Fame, to whoever has the card; a prophecy is worth what it brings this player more than others. */
  readonly worth: (power: z.infer<F>, means: Means) => number
  readonly words: { readonly ru: Said<F>; readonly en: Said<F> }
}

/** Makes another law of the printed one while it is active (TR-PRO-1). */
export interface ProphecyEffect<F extends Form> extends Effect<F> {
  readonly law: (law: Law, power: z.infer<F>) => Law
}

/** What a special assignment does (TR-SPEC-4). */
export interface SpecialEffect<F extends Form> extends Effect<F> {
  /** The actions that such a card can name. */
  readonly actions: readonly Target[]
  readonly power: (power: z.infer<F>, printed: TermsOf) => SpecialPower
  /** What it would bring as things stand, in each way it can be used; left out where that is known only later. */
  readonly gains?: (
    power: z.infer<F>,
    state: TrickerionState,
    content: TrickerionContent,
    seat: number,
  ) => readonly Sum[]
}

/** The ability of a magician (TR-MAG). */
export interface AbilityEffect<F extends Form> extends Effect<F> {
  readonly power: (power: z.infer<F>) => AbilityPower
}

/** What a level 3 trick scores (TR-L3). */
export interface EndingEffect<F extends Form> extends Effect<F> {
  readonly scores: (power: z.infer<F>) => Scored
}
