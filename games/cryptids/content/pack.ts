import { LONGEST_ID, LONGEST_TEXT, ORIGINS, PLAIN_TEXT } from '@curio/kernel'
import { z } from 'zod'
import { abilityForm } from '../effects/index.ts'
import {
  CATCH_CATEGORIES,
  DIE_BONUSES,
  EVIDENCE,
  FENCES,
  HABITATS,
  HELPER_MOVES,
  KINDS,
  LOWER_ACTIONS,
  MAIN_EVIDENCE,
  REGION_LETTERS,
  SKILLS,
  START_PLACES,
  TERRAINS,
  TRACKING_RESULTS,
  UPPER_ACTIONS,
  WOLPERTINGER_FACES,
} from './vocabulary.ts'

const origin = z.enum(ORIGINS)
const text = z
  .string()
  .max(LONGEST_TEXT)
  .regex(/\S/, 'must not be blank')
  .regex(PLAIN_TEXT, 'must be one line of visible signs')
const words = z.strictObject({ ru: text, en: text })
const id = z
  .string()
  .max(LONGEST_ID)
  .regex(/^[A-Za-z0-9_-]+$/, 'an id has only letters A-Z, digits, _ and -')
const packId = z
  .string()
  .max(LONGEST_ID)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a pack id is lower-case words joined by -')
const whole = z.int().nonnegative()
const count = z.int().positive()
const terrain = z.enum(TERRAINS)
const kind = z.enum(KINDS)
const regionLetter = z.enum(REGION_LETTERS)
const cell = z.tuple([whole, whole])

/** Five rows of five cells hold any piece that can be played. Checks of longer drawings would take long. */
const LONGEST_SHAPE = 29
/** Of the initiative track: boards draw every one. */
const MOST_ROWS = 30
/** Of one start place; the printed ones have a handful. */
const MOST_START_CELLS = 60
/** Every pair of the 27 locations. */
const MOST_LINES = 351

/** Rows parted by `/`; `.` is a gap, and rows are of one length. */
const shapeOf = (cells: string) =>
  z
    .string()
    .max(LONGEST_SHAPE)
    .regex(new RegExp(`^[${cells}.]+(/[${cells}.]+)*$`), `a shape has only the cells ${cells} . and /`)

const region = z.string().regex(/^[NESW][1-9]$/, 'must be a letter N, E, S or W and a number')
const regionOrUnknown = z.string().regex(/^([NESW][1-9]|\?)$/, 'must be a region such as N1, or ?')
const location = z.strictObject({
  id,
  type: z.enum(['region', 'city']),
  ru: text,
  en: text,
  x: z.number().min(0).max(1000),
  y: z.number().min(0).max(1000),
  origin,
})

const CARD_FACTS = [
  'name',
  'level',
  'loc',
  'evidence',
  'habitat',
  'kind',
  'tile',
  'found',
  'relocated',
  'ability',
] as const

const cryptid = z.strictObject({
  id,
  ru: text,
  en: text,
  caption: words,
  level: z.literal([1, 2, 3]),
  /** `?` is filled by the back of a token from the bag (CR-DATA-6). */
  loc: regionOrUnknown,
  evidence: z
    .array(z.enum([...EVIDENCE, '?']))
    .min(2)
    .max(3),
  habitat: z.enum(HABITATS),
  kind,
  tile: shapeOf('#'),
  found: whole,
  relocated: whole,
  ability: abilityForm.optional(),
  origin,
  /** What the rulebook says of the card; all else of it is our own design. */
  given: z.array(z.enum(CARD_FACTS)).optional(),
})

const evidenceToken = z.strictObject({ id, type: z.enum(EVIDENCE), price: count, back: region, origin })
const bonusRumour = z.strictObject({ id, type: z.literal('R'), price: count, bonus: z.literal(true), origin })

const contract = z.discriminatedUnion('type', [
  z.strictObject({ id, type: z.literal('A'), evidence: z.enum(MAIN_EVIDENCE), ru: text, en: text, origin }),
  z.strictObject({ id, type: z.literal('B'), terrain, ru: text, en: text, origin }),
  z.strictObject({ id, type: z.literal('C'), kind, ru: text, en: text, origin }),
])

const request = z.union(
  [
    z.strictObject({ id, region: regionLetter, points: whole, ru: text, en: text, origin }),
    z.strictObject({ id, kind, points: whole, ru: text, en: text, origin }),
  ],
  'must have either a region or a kind, and id, points, ru, en, origin',
)

const terrainTile = z.strictObject({ id, shape: shapeOf('#cei'), origin })

const fence = z.strictObject({
  id: z.enum(FENCES),
  from: cell,
  to: cell,
  players: z.array(z.int().min(2).max(4)),
  origin,
})

const lowerRow = z.strictObject({
  actions: z.array(z.enum(LOWER_ACTIONS)).min(1),
  move: z.enum(HELPER_MOVES),
})

const poacherCard = z.strictObject({
  id,
  /** For 0, 1, 2, 3 and 4 evidence on his board. */
  up: z.array(z.array(z.enum(UPPER_ACTIONS)).min(1)).length(5),
  cryptids: z.array(z.enum(CATCH_CATEGORIES)).min(1),
  regions: z.array(regionLetter).length(4),
  above: lowerRow,
  below: lowerRow,
  terrain,
  origin,
})

const skill = z.strictObject({
  id: z.enum(SKILLS),
  ru: text,
  en: text,
  use: z.enum(['active', 'passive']),
  /** In experience, before the surcharge; the plane ticket is owned from the start and costs nothing. */
  price: whole,
  origin,
})

/** The shape of a pack; what a shape cannot say is checked by `parsePack`. */
export const packSchema = z.strictObject({
  id: packId,
  game: z.literal('cryptids'),
  version: count,
  name: words,
  constants: z.strictObject({
    track: z.strictObject({ rows: count.max(MOST_ROWS), highlighted: count, origin }),
    slots: z.strictObject({ market: count, display: count, origin }),
    /** How many evidence tokens a refresh leaves on the map. */
    mapTarget: z.strictObject({ value: count, origin }),
    evidenceSlots: z.strictObject({ player: count, poacher: count, origin }),
    /** By position on the track; the first player's comes first. */
    startCoins: z.strictObject({ byPosition: z.array(whole).length(4), origin }),
    startRumours: z.strictObject({ value: whole, origin }),
    /** How much dearer every new skill is with so few players, solo included. */
    surcharge: z.strictObject({ value: whole, upToPlayers: count, origin }),
    /** How long a movement is without range skills. */
    steps: z.strictObject({ value: count, origin }),
  }),
  map: z.strictObject({
    locations: z.array(location),
    /** Two-way, each line once. */
    lines: z.array(z.tuple([id, id])).max(MOST_LINES),
    linesOrigin: origin,
  }),
  evidence: z.array(evidenceToken),
  bonusRumours: z.array(bonusRumour),
  cryptids: z.array(cryptid),
  contracts: z.array(contract),
  requests: z.array(request),
  terrain: z.strictObject({
    water: z.array(terrainTile),
    forest: z.array(terrainTile),
    mountain: z.array(terrainTile),
  }),
  reserve: z.strictObject({
    /** A row of the grid is handled as the bits of one number. */
    width: count.max(30),
    height: count.max(30),
    startPlaces: z.record(z.enum(START_PLACES), z.array(cell).max(MOST_START_CELLS)),
    fences: z.array(fence),
    requestSlots: count,
    origin,
  }),
  skills: z.array(skill),
  helperDice: z.strictObject({
    /** How many are rolled, by the number of players; solo comes first. */
    byPlayers: z.array(count).length(4),
    faces: z.array(z.strictObject({ bonus: z.enum(DIE_BONUSES), n: count })).length(6),
    origin,
  }),
  trackingDice: z.strictObject({ count, faces: z.array(z.enum(TRACKING_RESULTS)).length(6), origin }),
  poacherCards: z.array(poacherCard),
  wolpertinger: z.strictObject({
    card: z.strictObject({ ru: text, en: text, points: whole, origin }),
    tokens: z.array(z.strictObject({ id, face: z.enum(WOLPERTINGER_FACES), origin })),
    /** What a coins token is cashed for. */
    coins: z.strictObject({ value: count, origin }),
  }),
  /** The rank of a won solo game: the last one whose `from` the score reaches. */
  ranks: z.array(z.strictObject({ from: whole, ru: text, en: text, origin })),
})

export type CryptidsPack = z.infer<typeof packSchema>
export type CryptidCard = CryptidsPack['cryptids'][number]
export type PoacherCard = CryptidsPack['poacherCards'][number]
