/** How much is measured. */
export interface Effort {
  /** How often each measurement is taken. */
  readonly repetitions: number
  /** How long one measurement of a rate goes on, in milliseconds. */
  readonly slice: number
  /** Recorded games that are run again. */
  readonly games: number
  /** Matches that are held in memory. */
  readonly matches: number
  /** End positions for the search of final routes. */
  readonly positions: number
}

export const FULL: Effort = { repetitions: 9, slice: 500, games: 200, matches: 10_000, positions: 2_000 }

/** Enough to see that everything works; the figures mean little. */
export const QUICK: Effort = { repetitions: 2, slice: 20, games: 10, matches: 50, positions: 4 }
