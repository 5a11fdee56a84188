import type { Component, Level, School } from '../../content/vocabulary.ts'
import { type TrickerionContent, trickOf } from '../../rules/content.ts'

/** What somebody has who looks through the tricks. */
export interface Means {
  readonly fame: number
  readonly coins: number
  readonly has: (kind: Component) => number
  /** Kinds that can be bought now. */
  readonly onSale: ReadonlySet<Component>
  /** Tricks that still lie in their decks. */
  readonly inDecks: ReadonlySet<string>
  readonly own: ReadonlySet<string>
  /** Tricks with markers on their cards. */
  readonly prepared: ReadonlySet<string>
}

/** How far a trick is from the stage. */
export interface Reach {
  readonly trick: string
  readonly where: 'deck' | 'own' | 'taken'
  /** Coins that learning it would cost for missing Fame (TR-DT-LEARN-9). */
  readonly learning: number
  readonly isPrepared: boolean
  /** Tokens that are missing, and what they cost at the printed prices. Markers once prepared need none (TR-CMP-16). */
  readonly missing: readonly { readonly kind: Component; readonly count: number }[]
  readonly price: number
  /** Missing kinds that are not on sale. */
  readonly toOrder: readonly Component[]
  /** Action points from here to the stage: learning it, orders, a purchase for each missing kind, preparing, setting up. */
  readonly ap: number
}

function reachOf(content: TrickerionContent, means: Means, trick: string): Reach {
  const { entry, needs } = trickOf(content, trick)
  const { thresholds, prices } = content.pack.constants
  const isPrepared = means.prepared.has(trick)
  const missing = needs.flatMap(({ kind, count }) => {
    const short = count - means.has(kind)
    return short > 0 && !isPrepared ? [{ kind, count: short }] : []
  })
  const toOrder = missing.flatMap(({ kind }) => (means.onSale.has(kind) ? [] : [kind]))
  const tierOf = (kind: Component): keyof typeof prices.byTier =>
    content.pack.components.find(({ id }) => id === kind)?.tier ?? 'basic'
  return {
    trick,
    where: means.own.has(trick) ? 'own' : means.inDecks.has(trick) ? 'deck' : 'taken',
    learning: means.own.has(trick) ? 0 : Math.max(0, (thresholds.byLevel[entry.level - 1] ?? 0) - means.fame),
    isPrepared,
    missing,
    toOrder,
    price: missing.reduce((sum, { kind, count }) => sum + count * prices.byTier[tierOf(kind)], 0),
    ap: apTo(content, {
      isOwn: means.own.has(trick),
      kinds: missing.length,
      orders: toOrder.length,
      preparing: isPrepared ? 0 : entry.ap,
    }),
  }
}

interface Way {
  readonly isOwn: boolean
  readonly kinds: number
  readonly orders: number
  readonly preparing: number
}

/** Without bargains and powers: what the way to the stage takes at least. */
function apTo({ pack }: TrickerionContent, { isOwn, kinds, orders, preparing }: Way): number {
  const { learn, buy, order, setUp } = pack.constants.actionAp.value
  return (isOwn ? 0 : learn) + orders * order + kinds * buy + preparing + setUp
}

/** Bounds of action points to the stage by which tricks can be filtered. */
export const WITHIN = [4, 7, 10] as const

/** Which tricks are shown. */
export interface Filter {
  readonly school: School | 'all'
  readonly level: Level | 'all'
  /** `own`: the player's; `reach`: those that can be learned now; `ready`: all components are there; `lacks`: some are not. */
  readonly show: 'all' | 'own' | 'reach' | 'ready' | 'lacks'
  /** At most this many action points from the stage. */
  readonly within: (typeof WITHIN)[number] | 'all'
  readonly sort: 'coins' | 'ap' | 'pays'
}

export const EVERYTHING: Filter = { school: 'all', level: 'all', show: 'all', within: 'all', sort: 'coins' }

/** The tricks that pass a filter, the nearest to the stage first. */
export function catalogueOf(
  content: TrickerionContent,
  means: Means,
  levels: readonly Level[],
  filter: Filter,
): readonly Reach[] {
  return content.pack.tricks
    .filter(
      ({ school, level }) =>
        levels.includes(level) &&
        (filter.school === 'all' || filter.school === school) &&
        (filter.level === 'all' || filter.level === level),
    )
    .map(({ id }) => reachOf(content, means, id))
    .filter((reach) => isShown(reach, means, filter.show) && isWithin(reach, filter.within))
    .sort(ORDERS[filter.sort](content))
    .sort((one, other) => Number(one.where === 'taken') - Number(other.where === 'taken'))
}

type Order = (content: TrickerionContent) => (one: Reach, other: Reach) => number

const coinsTo = ({ price, learning }: Reach): number => price + learning

/** The cheapest first, the nearest first, or what pays most first. */
const ORDERS: Readonly<Record<Filter['sort'], Order>> = {
  coins: () => (one, other) => coinsTo(one) - coinsTo(other),
  ap: () => (one, other) => one.ap - other.ap || coinsTo(one) - coinsTo(other),
  pays: (content) => {
    const pay = ({ trick }: Reach): number => {
      const { fame, coins, shards } = trickOf(content, trick).entry.yields
      return fame + shards + coins / 2
    }
    return (one, other) => pay(other) - pay(one) || coinsTo(one) - coinsTo(other)
  },
}

const isWithin = ({ where, ap }: Reach, within: Filter['within']): boolean =>
  within === 'all' || (where !== 'taken' && ap <= within)

function isShown(reach: Reach, { coins }: Means, show: Filter['show']): boolean {
  switch (show) {
    case 'all':
      return true
    case 'own':
      return reach.where === 'own'
    case 'reach':
      return reach.where === 'deck' && reach.learning <= coins
    case 'ready':
      return reach.where !== 'taken' && reach.missing.length === 0
    case 'lacks':
      return reach.where !== 'taken' && reach.missing.length > 0
  }
}
