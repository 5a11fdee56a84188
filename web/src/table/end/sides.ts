import { hasWon, type Outcome, placeOf, pointsOf } from '@curio/kernel'

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
