import type { AchievingSeat, PlayedMatch, Told } from '@curio/kernel'
import { cityContent, type RouteContent } from '../content.ts'
import type { RouteState } from '../state.ts'

/** A finished game in one city: a match of its own, or one of a campaign. */
export interface FinishedGame {
  readonly state: RouteState
  readonly content: RouteContent
  /** What was told in it. */
  readonly notes: readonly Told[]
  /** The points of the seat, by source. */
  readonly points: Readonly<Record<string, number>>
  readonly won: boolean
  readonly inTeams: boolean
}

/** RT-ACH-18: a game of a campaign counts like any other. */
export function gamesIn(
  match: PlayedMatch<RouteState, RouteContent>,
  { seat, won }: AchievingSeat,
): readonly FinishedGame[] {
  const { state, earlier, content, outcome, notes } = match
  if (!state.campaign) {
    const points = outcome.points[seat]?.by ?? {}
    return [{ state, content, notes, points, won, inTeams: outcome.kind === 'teams' }]
  }
  const told = notesByGame(notes)
  return [...earlier, state].map((each, index) => {
    const result = each.campaign?.games.at(-1)
    return {
      state: each,
      content: cityContent(content, each),
      notes: told[index] ?? [],
      points: result?.points[seat]?.by ?? {},
      won: result?.places[seat] === 1,
      inTeams: false,
    }
  })
}

/** The notes of a campaign, game by game: each game ends with its fame. */
function notesByGame(notes: readonly Told[]): Told[][] {
  const games: Told[][] = [[]]
  for (const told of notes) {
    games.at(-1)?.push(told)
    if (told.note.kind === 'campaign.game') games.push([])
  }
  return games
}
