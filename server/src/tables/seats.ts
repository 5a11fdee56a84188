import type { Level, Person, Quit, RatingChange } from '@curio/protocol'

/** One seat of a table: free, a person's, a bot's, or a person's for whom a bot plays. */
export interface Seat {
  readonly person: Person | null
  readonly bot: Level | null
  /** When the person gave up or ran out of time; they cannot come back. */
  readonly quit: number | null
  /** Why they quit; null while they play. */
  readonly quitReason: Quit | null
  /** How many games of a match were over when they quit; null while they play. */
  readonly quitAfter: number | null
  readonly reserved: Person | null
  /** Since when the person has been away; null while present, or if present when the server stopped. */
  readonly away: number | null
  /** How the match changed the person's rating; null until it is over, and if it was not rated. */
  readonly rating: RatingChange | null
}

export const FREE_SEAT: Seat = {
  person: null,
  bot: null,
  quit: null,
  quitReason: null,
  quitAfter: null,
  reserved: null,
  away: null,
  rating: null,
}

/** Plays for whoever gave up, ran out of time, or is away. */
export const STAND_IN: Level = 'normal'

export const isFree = ({ person, bot }: Seat): boolean => person === null && bot === null

/** A person decides here. */
export const isPersons = ({ person, bot }: Seat): boolean => person !== null && bot === null

/** A person plays here, or may come back. */
export const isInPlay = ({ person, quit }: Seat): boolean => person !== null && quit === null

export const belongsTo = ({ person }: Seat, player: string): boolean => person?.id === player

export function seatsWhere(seats: readonly Seat[], isWanted: (seat: Seat) => boolean): number[] {
  return seats.flatMap((seat, index) => (isWanted(seat) ? [index] : []))
}
