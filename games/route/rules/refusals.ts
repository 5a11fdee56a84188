/** Why something cannot be chosen, in one word; what is said about it is up to the words of the game. */
export const WHYS = [
  'notDealt',
  'dieUnavailable',
  'dieRound',
  'dieTaken',
  'dieWaiting',
  'occupied',
  'otherCoordinates',
  'noCoordinate',
  'otherType',
  'notYourSegment',
  'irreplaceable',
  'roadOnly',
  'sameRoad',
  'joinsNothing',
  'noRoad',
  'noSuchDiagonal',
  'alreadyDrawn',
  'wayUsed',
  'wayMissing',
  'notAlong',
  'noPair',
  'noPartner',
  'noPairLeft',
  'noRoadLeft',
  'drawsNothing',
  'noDiagonal',
  'alleyUsed',
  'noTee',
  'noTurn',
  'noBonus',
  'diagonalOnly',
  'noShop',
  'shopUsed',
  'shopFar',
  'tomeCircled',
  'notDrawnRoute',
  'routeGap',
  'noTourists',
  'notFullest',
  'notNumerous',
  'blocksLate',
  'roadsEarly',
  'otherQuestion',
] as const
export type Why = (typeof WHYS)[number]

/** A refusal with the rule that forbids. What is not refused may be chosen: options are made of the same checks. */
export interface Refusal {
  readonly why: Why
  /** Its id in RULES.md. */
  readonly rule: string
}
