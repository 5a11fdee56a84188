import { firsts, type Points, type TeamsOutcome } from '@curio/kernel'
import type { MatchOptions } from './campaign/options.ts'

/** RT-BASE-46: partners sit opposite each other. */
export const TEAMS: readonly (readonly number[])[] = [
  [0, 2],
  [1, 3],
]

export const isTeamGame = (options: MatchOptions): boolean => 'teams' in options && options.teams === true

/** RT-BASE-46: the sums of the partners decide, and nothing else; RT-END-19 where everybody lost to the Ancient. */
export function teamsOutcome(points: readonly Points[], inPlay: readonly number[]): TeamsOutcome {
  const teamPoints = TEAMS.map((team) => sumOf(team.flatMap((seat) => points[seat] ?? [])))
  const places = teamPoints.map(({ total }) => 1 + teamPoints.filter((other) => other.total > total).length)
  const winners = inPlay.length === 0 ? [] : firsts(places)
  const ending = winners.length === 0 ? 'nobody' : winners.length > 1 ? 'shared' : 'points'
  return { kind: 'teams', teams: TEAMS, winners, places, teamPoints, points, ending }
}

/** Source by source. */
function sumOf(points: readonly Points[]): Points {
  const by: Record<string, number> = {}
  for (const each of points)
    for (const [source, count] of Object.entries(each.by)) by[source] = (by[source] ?? 0) + count
  return { total: points.reduce((sum, { total }) => sum + total, 0), by }
}
