import type { Simulated } from './game.ts'
import { type MeasuresReport, reportOnMeasures } from './measures.ts'

export const PERCENTILES = [5, 25, 50, 75, 95] as const

interface BotReport {
  readonly bot: string
  /** How many seats it had in all games together. */
  readonly seats: number
  /** A shared win counts as a part of one. */
  readonly wins: number
  readonly mean: number
  /** Points that so many percent of its results do not exceed. */
  readonly percentiles: Readonly<Record<string, number>>
}

export interface Report {
  readonly games: number
  readonly decisions: number
  readonly results: readonly BotReport[]
  /** How many games ended how. */
  readonly endings: Readonly<Record<string, number>>
  /** The part of all points that came from each source. */
  readonly sources: Readonly<Record<string, number>>
  /** Empty where the game measures nothing. */
  readonly measures: MeasuresReport
}

export function reportOn(results: readonly Simulated[]): Report {
  const endings: Record<string, number> = {}
  const sources: Record<string, number> = {}
  let all = 0
  for (const { outcome } of results) {
    endings[outcome.ending] = (endings[outcome.ending] ?? 0) + 1
    for (const { by, total } of outcome.points) {
      all += total
      for (const [source, points] of Object.entries(by)) sources[source] = (sources[source] ?? 0) + points
    }
  }
  const names = [...new Set(results.flatMap((result) => result.bots))].sort()
  return {
    games: results.length,
    decisions: results.reduce((sum, result) => sum + result.decisions, 0),
    results: names.map((name) => reportOnBot(name, results)),
    endings,
    sources: Object.fromEntries(
      Object.entries(sources).map(([source, points]) => [source, all === 0 ? 0 : points / all]),
    ),
    measures: reportOnMeasures(results.flatMap(({ measures }) => measures ?? [])),
  }
}

function reportOnBot(bot: string, results: readonly Simulated[]): BotReport {
  const points: number[] = []
  let wins = 0
  for (const { bots, outcome } of results) {
    for (const [seat, name] of bots.entries()) {
      if (name !== bot) continue
      points.push(outcome.points[seat]?.total ?? 0)
      if (outcome.winners.includes(seat)) wins += 1 / outcome.winners.length
    }
  }
  points.sort((one, other) => one - other)
  return {
    bot,
    seats: points.length,
    wins,
    mean: points.reduce((sum, each) => sum + each, 0) / Math.max(1, points.length),
    percentiles: Object.fromEntries(
      PERCENTILES.map((percent) => [`${percent}`, percentile(points, percent)]),
    ),
  }
}

/** The nearest rank. */
function percentile(sorted: readonly number[], percent: number): number {
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0
}
