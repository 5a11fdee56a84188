import { hasWon, type Outcome, placeOf, pointsOf, type TeamsOutcome } from '@curio/kernel'
import { joined, type Language } from '@curio/ui/language'
import type { Words } from '../../words/index.ts'

/** A seat, or a team, as the end screen lists it. */
export interface SideAtEnd {
  readonly seats: readonly number[]
  /** Null where there are no places. */
  readonly place: number | null
  readonly points: number | null
  readonly won: boolean
}

/** Seats or teams, by place if there are places. */
export function sidesAtEnd(outcome: Outcome, seats: readonly number[]): readonly SideAtEnd[] {
  const sides = outcome.kind === 'teams' ? outcome.teams : seats.map((seat) => [seat])
  return sides
    .map((members) => {
      const [seat = 0] = members
      const points = pointsOf(outcome, seat)?.total ?? null
      return { seats: members, place: placeOf(outcome, seat), points, won: hasWon(outcome, seat) }
    })
    .sort((one, other) => (one.place ?? 0) - (other.place ?? 0))
}

export function teamsWords(
  { teams, winners }: TeamsOutcome,
  nameOf: (seat: number) => string,
  language: Language,
  words: Words['end'],
): string {
  const [winner] = winners
  if (winner === undefined || winners.length > 1)
    return winner === undefined ? words.noTeam : words.teamsEqual
  return words.teamWon(joined(language, (teams[winner] ?? []).map(nameOf)))
}
