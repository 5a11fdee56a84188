import type { TrickerionContent } from '../rules/content.ts'
import type { Phase, TrickerionState } from '../rules/state.ts'
import { WEIGHTS } from './weights.ts'

/** The part of a round that is still to come, by phase. */
const TO_COME: Readonly<Record<Phase, number>> = {
  setup: 1,
  dice: 1,
  order: 1,
  advertise: 1,
  assignment: 1,
  action: 0.85,
  performance: 0.35,
  end: 0,
  over: 0,
}

/** Rounds that are still to be played, with what is left of this one. */
export function roundsLeft({ options, round, phase }: TrickerionState, { pack }: TrickerionContent): number {
  const { rounds } = pack.constants
  const last = options.darkAlley ? rounds.darkAlley : rounds.base
  return Math.max(0, last - round) + TO_COME[phase]
}

export const coinWorth = (left: number): number =>
  WEIGHTS.coin + WEIGHTS.coinPerRound * Math.min(Math.max(0, left - 1), WEIGHTS.coinRounds)

export const shardWorth = (left: number): number =>
  WEIGHTS.shard + WEIGHTS.shardPerRound * Math.max(0, left - 1)

/** Coins in hand: the first ones pay posters and wages to come, others can be spent, the last ones only score. */
export function coinsWorth(coins: number, left: number): number {
  const needed = Math.min(coins, WEIGHTS.neededCoins * Math.floor(left))
  const useful = Math.min(coins - needed, WEIGHTS.usefulCoins)
  return needed * WEIGHTS.neededCoin + useful * coinWorth(left) + (coins - needed - useful) * WEIGHTS.coin
}

/** What so many coins more are worth. */
export const earningWorth = (coins: number, inHand: number, left: number): number =>
  coinsWorth(inHand + coins, left) - coinsWorth(inHand, left)

/** What spending so many coins gives up, some of which may still have to be earned. */
export function priceWorth(coins: number, inHand: number, left: number): number {
  const before = Math.max(inHand, coins)
  return coinsWorth(before, left) - coinsWorth(before - coins, left)
}

/** The share that counts of what special assignments in hand will score: early on other things come first. */
export const handShare = (left: number): number =>
  Math.max(WEIGHTS.handEarly, 1 - WEIGHTS.handPerRound * Math.max(0, left - 1))
