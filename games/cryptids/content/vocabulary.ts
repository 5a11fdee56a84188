/** Victim, bones, eyewitness, footprints, sky silhouette, water shape. */
export const MAIN_EVIDENCE = ['V', 'B', 'E', 'F', 'S', 'W'] as const
/** R is a rumour. */
export const EVIDENCE = [...MAIN_EVIDENCE, 'R'] as const
/** What a token shows: its type, a bonus rumour in small letters. */
export const FACES = [...EVIDENCE, 'r'] as const
/** Two rumours that stand for one other evidence (CR-COLL-7). */
export const PAIRS = ['RR', 'Rr', 'rr'] as const
export const TERRAINS = ['water', 'forest', 'mountain'] as const
export const HABITATS = [...TERRAINS, 'special'] as const
export const KINDS = ['beast', 'reptile', 'winged', 'chimera'] as const
export const REGION_LETTERS = ['N', 'E', 'S', 'W'] as const
export const LEVELS = [1, 2, 3] as const
export const START_PLACES = ['A', 'B', 'C'] as const
export const FENCES = ['long-1', 'long-2', 'short'] as const

export const ACTIVE_SKILLS = [
  'planeTicket',
  'collectSkill',
  'trackSkill',
  'luck',
  'secondChance',
  'relocateSkill',
] as const
export const PASSIVE_SKILLS = ['range1', 'range2', 'splitMove', 'collectAdjacent'] as const
export const SKILLS = [...ACTIVE_SKILLS, ...PASSIVE_SKILLS] as const

export const DIE_BONUSES = ['coin', 'exp', 'restore', 'rumour'] as const
export const TRACKING_RESULTS = ['success', 'luck', 'failure'] as const
export const WOLPERTINGER_FACES = ['hare', 'coins', 'evidence', 'reroll'] as const

/** Actions of a Poacher card that take evidence from the map (CR-POA-4 to CR-POA-7). */
export const TAKING_ACTIONS = ['bid', 'con', 'low', 'high'] as const
export const UPPER_ACTIONS = [...TAKING_ACTIONS, 'ref', 'c2', 'c3', 'c4'] as const
/** CR-POH-2 to CR-POH-7; the last four remove a helper die. */
export const LOWER_ACTIONS = ['bid', 'con', 'mkt', 'bid+mkt', 'con+mkt', ...DIE_BONUSES] as const
export const CATCH_CATEGORIES = ['found', 'contract', 'bid'] as const
/** Where the Poacher is put, seen from the player's helper (CR-POH-10). */
export const HELPER_MOVES = ['above', 'below'] as const

export type Evidence = (typeof EVIDENCE)[number]
export type Face = (typeof FACES)[number]
export type Pair = (typeof PAIRS)[number]
export type Terrain = (typeof TERRAINS)[number]
export type Habitat = (typeof HABITATS)[number]
export type RegionLetter = (typeof REGION_LETTERS)[number]
export type Level = (typeof LEVELS)[number]
export type StartPlace = (typeof START_PLACES)[number]
export type Skill = (typeof SKILLS)[number]
export type DieBonus = (typeof DIE_BONUSES)[number]
export type TrackingResult = (typeof TRACKING_RESULTS)[number]
export type WolpertingerFace = (typeof WOLPERTINGER_FACES)[number]
export type UpperAction = (typeof UPPER_ACTIONS)[number]
export type LowerAction = (typeof LOWER_ACTIONS)[number]
export type CatchCategory = (typeof CATCH_CATEGORIES)[number]
