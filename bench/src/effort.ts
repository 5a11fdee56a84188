/** The load on the servers. */
export interface ServerEffort {
  /** How many matches are played at a time; each number is measured. */
  readonly matches: readonly number[]
  /** With this many matches, one move a second at each is measured too. */
  readonly paced: number
  /** How long each server is measured with each number of matches. */
  readonly seconds: number
  /** Into how many turns that time is divided. */
  readonly slices: number
}

/** How much is measured. */
export interface Effort {
  /** How often each measurement is taken. */
  readonly repetitions: number
  /** How long one measurement of a rate goes on, in milliseconds. */
  readonly slice: number
  /** How far a searching bot looks in one decision. */
  readonly iterations: number
  /** Recorded games that are run again. */
  readonly games: number
  /** Matches that are held in memory. */
  readonly matches: number
  /** End positions for the search of final routes. */
  readonly positions: number
  readonly server: ServerEffort
}

export const FULL: Effort = {
  repetitions: 9,
  slice: 500,
  iterations: 40,
  games: 200,
  matches: 10_000,
  positions: 2_000,
  server: { matches: [50, 200, 500], paced: 200, seconds: 10, slices: 5 },
}

/** Enough to see that everything works; the figures mean little. */
export const QUICK: Effort = {
  repetitions: 2,
  slice: 20,
  iterations: 4,
  games: 10,
  matches: 50,
  positions: 4,
  server: { matches: [20], paced: 20, seconds: 1.2, slices: 1 },
}
