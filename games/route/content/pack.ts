import { LONGEST_ID, LONGEST_TEXT, ORIGINS, PLAIN_TEXT } from '@curio/kernel'
import { z } from 'zod'

export const TOURIST_TYPES = ['red', 'green', 'blue', 'purple'] as const
export const BLOCK_TYPES = [...TOURIST_TYPES, 'yellow', 'white'] as const
export const ANCIENTS = ['CTHULHU', 'YOG_SOTHOTH', 'DAGON', 'SHUB_NIGGURATH'] as const
export const EFFECTS = [
  'FX_REPEAT',
  'FX_CORRECTION',
  'FX_SECRET_ALLEY',
  'FX_NEW_TURN',
  'FX_T_JUNCTION',
] as const
export const STORED_BONUSES = ['BON_COORD', 'BON_SEGMENT', 'BON_DIAGONAL'] as const
export const TOMES = ['TOME_REROLL', 'TOME_UPGRADE', 'TOME_BLESSING'] as const
export const SYMBOLS = ['dark', 'light'] as const
export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const
const BANKS = ['north', 'south'] as const
const ROAD_FLAGS = ['bridge', 'borderBridge', 'embankment', 'deadEnd', 'rounded'] as const

export type TouristType = (typeof TOURIST_TYPES)[number]
export type BlockType = (typeof BLOCK_TYPES)[number]
export type AncientId = (typeof ANCIENTS)[number]
export type EffectId = (typeof EFFECTS)[number]
export type StoredBonus = (typeof STORED_BONUSES)[number]
export type Tome = (typeof TOMES)[number]
export type EffectSymbol = (typeof SYMBOLS)[number]
export type Direction = (typeof DIRECTIONS)[number]
export type Bank = (typeof BANKS)[number]
export type RoadFlag = (typeof ROAD_FLAGS)[number]

export const origin = z.enum(ORIGINS)
const text = z
  .string()
  .max(LONGEST_TEXT)
  .regex(/\S/, 'must not be blank')
  .regex(PLAIN_TEXT, 'must be one line of visible signs')
export const words = z.strictObject({ ru: text, en: text })
export const touristType = z.enum(TOURIST_TYPES)
export const id = z
  .string()
  .max(LONGEST_ID)
  .regex(/^[A-Za-z0-9_]+$/, 'an id has only letters A-Z, digits and _')
export const packId = z
  .string()
  .max(LONGEST_ID)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a pack id is lower-case words joined by -')
export const whole = z.int().nonnegative()

const vertex = z.strictObject({
  id,
  i: z.number().min(0).max(6),
  j: z.number().min(0).max(6),
  at: z.array(id),
  symbol: z.enum(['gate', 'shop']).optional(),
  deadEnd: z.literal(true).optional(),
  dagonOpposite: id.optional(),
  onlyWith: z.enum(ANCIENTS).optional(),
  origin,
})

export const road = z.strictObject({
  id,
  a: id,
  b: id,
  da: z.enum(DIRECTIONS),
  db: z.enum(DIRECTIONS),
  kind: z.literal('land'),
  along: z.array(id).min(1).max(2),
  flags: z.array(z.enum(ROAD_FLAGS)).optional(),
  onlyWith: z.enum(ANCIENTS).optional(),
  origin,
})

export const diagonal = z.strictObject({
  id,
  block: id,
  a: id,
  b: id,
  onlyWith: z.enum(ANCIENTS).optional(),
  origin,
})

const block = z.strictObject({
  id,
  x: z.int().min(1).max(6),
  y: z.int().min(1).max(6),
  type: z.enum(BLOCK_TYPES),
  name: words.optional(),
  star: z.int().positive().optional(),
  university: z.literal(true).optional(),
  origin,
})

export const ancient = z.strictObject({
  id: z.enum(ANCIENTS),
  name: words,
  rule: words,
  penalty: words,
  reward: words,
  origin,
  terrifyingPlaces: z.array(id),
  terrifyingOrigin: origin,
})

const shopCard = z.discriminatedUnion('kind', [
  z.strictObject({
    id,
    name: words,
    kind: z.literal('BON_TOURISTS'),
    tourists: z.array(touristType).length(3),
    origin,
  }),
  z.strictObject({ id, name: words, kind: z.literal('TOME'), origin }),
  z.strictObject({
    id,
    name: words,
    kind: z.literal('BON_DOUBLE'),
    bonuses: z.array(z.enum(STORED_BONUSES)).length(2),
    origin,
  }),
])

const faceNumber = z.int().min(1).max(6)
const faceTourists = z.array(touristType).min(1).max(2)

const touristDie = z.strictObject({
  id,
  kind: z.literal('tourist'),
  faces: z.array(z.strictObject({ n: faceNumber, tourists: faceTourists })).length(6),
  origin,
})

export const effectDie = z.strictObject({
  id,
  kind: z.literal('effect'),
  faces: z.array(z.strictObject({ n: faceNumber, symbol: z.enum(SYMBOLS) })).length(6),
  origin,
})

/** What the map of Arkham has besides its blocks, in both editions. */
export const riverParts = {
  river: z.strictObject({
    name: words,
    line: z.array(id).min(2),
    /** The bank on which the embankment road and its crossings lie (RT-DM-30). */
    embankment: z.enum(BANKS),
    origin,
  }),
  northBank: z.array(id),
  southBank: z.array(id),
  riverside: z.array(id),
  universityBlocks: z.array(id),
  universityCentre: id,
  vertices: z.array(vertex),
  roads: z.array(road),
  diagonals: z.array(diagonal),
}

/** The cards and tables that Arkham has in both editions. */
export const arkhamParts = {
  ancients: z.array(ancient),
  /** For each level of madness, the highest failing number (RT-END-10); the last entry holds for all above. */
  failureTable: z.strictObject({ highestFailing: z.array(whole), origin }),
  calls: z.array(z.strictObject({ id, tourist: touristType, name: words, origin })),
  shopCards: z.array(shopCard),
}

export const task = z.strictObject({ id, name: words, crossings: z.array(id), origin })

export const challenge = z.strictObject({
  rows: z.array(whole),
  columns: z.array(whole),
  /** The level of a cell, by row index plus column index: the first one that reaches so far. */
  levels: z.array(z.strictObject({ upTo: whole, name: words, origin })),
  origin,
})

/** The shape of a pack for the `guide` edition; what a shape cannot say is checked by `parsePack`. */
export const packSchema = z.strictObject({
  id: packId,
  game: z.literal('route'),
  edition: z.literal('guide'),
  version: z.int().positive(),
  name: words,
  rounds: z.strictObject({ value: z.int().positive(), origin }),
  map: z.strictObject({ ...riverParts, blocks: z.array(block).length(36) }),
  dice: z.array(z.discriminatedUnion('kind', [touristDie, effectDie])).length(5),
  effects: z.array(z.strictObject({ id: z.enum(EFFECTS), name: words, text: words, origin })),
  ...arkhamParts,
  tasks: z.array(task),
  challenge,
})

export type RoutePack = z.infer<typeof packSchema>
