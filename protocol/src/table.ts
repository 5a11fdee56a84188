import { LEVELS } from '@curio/bots/level-names'
import { z } from 'zod'

const STATUSES = ['open', 'playing', 'over', 'abandoned'] as const
export const VISIBILITIES = ['public', 'private'] as const
/** Why somebody does not play on. Unknown in matches from before this was recorded. */
const QUITS = ['resigned', 'late', 'unknown'] as const

/** How much time a player has: any amount, days for each turn that the others can see, or minutes in all. */
export const timeControlSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
  z.strictObject({ kind: z.literal('minutes'), minutes: z.int().min(1).max(600) }),
])

const personSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  guest: z.boolean(),
  program: z.boolean(),
})

const seatSchema = z.strictObject({
  /** Who sits here, or sat here before a bot took over. */
  person: personSchema.nullable(),
  /** The bot that plays here. */
  bot: z.enum(LEVELS).nullable(),
  /** Why the person has given up the seat: the bot plays on, and the person cannot come back. Null while they may play. */
  quit: z.enum(QUITS).nullable(),
  connected: z.boolean(),
  /** When the others may let a bot play for somebody who is away, by the server's time. */
  replaceable: z.number().nullable(),
  /** For whom the seat is kept in a rematch. */
  reserved: personSchema.nullable(),
  /** How the match changed the person's rating, when it is over and rated. */
  rating: z.strictObject({ before: z.int(), after: z.int() }).nullable(),
})

/** A pack of the match. */
const tablePackSchema = z.strictObject({
  name: z.string(),
  /** Its title, by language. */
  title: z.record(z.string(), z.string()).nullable(),
  /** The hash that headers use; a pack with other words has the same one. */
  hash: z.string(),
  /** Where it is kept: `/api/packs/<file>`. */
  file: z.string(),
  /** Whether the creator of the table brought it; otherwise it came with the game. */
  brought: z.boolean(),
})

const voteSchema = z.strictObject({ seat: z.int(), by: z.array(z.int()), needed: z.int() })

/** Everything about a table except the position. The same for every viewer. */
export const tableSchema = z.strictObject({
  match: z.string(),
  game: z.string(),
  status: z.enum(STATUSES),
  visibility: z.enum(VISIBILITIES),
  options: z.unknown(),
  clock: timeControlSchema,
  /** Whether the match changes ratings. If so, it has neither hints nor seats for bots. */
  rated: z.boolean(),
  /** Seat by seat, when the time runs out if nothing is answered, by the server's time; null if the clock is stopped. */
  deadlines: z.array(z.number().nullable()),
  /** Seat by seat, the milliseconds left while the clock is stopped. */
  remaining: z.array(z.number().nullable()),
  seats: z.array(seatSchema),
  spectators: z.int(),
  votes: z.array(voteSchema),
  creator: z.string().nullable(),
  rules: z.int().nullable(),
  /** SHA-256 of the seed from which every outcome of chance comes, published before the first outcome. */
  commitment: z.string().nullable(),
  rematch: z.string().nullable(),
  created: z.number(),
  /** Until the match begins, only packs that were brought. */
  packs: z.array(tablePackSchema),
})

export type Status = (typeof STATUSES)[number]
export type Visibility = (typeof VISIBILITIES)[number]
export type Quit = (typeof QUITS)[number]
export type TimeControl = z.infer<typeof timeControlSchema>
export type Person = z.infer<typeof personSchema>
export type TablePack = z.infer<typeof tablePackSchema>
export type Vote = z.infer<typeof voteSchema>
export type RatingChange = NonNullable<TableInfo['seats'][number]['rating']>
export type TableInfo = z.infer<typeof tableSchema>
