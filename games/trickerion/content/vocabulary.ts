export const SCHOOLS = ['mechanical', 'spiritual', 'escape', 'optical'] as const
/** Symbols, in the order in which they are given to tricks (TR-PSET-13). */
export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const
export const LEVELS = [1, 2, 3] as const

export const TIERS = ['basic', 'advanced', 'superior'] as const
export const COMPONENTS = [
  'wood',
  'metal',
  'glass',
  'fabric',
  'rope',
  'petroleum',
  'saw',
  'animal',
  'padlock',
  'mirror',
  'disguise',
  'cog',
] as const

export const SPECIALISTS = ['manager', 'engineer', 'assistant'] as const
export const HIRED = [...SPECIALISTS, 'apprentice'] as const
export const CHARACTERS = ['magician', ...HIRED] as const

/** Locations with a special deck, in the order of their decks; the Dark Alley has none (TR-SPEC-1). */
export const SPECIAL_LOCATIONS = ['downtown', 'marketRow', 'workshop', 'theater'] as const
export const LOCATIONS = [...SPECIAL_LOCATIONS, 'darkAlley'] as const
/** Locations with one row of slots that everybody shares (TR-PC-3). */
export const SHARED_LOCATIONS = ['downtown', 'marketRow', 'darkAlley'] as const

/** Actions with a fixed price in action points, by location (rules, section 3.6). Prepare has its price on the trick. */
export const ACTIONS_IN = {
  downtown: ['hire', 'learn', 'takeCoins', 'reroll', 'setDie'],
  marketRow: ['buy', 'bargain', 'order', 'quickOrder'],
  workshop: ['moveTrick', 'moveComponents', 'moveApprentice'],
  theater: ['setUp', 'reschedule'],
  darkAlley: ['drawFirst', 'drawFurther', 'fortune'],
} as const
export const PRICED_ACTIONS = [
  ...ACTIONS_IN.downtown,
  ...ACTIONS_IN.marketRow,
  ...ACTIONS_IN.workshop,
  ...ACTIONS_IN.theater,
  ...ACTIONS_IN.darkAlley,
] as const

/** The action that a special assignment names; `any` is printed as a question mark (TR-SPEC-4, TR-SPEC-6). */
export const TARGETS_IN = {
  downtown: ['hire', 'learn', 'takeCoins', 'any'],
  marketRow: ['buy', 'order', 'quickOrder', 'any'],
  workshop: ['prepare', 'any'],
  theater: ['setUp', 'perform', 'reschedule', 'any'],
} as const
export const TARGETS = [
  'hire',
  'learn',
  'takeCoins',
  'buy',
  'order',
  'quickOrder',
  'prepare',
  'setUp',
  'reschedule',
  'perform',
  'any',
] as const

export const DAYS = ['thursday', 'friday', 'saturday', 'sunday'] as const
/** In the order in which they lie in the performance deck, from its top (TR-SETUP-8). */
export const THEATERS = ['riverside', 'grandMagorian', 'magnusPantheon'] as const
/** Slots of a performance card by column and row, row 0 on top. */
export const PLACES = ['00', '10', '01', '11', '02', '12'] as const

export const DICE_PLACES = ['residence', 'inn', 'bank'] as const
/** Offers nothing (TR-DICE-4). */
export const BLANK = 'x'
export const SCHOOL_FACES = [...SCHOOLS, 'any', BLANK] as const
export const HIRE_FACES = [...HIRED, BLANK] as const

/** Answers that are offered beside the ids of cards: nothing of what is offered, and giving something back. */
export const NONE = 'none'
export const BACK = 'return'
export const PLAYER_COUNTS = [2, 3, 4] as const

export type School = (typeof SCHOOLS)[number]
export type Suit = (typeof SUITS)[number]
export type Level = (typeof LEVELS)[number]
export type Tier = (typeof TIERS)[number]
export type Component = (typeof COMPONENTS)[number]
export type Specialist = (typeof SPECIALISTS)[number]
export type Hired = (typeof HIRED)[number]
export type CharacterKind = (typeof CHARACTERS)[number]
export type Location = (typeof LOCATIONS)[number]
export type SpecialLocation = (typeof SPECIAL_LOCATIONS)[number]
export type SharedLocation = (typeof SHARED_LOCATIONS)[number]
export type PricedAction = (typeof PRICED_ACTIONS)[number]
export type Target = (typeof TARGETS)[number]
export type Day = (typeof DAYS)[number]
export type Theater = (typeof THEATERS)[number]
export type Place = (typeof PLACES)[number]
