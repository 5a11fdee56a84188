import { type AncientId, STORED_BONUSES } from '../pack.ts'

export const CITIES = ['las-vegas', 'sydney', 'venice', 'arkham-booklet'] as const
export const GOAL_DECKS = ['A', 'B', 'C'] as const

/** The iconic landmarks of each city, which are grey and have a rating. */
export const ICONIC = {
  'las-vegas': ['VEG_ARENA', 'VEG_SPHERE', 'VEG_SIGN'],
  sydney: ['SYD_BRIDGE', 'SYD_OPERA', 'SYD_TOWER', 'SYD_GALLERY'],
  venice: ['VEN_SAN_MARCO', 'VEN_CA_DORO', 'VEN_SALUTE', 'VEN_FRARI'],
  'arkham-booklet': ['university', 'ARK_ASYLUM', 'ARK_STATION'],
} as const

/** RT-ARK-1. */
export const BOOKLET_ANCIENTS = ['CTHULHU', 'YOG_SOTHOTH', 'DAGON'] as const satisfies readonly AncientId[]

/** Landmarks of Sydney that cover several blocks (RT-DM-56). */
export const LARGE_LANDMARKS = ['SYD_GARDEN', 'SYD_HYDE_PARK'] as const

/** Venice alone has the transfer (RT-BASE-30). */
export const CAFE_BONUSES = [...STORED_BONUSES, 'BON_TRANSFER'] as const

export const BOOKLET_EFFECTS = ['FX_REPEAT', 'FX_CORRECTION', 'FX_SECRET_ALLEY', 'FX_JOINING_PATHS'] as const

export const YELLOW_EVENTS = ['EV_MUSICIANS', 'EV_BOOKING', 'EV_POPULARITY', 'EV_REGULAR'] as const
export const RED_EVENTS = ['EV_RECONSTRUCTION', 'EV_NO_PASS', 'EV_OBSTACLE', 'EV_CRIME'] as const
export const EVENTS = [...YELLOW_EVENTS, ...RED_EVENTS] as const
/** What is on secret cards is told to nobody who has not unlocked them (RT-ACH-16). */
export const SECRET_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

export const EVENT_COLOURS = ['yellow', 'red'] as const

/** Where an event is marked: a yellow one by dice or at a landmark of choice, a red one by the neighbour. */
export const EVENT_PLACES = {
  yellow: ['dice', 'greyLandmark'],
  red: ['landmark', 'whiteRoad', 'whiteCrossing', 'whiteBlock'],
} as const

/** What a goal measures on the final route. */
export const GOAL_MEASURES = {
  A: ['segments', 'turns', 'borderSegments', 'threeSides'],
  B: ['tourists', 'borderTourists', 'rowsPlusColumns', 'maxColour'],
  C: ['minLandmarks', 'cafes', 'greyLandmarks', 'whiteLocations'],
} as const

/** RT-CAMP-1. */
export const CAMPAIGN_GAMES = 3
export const SUPPORT_BONUSES = ['SUP_COORD', 'SUP_LONG_WAY', 'SUP_ALLEY', 'SUP_CORRECTION'] as const
export type SupportBonus = (typeof SUPPORT_BONUSES)[number]

/** What a player bets on in a casino, in the order of the types (RT-VEG-BET-9 to RT-VEG-BET-13). */
export const BET_SUBJECTS = [
  'red',
  'green',
  'blue',
  'purple',
  'halfStars',
  'sevens',
  'task',
  'goalA',
  'goalB',
  'goalC',
] as const

/** What an achievement counts: in a finished game, or over all games of a player. */
export const ACHIEVEMENT_MEASURES = [
  'soloGames',
  'teamGames',
  'campaigns',
  'people',
  'turnsInARow',
  'joiningPaths',
  'taskPoints',
  'redEvents',
  'greyPoints',
  'goalsWon',
  'coordinateChanges',
  'equalCoordinates',
  'cornerLocations',
  'yellowEvents',
  'surroundedLocations',
  'cities',
  'ancients',
  'gateMadness',
  'encounterPoints',
] as const

export type City = (typeof CITIES)[number]
export type CafeBonus = (typeof CAFE_BONUSES)[number]
