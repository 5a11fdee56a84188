import { LONGEST_ID, LONGEST_TEXT, ORIGINS, PLAIN_TEXT } from '@curio/kernel'
import { z } from 'zod'
import { abilityForm } from '../effects/abilities/index.ts'
import { endingForm } from '../effects/endings/index.ts'
import { prophecyForm } from '../effects/prophecies/index.ts'
import { specialForm } from '../effects/specials/index.ts'
import {
  CHARACTERS,
  COMPONENTS,
  DAYS,
  HIRE_FACES,
  HIRED,
  LEVELS,
  LOCATIONS,
  PLACES,
  PRICED_ACTIONS,
  SCHOOL_FACES,
  SCHOOLS,
  SHARED_LOCATIONS,
  SPECIAL_LOCATIONS,
  SPECIALISTS,
  TARGETS,
  THEATERS,
  TIERS,
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
  .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, 'an id has only letters A-Z and digits, in words joined by -')
const packId = z
  .string()
  .max(LONGEST_ID)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a pack id is lower-case words joined by -')
const whole = z.int().nonnegative()
const count = z.int().positive()
/** Enough for anything on a card, and little enough for every sum. */
const figure = z.int().min(0).max(99)
const component = z.enum(COMPONENTS)
const school = z.enum(SCHOOLS)
const place = z.enum(PLACES)

/** What a trick, a card or a bonus pays. */
const yields = z.strictObject({ fame: figure, coins: figure, shards: figure })
/** How many tokens of each kind. */
const tokens = z.partialRecord(component, z.int().min(1).max(3))
/** Where a name comes from, if not from the same place as the figures. */
const named = { ru: text, en: text, origin, namesOrigin: origin.optional() }

const trick = z.strictObject({
  id,
  school,
  level: z.literal(LEVELS),
  needs: tokens,
  /** What preparing it costs (TR-WS-PREP-1). */
  ap: z.int().min(1).max(3),
  /** Printed squares. */
  markers: z.int().min(1).max(3),
  yields,
  /** TR-FIN-7: for level 3 only. */
  end: endingForm.optional(),
  ...named,
})

const performance = z.strictObject({
  id,
  theater: z.enum(THEATERS),
  slots: z.array(place).min(3).max(6),
  /** Each joins two neighbouring slots (TR-TH-LINK). */
  circles: z.array(z.strictObject({ between: z.tuple([place, place]), shard: z.boolean() })).max(7),
  /** For the performer (TR-PERF-BON-6). */
  bonus: yields,
  origin,
})

const magician = z.strictObject({
  id,
  school,
  ability: z.strictObject({ power: abilityForm, ...named }),
  ...named,
})

const special = z.strictObject({
  id,
  location: z.enum(SPECIAL_LOCATIONS),
  action: z.enum(TARGETS),
  power: specialForm,
  ...named,
})

const prophecy = z.strictObject({ id, power: prophecyForm, ...named })

const die = z.discriminatedUnion('place', [
  z.strictObject({ id, place: z.literal('residence'), faces: z.array(z.enum(SCHOOL_FACES)), origin }),
  z.strictObject({ id, place: z.literal('inn'), faces: z.array(z.enum(HIRE_FACES)), origin }),
  z.strictObject({
    id,
    place: z.literal('bank'),
    faces: z.array(z.union([count.max(99), z.literal('x')])),
    origin,
  }),
])

/** A row of slots that everybody shares; which of them are closed, by number of players (TR-PC-1, TR-PC-2). */
const row = z.strictObject({
  id: z.enum(SHARED_LOCATIONS),
  modifiers: z.array(z.int().min(-3).max(3)).min(1).max(8),
  closed: z.strictObject({ two: z.array(whole), three: z.array(whole), four: z.array(whole) }),
  origin,
})

const day = z.strictObject({
  id: z.enum(DAYS),
  /** Slots backstage; beside them the day has one on stage (TR-TH-2). */
  backstage: z.array(z.int().min(-3).max(3)).min(1).max(4),
  /** What it adds to every trick of somebody who is there (TR-PERF-REW-2, TR-PERF-REW-3). */
  modifier: z.strictObject({ fame: z.int().min(-9).max(9), coins: z.int().min(-9).max(9) }),
  origin,
})

/** TR-FIRST: what a player of the school starts with. */
const kit = z.strictObject({
  id,
  school,
  trick: id,
  components: tokens,
  specialist: z.enum(SPECIALISTS),
  /** What lies on the specialist's board; the Assistant's is always an Apprentice. */
  bonus: z.strictObject({ components: tokens.optional(), trick: id.optional() }),
  origin,
})

/** How many permanent assignments a player has in hand (TR-PSET-14, TR-PSET-15). */
const hand = z.record(z.enum(LOCATIONS), figure)
const bySlot = z.array(figure).length(4)
const byLevel = z.array(figure).length(3)
const byTier = z.record(z.enum(TIERS), figure)
const orderSlots = z.array(z.int().min(1).max(4))

const constants = z.strictObject({
  rounds: z.strictObject({ base: count.max(20), darkAlley: count.max(20), origin }),
  /** Coins by slot of the turn order, and what the components must be worth in coins (TR-PSET-10, TR-PSET-20). */
  start: z.strictObject({ coins: bySlot, fame: figure, shards: figure, componentsWorth: figure, origin }),
  /** What a quick game adds; `componentsWorth` is the most coins that its components may be worth (TR-QUICK). */
  quick: z.strictObject({
    round: count.max(20),
    fame: figure,
    shards: figure,
    componentsWorth: figure,
    assistantCoins: figure,
    origin,
  }),
  /** Slots of the turn order that are used, by number of players (TR-PC-5, TR-PC-8). */
  turnOrder: z.strictObject({ two: orderSlots, three: orderSlots, four: orderSlots, origin }),
  hands: z.strictObject({ base: hand, darkAlley: hand, origin }),
  /** The price is that of the slot of the turn order (TR-ADV-3, TR-ADV-4). */
  advertise: z.strictObject({ coins: bySlot, fame: figure, origin }),
  baseAp: z.strictObject({ value: z.record(z.enum(CHARACTERS), figure), origin }),
  /** TR-AP-9. */
  actionAp: z.strictObject({ value: z.record(z.enum(PRICED_ACTIONS), figure), origin }),
  enhance: z.strictObject({ ap: figure, shards: figure, origin }),
  /** What a special assignment brings in place of its effect (TR-SPEC-8). */
  instead: z.strictObject({ ap: figure, origin }),
  /** Fame that the Learn action asks for, by level (TR-DT-LEARN-8). */
  thresholds: z.strictObject({ byLevel, origin }),
  /** By level of the trick that was set up (TR-TH-LINK-3). */
  linkBonus: z.strictObject({ byLevel, origin }),
  prices: z.strictObject({ byTier, origin }),
  market: z.strictObject({
    /** What lies on the Buy slots at first; each faces an Order slot (TR-SETUP-6, TR-MKT-ORD-3). */
    stall: z.array(component).min(1).max(8),
    /** Tokens of one Buy at most (TR-MKT-BUY-1). */
    buy: count.max(9),
    /** More coins for each token of a quick order (TR-MKT-BUY-5). */
    quickOrder: figure,
    /** The least that bargaining leaves (TR-MKT-BARG-3). */
    bargained: figure,
    origin,
  }),
  /** Places on the player board and what a specialist's board adds (rules, section 3.3). */
  capacity: z.strictObject({
    tricks: count.max(4),
    engineerTricks: count.max(4),
    components: count.max(12),
    managerComponents: count.max(12),
    apprentices: count.max(4),
    assistantApprentices: count.max(4),
    workshopSlots: count.max(8),
    origin,
  }),
  /** Tokens of one kind (TR-CMP-4), and what the Manager board adds to a stack (TR-CMP-9). */
  stacks: z.strictObject({ most: count.max(9), manager: figure, origin }),
  /** Trick markers of one symbol (TR-WS-PREP-7), and what the Engineer board adds to a preparation (TR-WS-PREP-6). */
  markers: z.strictObject({ perSymbol: count.max(9), engineer: figure, origin }),
  /** School symbols of a trick marker, read clockwise. */
  corners: z.strictObject({ clockwise: z.array(school).length(4), origin }),
  /** Cards of each theater in the performance deck (TR-SETUP-8). */
  performanceDeck: z.strictObject({ each: count.max(8), origin }),
  /** From the end of this round on a performance card leaves the row (TR-END-7). */
  renewal: z.strictObject({ discardFrom: count.max(20), origin }),
  performer: z.strictObject({
    link: yields,
    backstage: z.record(z.enum(SPECIALISTS), yields),
    origin,
  }),
  wages: z.strictObject({ value: z.record(z.enum(HIRED), figure), famePerCoin: figure, origin }),
  draw: z.strictObject({ cards: count.max(9), origin }),
  pending: z.strictObject({ value: count.max(9), origin }),
  /** Fame at the end (TR-FIN-2 to TR-FIN-8). */
  scoring: z.strictObject({
    shard: figure,
    coins: z.strictObject({ each: count.max(99), fame: figure }),
    apprentice: figure,
    specialist: figure,
    special: figure,
    most: figure,
    origin,
  }),
})

/** The shape of a pack; what a shape cannot say is checked by `parsePack`. */
export const packSchema = z.strictObject({
  id: packId,
  game: z.literal('trickerion'),
  version: count,
  name: words,
  constants,
  components: z.array(
    z.strictObject({ id: component, tier: z.enum(TIERS), tokens: count.max(99), ...named }),
  ),
  rows: z.array(row),
  days: z.array(day),
  dice: z.array(die),
  theaters: z.array(z.strictObject({ id: z.enum(THEATERS), ...named })),
  magicians: z.array(magician),
  kits: z.array(kit),
  tricks: z.array(trick),
  performances: z.array(performance),
  specials: z.array(special),
  prophecies: z.array(prophecy),
})

export type TrickerionPack = z.infer<typeof packSchema>
export type Trick = TrickerionPack['tricks'][number]
export type PerformanceCard = TrickerionPack['performances'][number]
export type Magician = TrickerionPack['magicians'][number]
export type SpecialAssignment = TrickerionPack['specials'][number]
export type Prophecy = TrickerionPack['prophecies'][number]
export type Die = TrickerionPack['dice'][number]
export type Kit = TrickerionPack['kits'][number]
export type Yields = z.infer<typeof yields>
export type Tokens = z.infer<typeof tokens>
