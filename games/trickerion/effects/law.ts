import type { TrickerionPack, Yields } from '../content/pack.ts'
import {
  type CharacterKind,
  COMPONENTS,
  type Component,
  DAYS,
  type Day,
  LOCATIONS,
  type Location,
  type PricedAction,
  type School,
  type SharedLocation,
} from '../content/vocabulary.ts'

type Modifier = TrickerionPack['days'][number]['modifier']

/**
 * Figures and permissions of the current round. Rules read them here and nowhere else, and know nothing of prophecies:
 * the active one makes another law of the printed one (TR-PRO-1). The same in every round with the same prophecy, so it
 * is worked out once for each pack.
 */
export interface Law {
  /** Before slot, Enhance and cards (TR-AP-1). */
  readonly baseAp: Readonly<Record<CharacterKind, number>>
  /** More of it for characters of a player who has advertised this round. */
  readonly posterAp: Readonly<Record<CharacterKind, number>>
  readonly actionAp: Readonly<Record<PricedAction, number>>
  readonly enhanceAp: number
  /** Where shards may be spent on action points (TR-AP-3). */
  readonly enhanceIn: readonly Location[]
  readonly prices: Readonly<Record<Component, number>>
  /** Whether kinds in the Order area can be bought (TR-MKT-ORD-6). */
  readonly ordersOnSale: boolean
  /** How many times the number on a Bank die counts. */
  readonly bankTimes: number
  /** How many characters a player may place in one turn (TR-ACT-2). */
  readonly placements: number
  /** Coins for placing a character on a slot with this modifier. */
  readonly slotPrice: Readonly<Record<number, number>>
  /** Locations where only the free slot with the lowest modifier may be taken. */
  readonly lowestSlotIn: readonly SharedLocation[]
  /** Fame for setting up a trick of the school. */
  readonly setUpFame: Readonly<Record<School, number>>
  readonly dayModifiers: Readonly<Record<Day, Modifier>>
  /** Whether the performer's day counts for everybody on the card, in place of their own (TR-PERF-REW-5). */
  readonly performersDay: boolean
  /** Whether coins of trick yields are paid as Fame. */
  readonly coinsAsFame: boolean
  /** How many times all performer bonuses count (TR-PERF-BON). */
  readonly performerTimes: number
  /** What comes on top whenever somebody receives shards, once for each payment. */
  readonly withShards: Pick<Yields, 'fame' | 'shards'>
  /** Whether all assignments are turned up together (TR-ACT-1). */
  readonly revealTogether: boolean
}

/** Without a prophecy. */
export function printedLaw({ constants, components, days }: TrickerionPack): Law {
  const priceOf = (kind: Component): number => {
    const { tier } = found(components, kind)
    return constants.prices.byTier[tier]
  }
  return {
    baseAp: constants.baseAp.value,
    posterAp: { magician: 0, manager: 0, engineer: 0, assistant: 0, apprentice: 0 },
    actionAp: constants.actionAp.value,
    enhanceAp: constants.enhance.ap,
    enhanceIn: LOCATIONS.filter((location) => location !== 'theater'),
    prices: recordOf(COMPONENTS, priceOf),
    ordersOnSale: false,
    bankTimes: 1,
    placements: 1,
    slotPrice: {},
    lowestSlotIn: [],
    setUpFame: { mechanical: 0, spiritual: 0, escape: 0, optical: 0 },
    dayModifiers: recordOf(DAYS, (day) => found(days, day).modifier),
    performersDay: false,
    coinsAsFame: false,
    performerTimes: 1,
    withShards: { fame: 0, shards: 0 },
    revealTogether: true,
  }
}

export function recordOf<K extends string, V>(keys: readonly K[], made: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, made(key)])) as Record<K, V>
}

function found<K extends string, T extends { readonly id: K }>(entries: readonly T[], id: K): T {
  const entry = entries.find((each) => each.id === id)
  if (!entry) throw new Error(`the pack has no ${id}`)
  return entry
}
