import { oncePer } from '@curio/kernel'
import type { TrickerionPack } from '../content/pack.ts'
import type { Component } from '../content/vocabulary.ts'
import { effectiveCount } from '../rules/components.ts'
import { type TrickCard, type TrickerionContent, trickOf } from '../rules/content.ts'
import type { Market, OwnTrick, Player, TrickerionState } from '../rules/state.ts'
import { playerOf } from '../rules/table.ts'
import { coinWorth, priceWorth, shardWorth } from './means.ts'
import { WEIGHTS } from './weights.ts'

/** What one performance of a trick is worth to its owner. */
export function yieldWorth({ entry }: TrickCard, left: number, own?: OwnTrick): number {
  const { fame, coins, shards } = entry.yields
  const extra = own?.extra ?? { fame: 0, coins: 0 }
  return fame + extra.fame + (coins + extra.coins) * coinWorth(left) + shards * shardWorth(left)
}

/** What a trick still lacks before it can be prepared. */
interface Lack {
  /** At printed prices. */
  readonly coins: number
  readonly kinds: number
  /** Actions at Market Row: a purchase for each kind, and an order for each that is not coming. */
  readonly acts: number
  /** Whether something is not on sale yet. */
  readonly waits: boolean
}

export function lackOf(
  { market }: TrickerionState,
  player: Player,
  content: TrickerionContent,
  { needs }: TrickCard,
): Lack {
  let coins = 0
  let kinds = 0
  let orders = 0
  let waits = false
  for (const { kind, count } of needs) {
    const short = count - effectiveCount(player, content, kind)
    if (short <= 0) continue
    coins += short * priceOf(content, kind)
    kinds += 1
    if (isOnSale(market, kind)) continue
    waits = true
    if (!market.orders.includes(kind)) orders += 1
  }
  return { coins, kinds, acts: kinds + orders, waits }
}

export const isOnSale = ({ stall, beside, quickOrder }: Market, kind: Component): boolean =>
  stall.includes(kind) || beside.includes(kind) || quickOrder === kind

const pricesIn = oncePer(
  ({ components, constants }: TrickerionPack): Readonly<Partial<Record<Component, number>>> =>
    Object.fromEntries(components.map(({ id, tier }) => [id, constants.prices.byTier[tier]])),
)

export const priceOf = ({ pack }: TrickerionContent, kind: Component): number => pricesIn(pack)[kind] ?? 0

/** A trick somebody owns or may own: what it pays, when it can be shown, and what it still costs. */
interface Prospect {
  readonly worth: number
  readonly delay: number
  readonly cost: number
}

export function prospectOf(
  state: TrickerionState,
  player: Player,
  content: TrickerionContent,
  card: TrickCard,
  left: number,
  own?: OwnTrick,
): Prospect {
  const worth = yieldWorth(card, left, own)
  if (own && own.markers > 0) return { worth, delay: WEIGHTS.delayPrepared, cost: 0 }
  const { coins, kinds, acts, waits } = lackOf(state, player, content, card)
  if (kinds === 0) return { worth, delay: WEIGHTS.delayReady, cost: 0 }
  const short = Math.max(0, coins - player.coins)
  const delay = WEIGHTS.delayLearned + (waits ? WEIGHTS.delayOrder : 0) + WEIGHTS.delayPerCoin * short
  return { worth, delay, cost: priceWorth(coins, player.coins, left) + acts * WEIGHTS.marketAct }
}

/**
 * What a repertoire is worth in the rounds to come: the best tricks are shown most, and every show pays its performer
 * beside what the tricks yield, from the soonest one on.
 */
export function engineWorth(
  prospects: readonly Prospect[],
  left: number,
  soonestStaged = Number.POSITIVE_INFINITY,
): number {
  const gains = prospects
    .map(({ worth, delay, cost }) => ({ worth, rounds: Math.max(0, left - delay), cost }))
    .sort((one, other) => other.worth * other.rounds - one.worth * one.rounds)
  const soonest = prospects.reduce((least, { delay }) => Math.min(least, delay), soonestStaged)
  let shows = WEIGHTS.showsARound
  let total = WEIGHTS.show * Math.max(0, left - soonest)
  for (const { worth, rounds, cost } of gains) {
    const rate = Math.min(1, shows)
    const gain = WEIGHTS.engine * rate * worth * rounds - cost
    if (gain <= 0) continue
    total += gain
    shows -= rate
  }
  return total
}

/** What the tricks of the workshop are worth: markers that lie on them, and what they may still show. */
export function workshopWorth(
  state: TrickerionState,
  player: Player,
  content: TrickerionContent,
  left: number,
  hasStaged: boolean,
): number {
  let markers = 0
  let worth = 0
  const isTooLate = left < 0.8
  const prospects = player.tricks.map((own) => {
    const prospect = prospectOf(state, player, content, trickOf(content, own.trick), left, own)
    markers += own.markers
    if (!isTooLate) worth += own.markers * prospect.worth * WEIGHTS.prepared
    return prospect
  })
  const spare = Math.max(0, markers - WEIGHTS.usefulMarkers) * WEIGHTS.spareMarker
  const soonestStaged = hasStaged ? WEIGHTS.delayPrepared : Number.POSITIVE_INFINITY
  return worth - spare + engineWorth(prospects, left, soonestStaged)
}

/** What each trick would add to the repertoire if it were learned. */
export function learningFor(
  state: TrickerionState,
  player: Player,
  content: TrickerionContent,
  left: number,
): (trick: string) => number {
  const own = player.tricks.map((each) =>
    prospectOf(state, player, content, trickOf(content, each.trick), left, each),
  )
  const before = engineWorth(own, left)
  return (trick) =>
    engineWorth([...own, prospectOf(state, player, content, trickOf(content, trick), left)], left) - before
}

/** A kind that a trick still lacks. */
export interface Want {
  readonly short: number
  /** What having it would add, beside its price. */
  readonly gain: number
}

/** Kinds that the player's tricks still need; what completing a trick adds is shared among those that it lacks. */
export function wanted(
  state: TrickerionState,
  seat: number,
  content: TrickerionContent,
  left: number,
): ReadonlyMap<Component, Want> {
  const player = playerOf(state, seat)
  const wants = new Map<Component, Want>()
  const prospects = player.tricks.map((own) =>
    prospectOf(state, player, content, trickOf(content, own.trick), left, own),
  )
  const before = engineWorth(prospects, left)
  for (const [index, own] of player.tricks.entries()) {
    const card = trickOf(content, own.trick)
    const { coins, kinds } = lackOf(state, player, content, card)
    if (kinds === 0) continue
    const complete = prospects.with(index, {
      worth: yieldWorth(card, left, own),
      delay: own.markers > 0 ? WEIGHTS.delayPrepared : WEIGHTS.delayReady,
      cost: 0,
    })
    const gain = (engineWorth(complete, left) - before - coins * coinWorth(left)) / kinds
    for (const { kind, count } of card.needs) {
      const short = count - effectiveCount(player, content, kind)
      if (short <= 0) continue
      const known = wants.get(kind)
      wants.set(kind, {
        short: Math.max(short, known?.short ?? 0),
        gain: gain + (known?.gain ?? 0),
      })
    }
  }
  return wants
}
