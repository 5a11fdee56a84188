import { type Outcome, type OutcomeKind, type Points, pointsOf, sideOf, winShare } from '@curio/kernel'
import type { Simulated } from './game.ts'
import { type MeasuresReport, reportOnMeasures } from './measures.ts'

export const PERCENTILES = [5, 25, 50, 75, 95] as const

interface BotReport {
  readonly bot: string
  /** How many seats it had in all games together. */
  readonly seats: number
  /** How often it could win: a team, or the group of a cooperative game, counts once. */
  readonly sides: number
  /** A shared win counts as a part of one. Null for solo games that are neither won nor lost. */
  readonly wins: number | null
  /** Null where the game has no points. */
  readonly points: PointsReport | null
  /** In a cooperative game: how far the group came on average, from 0 to 1. */
  readonly progress: number | null
  /** In a solo game: how often it reached each rank, from the lowest. */
  readonly ranks: Readonly<Record<string, number>> | null
}

interface PointsReport {
  readonly mean: number
  /** By percent: the points that this part of its results does not exceed. */
  readonly percentiles: Readonly<Record<string, number>>
}

export interface Report {
  /** How games of this setup end. */
  readonly kind: OutcomeKind
  readonly games: number
  readonly decisions: number
  readonly results: readonly BotReport[]
  /** How many games had each ending. */
  readonly endings: Readonly<Record<string, number>>
  /** The part of all points that came from each source. */
  readonly sources: Readonly<Record<string, number>>
  /** Empty where the game measures nothing. */
  readonly measures: MeasuresReport
}

export function reportOn(results: readonly Simulated[]): Report {
  const [first] = results
  if (!first) throw new Error('there are no games to report on')
  const endings: Record<string, number> = {}
  for (const { outcome } of results) endings[outcome.ending] = (endings[outcome.ending] ?? 0) + 1
  const names = [...new Set(results.flatMap((result) => result.bots))].sort()
  return {
    kind: first.outcome.kind,
    games: results.length,
    decisions: results.reduce((sum, result) => sum + result.decisions, 0),
    results: names.map((name) => reportOnBot(name, results)),
    endings,
    sources: sourcesOf(results.flatMap(({ outcome }) => allPoints(outcome))),
    measures: reportOnMeasures(results.flatMap(({ measures }) => measures ?? [])),
  }
}

/** The points that decide: those of teams where teams have points. */
const allPoints = (outcome: Outcome): readonly Points[] =>
  outcome.kind === 'teams' && outcome.teamPoints.length > 0 ? outcome.teamPoints : outcome.points

function sourcesOf(all: readonly Points[]): Record<string, number> {
  const sources: Record<string, number> = {}
  let sum = 0
  for (const { by, total } of all) {
    sum += total
    for (const [source, points] of Object.entries(by)) sources[source] = (sources[source] ?? 0) + points
  }
  return Object.fromEntries(
    Object.entries(sources).map(([source, points]) => [source, sum === 0 ? 0 : points / sum]),
  )
}

/** A side of a game; partners share its result. */
interface Side {
  readonly outcome: Outcome
  /** Its first seat. */
  readonly seat: number
}

function reportOnBot(bot: string, results: readonly Simulated[]): BotReport {
  const sides = results.flatMap(({ bots, outcome }): Side[] =>
    bots.flatMap((name, seat) => (name === bot && isFirst(outcome, seat) ? [{ outcome, seat }] : [])),
  )
  const points = sides.flatMap(({ outcome, seat }) => pointsOf(outcome, seat)?.total ?? [])
  return {
    bot,
    seats: results.reduce((sum, { bots }) => sum + bots.filter((name) => name === bot).length, 0),
    sides: sides.length,
    wins: winsOf(sides),
    points: points.length === 0 ? null : reportOnPoints(points),
    progress: progressOf(sides),
    ranks: ranksOf(sides),
  }
}

const isFirst = (outcome: Outcome, seat: number): boolean =>
  Array.from({ length: seat }, (_, before) => before).every(
    (before) => sideOf(outcome, before) !== sideOf(outcome, seat),
  )

function winsOf(sides: readonly Side[]): number | null {
  const decided = sides.filter(({ outcome }) => outcome.kind !== 'solo' || outcome.won !== null)
  if (decided.length === 0) return null
  return decided.reduce((sum, { outcome, seat }) => sum + winShare(outcome, seat), 0)
}

function progressOf(sides: readonly Side[]): number | null {
  const parts = sides.flatMap(({ outcome }) =>
    outcome.kind === 'cooperative' ? [outcome.progress.reached / outcome.progress.of] : [],
  )
  return parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0) / parts.length
}

function ranksOf(sides: readonly Side[]): Record<string, number> | null {
  const ranks = sides.flatMap(({ outcome }) => (outcome.kind === 'solo' ? (outcome.rank ?? []) : []))
  if (ranks.length === 0) return null
  const sorted = ranks.toSorted((one, other) => one.index - other.index)
  const times: Record<string, number> = {}
  for (const { id } of sorted) times[id] = (times[id] ?? 0) + 1
  return times
}

function reportOnPoints(points: readonly number[]): PointsReport {
  const sorted = points.toSorted((one, other) => one - other)
  return {
    mean: points.reduce((sum, each) => sum + each, 0) / points.length,
    percentiles: Object.fromEntries(
      PERCENTILES.map((percent) => [`${percent}`, percentile(sorted, percent)]),
    ),
  }
}

/** The nearest rank. */
function percentile(sorted: readonly number[], percent: number): number {
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0
}
