import { type Outcome, pointsOf, sideOf, winnersOf, winShare } from '@curio/kernel'
import type { ArenaGame, ArenaPlan } from './arena-game.ts'
import { type Interval, wilson } from './statistics.ts'

interface EntrantReport {
  readonly label: string
  readonly bot: string
  /** Seats it had in all games together. */
  readonly seats: number
  /** How often it could win: once for each side of a game, however many seats that had. */
  readonly sides: number
  /** A win shared by k sides counts as 1/k for each. */
  readonly wins: number
  readonly winRate: number
  readonly interval: Interval
  /** Null where the game has no points. */
  readonly meanPoints: number | null
  readonly decisions: number
  readonly meanMilliseconds: number
  readonly longestMilliseconds: number
}

export interface ArenaReport {
  readonly game: string
  readonly players: number
  readonly games: number
  /** Games whose win was shared, and games that nobody won. */
  readonly shared: number
  readonly nobody: number
  readonly entrants: readonly EntrantReport[]
}

export function reportOn(plan: ArenaPlan, games: readonly ArenaGame[]): ArenaReport {
  return {
    game: plan.game,
    players: plan.players,
    games: games.length,
    shared: games.filter(({ outcome }) => winningSides(outcome, plan.players) > 1).length,
    nobody: games.filter(({ outcome }) => winningSides(outcome, plan.players) === 0).length,
    entrants: plan.entrants.map((_, entrant) => reportOnEntrant(plan, games, entrant)),
  }
}

const winningSides = (outcome: Outcome, players: number): number =>
  new Set(winnersOf(outcome, players).map((seat) => sideOf(outcome, seat))).size

function reportOnEntrant(plan: ArenaPlan, games: readonly ArenaGame[], entrant: number): EntrantReport {
  const results = games.flatMap(({ seating, outcome, efforts }) =>
    seating.flatMap((who, seat) =>
      who !== entrant
        ? []
        : {
            // The first seat of a side stands for it.
            isFirst:
              seating.findIndex((_, other) => sideOf(outcome, other) === sideOf(outcome, seat)) === seat,
            win: winShare(outcome, seat),
            points: pointsOf(outcome, seat)?.total ?? null,
            effort: efforts[seat] ?? { decisions: 0, milliseconds: 0, longest: 0 },
          },
    ),
  )
  const seats = results.length
  const ofSides = results.filter(({ isFirst }) => isFirst)
  const wins = sum(ofSides.map(({ win }) => win))
  const points = results.flatMap((result) => result.points ?? [])
  const decisions = sum(results.map(({ effort }) => effort.decisions))
  return {
    label: plan.entrants[entrant]?.label ?? '',
    bot: plan.entrants[entrant]?.name ?? '',
    seats,
    sides: ofSides.length,
    wins,
    winRate: wins / Math.max(1, ofSides.length),
    interval: wilson(wins, ofSides.length),
    meanPoints: points.length === 0 ? null : sum(points) / points.length,
    decisions,
    meanMilliseconds: sum(results.map(({ effort }) => effort.milliseconds)) / Math.max(1, decisions),
    longestMilliseconds: Math.max(0, ...results.map(({ effort }) => effort.longest)),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** The report for people. */
export function formatReport({ game, players, games, shared, nobody, entrants }: ArenaReport): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)}%`
  const rows = [
    ['', 'bot', 'sides', 'wins', 'win rate', '95% interval', 'mean points', 'ms/decision', 'longest ms'],
    ...entrants.map((each) => [
      each.label,
      each.bot,
      `${each.sides}`,
      `${Number(each.wins.toFixed(2))}`,
      percent(each.winRate),
      `${percent(each.interval.low)} to ${percent(each.interval.high)}`,
      each.meanPoints === null ? '–' : each.meanPoints.toFixed(1),
      each.meanMilliseconds.toFixed(1),
      each.longestMilliseconds.toFixed(0),
    ]),
  ]
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return [
    `${game}, ${players} players, ${games} games; seats rotate, every deal is played in each order`,
    ...lines,
    `A win shared by k sides counts as 1/k for each: ${shared} shared, ${nobody} won by nobody.`,
  ].join('\n')
}
