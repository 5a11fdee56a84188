/** Why something cannot be chosen, in one word; what is said about it is up to the words of the game. */
export const REASONS = [
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
  'offTrack',
  'betMade',
  'betLate',
  'betOff',
  'noCasino',
  'notDrawnRoute',
  'routeGap',
  'noTourists',
  'notFullest',
  'notNumerous',
  'blocksLate',
  'roadsEarly',
  'otherQuestion',
] as const
export type Reason = (typeof REASONS)[number]

/** Why an act is forbidden, and by which rule. The same checks make the options: what is not forbidden may be chosen. */
export interface Forbidden {
  readonly why: Reason
  /** Its id in RULES.md. */
  readonly rule: string
}
