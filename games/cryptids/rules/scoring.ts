import { firsts, type Outcome, type Points, type SoloOutcome } from '@curio/kernel'
import { effectOf } from '../effects/index.ts'
import { type CryptidsContent, cardOf, known } from './content.ts'
import { countSatisfying } from './contracts.ts'
import { wealthOf } from './evidence.ts'
import { areaOf } from './reserve.ts'
import type { CryptidsState, Player } from './state.ts'
import { playerOf } from './table.ts'
import { tokensWith } from './wolpertinger.ts'

export const SOURCES = [
  'found',
  'reserve',
  'requests',
  'common',
  'personal',
  'abilities',
  'majority',
  'experience',
  'coins',
  'hares',
  'wolpertinger',
] as const

export type Source = (typeof SOURCES)[number]

/** CR-SCORE-13, CR-SCORE-16, CR-SCORE-17, CR-WOLP-7. */
const MAJORITY = 2
const EXPERIENCE_FOR_A_POINT = 3
const COINS_FOR_A_POINT = 5
const HARE = 1

/** Section 4.27: the points of a seat by source. */
export function pointsOf(state: CryptidsState, content: CryptidsContent, seat: number): Points {
  const player = playerOf(state, seat)
  const by: Record<Source, number> = {
    found: sum(player.found, ({ card }) => cardOf(content, card).entry.found),
    reserve: sum(player.found, ({ card, inReserve }) =>
      inReserve ? cardOf(content, card).entry.relocated : 0,
    ),
    requests: sum(player.requests, (request) => known(content.requests, request).points),
    common: state.commonContract === null ? 0 : contractPoints(state, content, player, state.commonContract),
    personal: personalPoints(state, content, player),
    abilities: sum(player.found, ({ card }) => abilityPoints(state, content, seat, card)),
    majority: hasMajority(state, content, seat) ? MAJORITY : 0,
    experience: Math.floor(player.experience / EXPERIENCE_FOR_A_POINT),
    coins: Math.floor(wealthOf(player, content) / COINS_FOR_A_POINT),
    hares: HARE * tokensWith(player, content, 'hare').length,
    wolpertinger: hasWolpertinger(state, content, seat) ? content.pack.wolpertinger.card.points : 0,
  }
  return { total: sum(SOURCES, (source) => by[source]), by }
}

function sum<T>(items: readonly T[], worth: (item: T) => number): number {
  return items.reduce((total, item) => total + worth(item), 0)
}

function contractPoints(
  state: CryptidsState,
  content: CryptidsContent,
  { found }: Player,
  contract: string,
): number {
  return countSatisfying(state, content, found, contract)
}

/** CR-SCORE-5; CR-SEND-3: alone both count. */
function personalPoints(state: CryptidsState, content: CryptidsContent, player: Player): number {
  const each = player.contracts.map((contract) => contractPoints(state, content, player, contract))
  return state.poacher ? sum(each, (points) => points) : Math.max(0, ...each)
}

/** CR-SCORE-11, CR-SCORE-12. */
function abilityPoints(state: CryptidsState, content: CryptidsContent, seat: number, card: string): number {
  const { ability } = cardOf(content, card).entry
  if (!ability) return 0
  const effect = effectOf(ability)
  return effect.comes === 'end' ? effect.points(state, content, seat, ability) : 0
}

const markersOf = ({ found }: Player): number => found.filter(({ inReserve }) => inReserve).length

/** CR-SCORE-13, CR-SCORE-14, CR-SEND-3. */
function hasMajority(state: CryptidsState, content: CryptidsContent, seat: number): boolean {
  const own = markersOf(playerOf(state, seat))
  if (own === 0) return false
  if (state.players.some((rival) => markersOf(rival) > own)) return false
  const area = areaOf(state, content, seat)
  return state.players.every(
    (rival, other) => markersOf(rival) < own || areaOf(state, content, other) <= area,
  )
}

/** CR-WOLP-7, CR-WOLP-8, CR-SEND-5. */
function hasWolpertinger(state: CryptidsState, content: CryptidsContent, seat: number): boolean {
  const rank = (player: Player): readonly [number, number] => {
    const hares = tokensWith(player, content, 'hare').length
    return [hares, player.wolpertingers.length - hares]
  }
  const [hares, others] = rank(playerOf(state, seat))
  if (hares === 0) return false
  return state.players.every((rival, other) => {
    const [theirs, unused] = rank(rival)
    return other === seat || theirs < hares || (theirs === hares && unused < others)
  })
}

/** CR-TIE-1, CR-TIE-2: what decides, the most important first. */
function standingOf(state: CryptidsState, content: CryptidsContent, seat: number, total: number): number[] {
  const player = playerOf(state, seat)
  const relocated = player.found.filter((each) => each.relocated !== null).length
  return [total, player.found.length, relocated, player.experience + wealthOf(player, content)]
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const differs = one.findIndex((value, index) => value !== other[index])
  return differs >= 0 && (one[differs] as number) > (other[differs] as number)
}

/** CR-GEN-1, CR-SEND-1, CR-SEND-2: null until the game is over. */
export function outcomeOf(state: CryptidsState, content: CryptidsContent): Outcome | null {
  if (state.phase !== 'over') return null
  if (state.poacher) return soloOutcome(state, content)
  const points = state.players.map((_, seat) => pointsOf(state, content, seat))
  const standings = points.map(({ total }, seat) => standingOf(state, content, seat, total))
  const places = standings.map((own) => 1 + standings.filter((other) => isBefore(other, own)).length)
  return { kind: 'ranked', winners: firsts(places), places, points, ending: 'reserve' }
}

function soloOutcome(state: CryptidsState, content: CryptidsContent): SoloOutcome {
  // CR-SEND-7: a lost game has no score and no rank.
  if (state.lost) return { kind: 'solo', won: false, rank: null, points: [], ending: `lost-${state.lost}` }
  const points = pointsOf(state, content, 0)
  const index = rankOf(content, points.total)
  const id = `rank-${index}`
  return {
    kind: 'solo',
    won: true,
    rank: { id, index, of: content.pack.ranks.length },
    points: [points],
    ending: id,
  }
}

/** CR-SEND-6: the number of the rank, from 1. */
export function rankOf({ pack }: CryptidsContent, total: number): number {
  return Math.max(1, pack.ranks.filter(({ from }) => total >= from).length)
}
