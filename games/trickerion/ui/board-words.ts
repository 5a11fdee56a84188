import type { Language } from '@curio/ui/language'
import type { CharacterKind, Hired, Specialist } from '../content/vocabulary.ts'
import type { ActType } from '../rules/acts.ts'
import type { Disc } from '../rules/state.ts'
import { en } from './board-words-en.ts'
import { ru } from './board-words-ru.ts'
import type { Finality } from './model/finality.ts'
import type { PartKey } from './model/offers.ts'

/** What only the board says; everything else is said by the words of the game. */
export interface BoardWords extends Readonly<Record<Finality, string>> {
  readonly round: (round: number, of: number) => string
  readonly places: string
  readonly city: string
  readonly decision: string
  readonly meanwhile: string
  readonly startOver: string
  readonly waiting: string
  readonly picked: (count: number, of: number) => string
  readonly ap: (ap: number) => string
  readonly apLeft: (ap: number) => string
  readonly apAfter: (ap: number, left: number) => string
  readonly apRange: (least: number, most: number) => string
  readonly acts: Readonly<Record<ActType, string>>
  readonly parts: Readonly<Record<Exclude<PartKey, 'act' | 'pay'>, string>>
  readonly by: Readonly<Record<'action' | 'special', string>>
  readonly extras: Readonly<Record<'shard' | 'boost' | 'effect' | 'no', string>>
  readonly boards: Readonly<Record<'board' | 'engineer' | 'manager' | 'assistant', string>>
  readonly die: (number: number, face: string) => string
  readonly orderSlot: (number: number) => string
  readonly times: (count: number) => string
  readonly bargain: (coins: number) => string
  readonly noBargain: string
  readonly noSwap: string
  readonly houses: Readonly<
    Record<'residence' | 'inn' | 'bank', { readonly name: string; readonly help: string }>
  >
  readonly roles: Readonly<Record<Hired, string>>
  readonly personTip: (
    name: string,
    baseAp: Readonly<Record<CharacterKind, number>>,
    disc: Disc,
    wage: number,
  ) => string
  readonly prepareCost: string
  readonly stall: string
  readonly orders: string
  readonly quickOrder: string
  readonly allKinds: string
  readonly onSale: string
  readonly isOrdered: string
  readonly notOnSale: string
  readonly empty: string
  readonly held: (count: number) => string
  readonly emptyShow: string
  readonly showDeck: (count: number) => string
  readonly dayModifier: string
  readonly noModifier: string
  readonly cards: (count: number) => string
  readonly activeProphecy: string
  readonly pendingProphecy: (number: number) => string
  /** Null: the reader's. */
  readonly workshopOf: (name: string | null) => string
  readonly backToOwn: string
  readonly noTricks: string
  readonly noComponents: string
  readonly onManager: string
  readonly specials: string
  readonly noSpecials: string
  readonly hand: string
  /** Before what a card would bring now, if it is anything. */
  readonly gainNow: (isAnything: boolean) => string
  readonly fame: string
  readonly coins: string
  readonly shards: string
  readonly wages: string
  readonly wagesTip: (due: number, coins: number, famePerCoin: number) => string
  readonly isIdle: string
  readonly inInn: string
  readonly secret: string
  readonly noCard: string
  readonly planTitle: string
  /** What a specialist's board gives to what lies on it. */
  readonly gives: Readonly<Record<Specialist, (list: string) => string>>
  readonly ledger: {
    readonly wages: (due: number, left: number, fameLost: number) => string
    readonly best: (show: string) => string
  }
  readonly rivals: (name: string, known: number, unknown: number) => string
  /** How many of a player may come. */
  readonly rivalCount: (known: number, unknown: number) => string
  readonly mayCome: string
  readonly staysHome: (who: string) => string
  readonly links: (count: number) => string
  readonly linkPays: (amount: number) => string
  readonly shardsFor: (name: string, shards: number) => string
  readonly openCircle: (place: string, school: string) => string
  readonly deadCircles: (count: number) => string
  readonly learnFree: string
  readonly learnPrice: (coins: number) => string
  readonly preparesTo: (markers: number) => string
  readonly forecast: string
  /** The same for somebody who only watches: whose show it would be. */
  readonly forecastOf: (name: string) => string
  readonly pin: (trick: string) => string
  readonly catalogue: string
  /** Null: the reader. */
  readonly onStage: (name: string | null) => string
  readonly performHere: string
  readonly unpin: string
  readonly planFor: (trick: string) => string
  readonly missing: {
    readonly gone: string
    readonly learn: string
    readonly learnFor: (coins: number) => string
    readonly component: (name: string, count: number) => string
    readonly prepare: string
    readonly setUp: string
    readonly nothing: string
  }
  readonly unspent: (ap: string) => string
  readonly apGained: (ap: string) => string
  readonly apSpent: (ap: string) => string
}

export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = { ru, en }
