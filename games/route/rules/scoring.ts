import type { Outcome, Points, Rank, SoloOutcome } from '@curio/kernel'
import { TOURIST_TYPES } from '../content/pack.ts'
import { playerOf } from './board.ts'
import type { RouteContent } from './content.ts'
import type { RouteSums } from './payoffs.ts'
import type { Played } from './played.ts'
import { sumsOf } from './remains.ts'
import { countedBoardIn, remainsIn } from './route-board.ts'
import type { RouteState } from './state.ts'
import { isTeamGame, teamsOutcome } from './teams.ts'

/** Where points come from, in the order of the score pad. */
export const SOURCES = [...TOURIST_TYPES, 'task', 'yellow', 'encounter'] as const
export type Source = (typeof SOURCES)[number]

/** Those of cities of the booklet besides (section 5.5). */
const TOUR_SOURCES = ['rating', 'goals', 'bets', 'cafes', 'events'] as const
export type PointSource = Source | (typeof TOUR_SOURCES)[number]

/** Where points can come from in a city, in the order of its score pad; `events` where they are played with. */
export function sourcesIn({ tour, dice, ancients }: Played, events = false): readonly PointSource[] {
  if (!tour) return SOURCES
  const types = TOURIST_TYPES.filter((type) => dice.some(({ id }) => id === type))
  return [
    ...types,
    'task',
    'rating',
    ...(tour.goals.length > 0 ? (['goals'] as const) : []),
    ...(tour.bets.length > 0 ? (['bets'] as const) : []),
    ...(tour.unusedCafePoints > 0 ? (['cafes'] as const) : []),
    ...(events ? (['events'] as const) : []),
    ...(ancients.length > 0 ? (['encounter'] as const) : []),
  ]
}

/** RT-END-17: whoever lost to the Ancient has no points from any source. */
export const NO_POINTS: Readonly<Record<Source, number>> = {
  red: 0,
  green: 0,
  blue: 0,
  purple: 0,
  task: 0,
  yellow: 0,
  encounter: 0,
}

/** RT-SCG-1 to RT-SCG-4, and RT-END-17 for a player who lost to the Ancient. */
export function pointsOf(state: RouteState, seat: number, content: RouteContent): Points {
  const { ending } = playerOf(state, seat)
  const sums = sumsLeft(state, seat, content)
  if (!ending || !sums) return { total: 0, by: NO_POINTS }
  const product = (type: number): number => (sums.tourists[type] ?? 0) * (sums.landmarks[type] ?? 0)
  const by: Record<Source, number> = {
    red: product(0),
    green: product(1),
    blue: product(2),
    purple: product(3),
    task: ending.task,
    yellow: sums.stars,
    encounter: ending.encounter,
  }
  return { total: SOURCES.reduce((sum, source) => sum + by[source], 0), by }
}

/** What the encounter has left of a player's route; null for whoever lost to the Ancient. */
export function sumsLeft(state: RouteState, seat: number, content: RouteContent): RouteSums | null {
  const { ending } = playerOf(state, seat)
  if (!ending || ending.eliminated) return null
  const board = countedBoardIn(state, seat, content)
  return sumsOf(board.city, remainsIn(board, ending))
}

/** RT-SCG-5, RT-BASE-53, RT-END-19 and, for one player, RT-SOLO-6 to RT-SOLO-8. */
export function outcomeOf(state: RouteState, content: RouteContent): Outcome | null {
  if (state.phase !== 'over') return null
  const { rules } = content
  const points = rules.points(state, content)
  if (state.players.length === 1) return soloOutcome(state, content, points)
  const inPlay = state.players.flatMap((player, seat) => (player.ending?.eliminated ? [] : [seat]))
  if (isTeamGame(state.options)) return teamsOutcome(points, inPlay)
  const standings = state.players.map((_, seat) => [
    total(points, seat),
    ...rules.tieBreakers(state, seat, content),
  ])
  const places = state.players.map((_, seat) =>
    inPlay.includes(seat)
      ? 1 + inPlay.filter((other) => isAhead(standings[other] ?? [], standings[seat] ?? [])).length
      : inPlay.length + 1,
  )
  const winners = inPlay.filter((seat) => places[seat] === 1)
  const ranked = inPlay.map((seat) => total(points, seat))
  return { kind: 'ranked', winners, places, points, ending: endingOf(ranked, winners) }
}

/** Whether the first number in which they differ is higher. */
function isAhead(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((each, index) => each !== other[index])
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0)
}

function soloOutcome(state: RouteState, content: RouteContent, points: readonly Points[]): SoloOutcome {
  const { rows, columns, columnIndex } = content.pack.challenge
  const { row, column } = state.options.challenge ?? { row: 0, column: 0 }
  const alive = playerOf(state, 0).ending?.eliminated === false
  const won =
    alive &&
    total(points, 0) >= (rows[row] ?? 0) &&
    content.rules.second(state, content) >= (columns[column] ?? 0)
  return {
    kind: 'solo',
    won,
    rank: won ? levelOf(content, row + (columnIndex?.[column] ?? column)) : null,
    points,
    ending: won ? 'challenge-met' : alive ? 'challenge-missed' : 'eliminated',
  }
}

/** The level of a met challenge, by the row and the column of its cell. */
function levelOf({ pack }: RouteContent, distance: number): Rank {
  const { levels } = pack.challenge
  const index = 1 + levels.findIndex(({ upTo }) => distance <= upTo)
  return { id: `level-${index}`, index, of: levels.length }
}

/** By the totals of those who were not eliminated. */
function endingOf(totals: readonly number[], winners: readonly number[]): string {
  if (winners.length === 0) return 'nobody'
  if (winners.length > 1) return 'shared'
  const most = Math.max(...totals)
  return totals.filter((each) => each === most).length > 1 ? 'tie-break' : 'points'
}

const total = (points: readonly Points[], seat: number): number => points[seat]?.total ?? 0
