import type { Worths } from '@curio/kernel'
import type { SupportBonus } from '../content/booklet/terms.ts'
import type { RouteContent } from '../rules/content.ts'
import type { RouteState } from '../rules/state.ts'

/** What the options of a question are worth, in points. */
export type RouteWorths = Worths<RouteState, RouteContent>

/** The numbers of judgment: found by letting bots play many games, not given by any rule. In points unless stated otherwise. */
export const WEIGHTS = {
  /** Tourists of each type that a round brings to a line. */
  touristsPerRound: 0.79,
  /** The share of the landmarks still missing that a round adds to a line. */
  landmarksPerRound: 0.066,
  /** The share of a block's worth that counts one road away from an end of the line, and the decay per further road. */
  nearby: 0.84,
  nearbyDecay: 0.455,
  /** Rounds that are left when what is near the ends begins to count less. */
  nearbyRounds: 5,
  /** How much an empty block along the line counts, as a share of the tourists it may get. */
  emptyBlock: 0.68,
  /** Each road missing between two pieces of a line. */
  gapRoad: 7.1,
  storedSegment: 14.6,
  storedDiagonal: 6.9,
  storedCoordinate: 2.5,
  storedTransfer: 3,
  /** Tourists of each type that a round brings to a remote landmark. */
  remotePerRound: 0.4,
  tome: 5,
  /** For each road that a block is away from the line: the share of its worth that is left. */
  siteDecay: 0.85,
  siteDecayInLastRound: 0.43,
  /** The share of a landmark's worth that counts when its block is chosen. */
  siteLandmark: 0.6,
  /** How much the others' gain from a pair of dice counts against one's own. */
  rivalry: 0.7,
  /** Differences of this size make one option clearly more promising than another. */
  clearly: 4,
} as const

/** RT-CAMP-9: what each support bonus brings in a game, in points. */
export const SUPPORT_WORTH: Readonly<Record<SupportBonus, number>> = {
  SUP_LONG_WAY: 10,
  SUP_ALLEY: 7,
  SUP_COORD: 4,
  SUP_CORRECTION: 5,
}

/** The longest gap in a line, in roads, that is worth thinking of. */
export const LONGEST_GAP = 3
/** Chains that the search for the best line may try: while the game goes on, and when it is decided. */
export const EFFORT = { growing: 160, final: 600 } as const
/** Drawings that are judged in full; the others only by a guess. */
export const DRAWINGS_JUDGED = 8
