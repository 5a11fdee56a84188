import { oncePer } from '@curio/kernel'
import type { TrickerionPack } from '../content/pack.ts'
import type { Component } from '../content/vocabulary.ts'
import { effectiveCount } from '../rules/components.ts'
import { type TrickCard, type TrickerionContent, trickOf } from '../rules/content.ts'
import type { OwnTrick, Player, TrickerionState } from '../rules/state.ts'
import { playerOf } from '../rules/table.ts'
import { coinWorth, shardWorth } from './means.ts'
import { WEIGHTS } from './weights.ts'

/** What one performance of a trick is worth to its owner. */
export function yieldWorth({ entry }: TrickCard, left: number, own?: OwnTrick): number {
  const { fame, coins, shards } = entry.yields
  const extra = own?.extra ?? { fame: 0, coins: 0 }
  return fame + extra.fame + (coins + extra.coins) * coinWorth(left) + shards * shardWorth(left)
}

/** Coins that the missing components of a trick cost at printed prices, and those of all of them. */
export function pricesOf(
  player: Player,
  content: TrickerionContent,
  { needs }: TrickCard,
): { readonly missing: number; readonly all: number } {
  let missing = 0
  let all = 0
  for (const { kind, count } of needs) {
    const price = priceOf(content, kind)
    all += count * price
    missing += Math.max(0, count - effectiveCount(player, content, kind)) * price
  }
  return { missing, all }
}

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
  player: Player,
  content: TrickerionContent,
  card: TrickCard,
  left: number,
  own?: OwnTrick,
): Prospect {
  const { missing } = pricesOf(player, content, card)
  const worth = yieldWorth(card, left, own)
  if (own && own.markers > 0) return { worth, delay: WEIGHTS.delayPrepared, cost: 0 }
  if (missing === 0) return { worth, delay: WEIGHTS.delayReady, cost: 0 }
  const delay = WEIGHTS.delayLearned + WEIGHTS.delayPerCoin * missing
  return { worth, delay, cost: missing * coinWorth(left) * 0.8 }
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
  player: Player,
  content: TrickerionContent,
  left: number,
  hasStaged: boolean,
): number {
  let markers = 0
  let worth = 0
  const isTooLate = left < 0.8
  const prospects = player.tricks.map((own) => {
    const prospect = prospectOf(player, content, trickOf(content, own.trick), left, own)
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
  player: Player,
  content: TrickerionContent,
  left: number,
): (trick: string) => number {
  const own = player.tricks.map((each) =>
    prospectOf(player, content, trickOf(content, each.trick), left, each),
  )
  const before = engineWorth(own, left)
  return (trick) =>
    engineWorth([...own, prospectOf(player, content, trickOf(content, trick), left)], left) - before
}

/** Kinds that the player's tricks still need, with what having all of them would add. */
export function wanted(
  state: TrickerionState,
  seat: number,
  content: TrickerionContent,
  left: number,
): ReadonlyMap<Component, number> {
  const player = playerOf(state, seat)
  const worths = new Map<Component, number>()
  for (const own of player.tricks) {
    const card = trickOf(content, own.trick)
    const { missing } = pricesOf(player, content, card)
    if (missing === 0) continue
    const { delayLearned, delayReady, engine, delayPerCoin } = WEIGHTS
    const sooner = delayLearned - delayReady + delayPerCoin * missing
    const worth =
      yieldWorth(card, left, own) * engine * Math.min(sooner, left) + missing * coinWorth(left) * 0.8
    for (const { kind, count } of card.needs) {
      const short = count - effectiveCount(player, content, kind)
      if (short <= 0) continue
      const share = (worth * short * priceOf(content, kind)) / missing
      worths.set(kind, (worths.get(kind) ?? 0) + share)
    }
  }
  return worths
}
