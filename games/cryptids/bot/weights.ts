import type { Skill } from '../content/vocabulary.ts'

/** The bot's weights, tuned by letting bots play many games; no rule gives them. In points unless a comment says otherwise. */
export const WEIGHTS = {
  /** What one round of the seat's time is worth. */
  round: 1.4,
  /** How close to breaking even a plan must be for its value to be in doubt. */
  doubt: 0.7,
  /** Rounds in a typical game. */
  gameRounds: 12.3,
  /** While the end is not in sight, the bot expects at least this many more rounds. */
  leastRounds: 1.6,
  /** A coin at the end, and how much more the first few are worth for each round that is left. */
  coin: 0.2,
  coinPerRound: 0.012,
  usefulCoins: 4,
  experience: 0.33,
  experiencePerRound: 0.02,
  /** Rounds until evidence turns up that is neither on the map nor on the player's board. */
  waiting: 2.6,
  /** Rounds that a failed attempt costs. */
  failure: 1.4,
  /** The cost of a step, so that the shorter of two equal ways wins. */
  step: 0.02,
  /** The share of the relocated points that counts while the cryptid is not found yet. */
  relocationAhead: 0.55,
  /** The share of the relocated points that counts while a found cryptid has no room. */
  noRoom: 0.4,
  /** A marker in the reserve, beside its points: symbols under it and the majority. */
  marker: 0.4,
  /** How much of the lesser personal contract counts while it may become the better one. */
  lesserContract: 0.3,
  /** A bid token that can go to another card. */
  freedBid: 0.4,
  /** A row nearer to the top of the track. */
  row: 0.02,
  /** A token of the Wolpertinger in a city. */
  search: 1.1,
  /** What a refresh brings beside the bonus: for each new token, and when evidence is wanted that is not on the map. */
  newToken: 0.06,
  wantedToken: 0.3,
  /** A step that only leads nearer to where a plan begins, and what each place nearer adds. */
  onTheWay: -0.3,
  nearer: 0.1,
  /** Differences of this size make one option clearly more promising than another. */
  clearly: 0.25,
} as const

/** The worth of an act that leaves everything as it was, or that can as well be done later: bots never do it. */
export const NEVER = Number.NEGATIVE_INFINITY

/** What a ready active skill is worth. */
export const READY: Readonly<Record<Skill, number>> = {
  planeTicket: 0.7,
  collectSkill: 0.6,
  trackSkill: 0.5,
  relocateSkill: 0.45,
  luck: 0.35,
  secondChance: 0.35,
  range1: 0,
  range2: 0,
  splitMove: 0,
  collectAdjacent: 0,
}

/** What owning a skill is worth per remaining round. */
export const OWNED: Readonly<Record<Skill, number>> = {
  planeTicket: 0.1,
  collectSkill: 0.16,
  trackSkill: 0.1,
  relocateSkill: 0.09,
  luck: 0.06,
  secondChance: 0.06,
  range1: 0.13,
  range2: 0.07,
  splitMove: 0.05,
  collectAdjacent: 0.12,
}

/** What the Poacher's catch costs, by the number caught of one contract, and in all. */
export const CAUGHT_OF_CONTRACT: readonly number[] = [0, 0.8, 3.5, 20]
export const CAUGHT_IN_ALL: readonly number[] = [0, 0.3, 0.8, 1.8, 4.5, 20]
export const LOST = -20
