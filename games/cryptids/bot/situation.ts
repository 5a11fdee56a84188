import { type CryptidsContent, tokenOf } from '../rules/content.ts'
import { rangeOf } from '../rules/movement.ts'
import { chanceOfSuccess } from '../rules/odds.ts'
import type { CryptidsState, Player, SkillState } from '../rules/state.ts'
import { playerOf } from '../rules/table.ts'
import { tokensWith } from '../rules/wolpertinger.ts'
import { type Atlas, atlasOf, TYPES, typeNumber } from './atlas.ts'
import { JourneyTime } from './journey-time.ts'
import { WEIGHTS } from './weights.ts'

/** What a seat has to plan with, in numbers. */
export interface Situation {
  readonly atlas: Atlas
  /** −1 while the cryptozoologist is not on the map. */
  readonly place: number
  /** Evidence on the player's board, by type. */
  readonly hand: Int8Array
  readonly clock: JourneyTime
  /** CR-COLL-4: how far from a token it can be collected. */
  readonly reach: number
  /** What lies on the map. */
  readonly tokens: readonly { readonly at: number; readonly type: number }[]
  /** What evidence costs on the market before the next round, by type, in points. */
  readonly marketCosts: readonly number[]
  /** Rounds left, including the current one. */
  readonly roundsLeft: number
  /** The chance that no die, one die or two dice succeed. */
  readonly odds: readonly [number, number, number]
}

/** Too dear to consider. */
const NEVER = 1_000

export function situationOf(state: CryptidsState, seat: number, content: CryptidsContent): Situation {
  const player = playerOf(state, seat)
  const atlas = atlasOf(content)
  return {
    atlas,
    place: player.place === null ? -1 : (atlas.numberOf.get(player.place) ?? -1),
    hand: handOf(player, content),
    clock: clockOf(state, seat, content),
    reach: player.skills.collectAdjacent === 'none' ? 0 : 1,
    tokens: state.map.map(({ at, token }) => ({
      at: atlas.numberOf.get(at) ?? 0,
      type: typeNumber(tokenOf(content, token).type),
    })),
    marketCosts: marketCosts(state, player, content),
    roundsLeft: lastRound(state) - state.round + 1,
    odds: oddsOf(player, content),
  }
}

/** How many rounds there will be: a guess until the end is triggered. */
function lastRound({ round, finalRound }: CryptidsState): number {
  return finalRound ?? Math.max(round + WEIGHTS.leastRounds, WEIGHTS.gameRounds)
}

/** Whether the seat has travelled in this round. */
function hasTravelled({ phase, players }: CryptidsState, seat: number): boolean {
  return phase === 'helpers' || (phase === 'cryptozoologists' && players[seat]?.side === 'right')
}

/** Rounds in which the seat can still travel. */
export function roundsLeftFor(state: CryptidsState, seat: number): number {
  return lastRound(state) - state.round + (hasTravelled(state, seat) ? 0 : 1)
}

/** What coins are worth; the first few count more, because they restore skills and buy what is missing. */
export function coinsWorth(coins: number, roundsLeft: number): number {
  return WEIGHTS.coin * coins + WEIGHTS.coinPerRound * roundsLeft * Math.min(coins, WEIGHTS.usefulCoins)
}

/** What `n` more coins are worth. */
export function coinGain({ coins }: Player, n: number, roundsLeft: number): number {
  return coinsWorth(coins + n, roundsLeft) - coinsWorth(coins, roundsLeft)
}

export const experienceWorth = (roundsLeft: number): number =>
  WEIGHTS.experience + WEIGHTS.experiencePerRound * roundsLeft

function handOf({ evidence }: Player, content: CryptidsContent): Int8Array {
  const hand = new Int8Array(TYPES)
  for (const token of evidence) {
    const type = typeNumber(tokenOf(content, token).type)
    hand[type] = (hand[type] ?? 0) + 1
  }
  return hand
}

const isReady = (skill: SkillState): boolean => skill === 'ready'

function clockOf(state: CryptidsState, seat: number, content: CryptidsContent): JourneyTime {
  const player = playerOf(state, seat)
  const inTurn = state.phase === 'cryptozoologists' && state.turn?.seat === seat
  const { skills } = player
  const clock = new JourneyTime()
  clock.round = hasTravelled(state, seat) ? 1 : 0
  clock.range = rangeOf(player, content)
  clock.canSplit = skills.splitMove !== 'none'
  clock.steps = !inTurn || player.movement === 'ready' ? clock.range : (state.turn?.mainSteps ?? 0)
  clock.action = !inTurn || player.action === 'ready'
  clock.fly = isReady(skills.planeTicket)
  clock.collect = isReady(skills.collectSkill)
  clock.track = isReady(skills.trackSkill)
  clock.relocate = isReady(skills.relocateSkill)
  return clock
}

/** Only before the seat's helper turn: nobody knows what the market will hold after it. */
function marketCosts(
  { phase, market }: CryptidsState,
  { coins }: Player,
  content: CryptidsContent,
): readonly number[] {
  const costs = new Array<number>(TYPES).fill(NEVER)
  if (phase !== 'cryptozoologists') return costs
  for (const token of market) {
    if (token === null) continue
    const { type, price } = tokenOf(content, token)
    if (price <= coins) costs[typeNumber(type)] = price * WEIGHTS.coin
  }
  return costs
}

function oddsOf(player: Player, content: CryptidsContent): readonly [number, number, number] {
  const { luck, secondChance } = player.skills
  const rerolls = Number(isReady(secondChance)) + tokensWith(player, content, 'reroll').length
  const help = { rerolls, luck: isReady(luck) }
  const odds = (dice: number): number => chanceOfSuccess(content.pack, help, dice)
  return [1, odds(1), odds(2)]
}
