import { LEVELS } from '@curio/bots/level-names'
import { z } from 'zod'

const STATUSES = ['open', 'playing', 'over', 'abandoned'] as const
export const VISIBILITIES = ['public', 'private'] as const

/** What time a player has: as much as they like, days for each turn that the others can see, or minutes in all. */
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
  /** Who sits here, or has sat here before a bot took over. */
  person: personSchema.nullable(),
  /** The bot that plays here. */
  bot: z.enum(LEVELS).nullable(),
  /** Resigned, or out of time: the bot plays on, and the person cannot come back. */
  quit: z.boolean(),
  connected: z.boolean(),
  /** From when on the others may let a bot play for somebody who is away, by the server's time. */
  replaceable: z.number().nullable(),
  /** Kept for somebody who may have a rematch. */
  reserved: personSchema.nullable(),
})

/** A pack that the match is played with. */
const tablePackSchema = z.strictObject({
  name: z.string(),
  /** What it calls itself, by language. */
  title: z.record(z.string(), z.string()).nullable(),
  /** What headers name it by; a pack with other words has the same. */
  hash: z.string(),
  /** Where it is kept: `/api/packs/<file>`. */
  file: z.string(),
  /** Whoever made the table brought it; else it came with the game. */
  brought: z.boolean(),
})

const voteSchema = z.strictObject({ seat: z.int(), by: z.array(z.int()), needed: z.int() })

/** Everything about a table but the position on it. The same for every viewer. */
export const tableSchema = z.strictObject({
  match: z.string(),
  game: z.string(),
  status: z.enum(STATUSES),
  visibility: z.enum(VISIBILITIES),
  options: z.unknown(),
  clock: timeControlSchema,
  /** Seat by seat, when the time runs out if nothing is answered, by the server's time; null: not running. */
  deadlines: z.array(z.number().nullable()),
  /** Seat by seat, the milliseconds left while the clock stands. */
  remaining: z.array(z.number().nullable()),
  seats: z.array(seatSchema),
  spectators: z.int(),
  votes: z.array(voteSchema),
  creator: z.string().nullable(),
  rules: z.int().nullable(),
  /** SHA-256 of the seed from which every outcome of chance comes, published before the first. */
  commitment: z.string().nullable(),
  rematch: z.string().nullable(),
  created: z.number(),
  /** Until the match begins, only those that were brought. */
  packs: z.array(tablePackSchema),
})

export type Status = (typeof STATUSES)[number]
export type Visibility = (typeof VISIBILITIES)[number]
export type TimeControl = z.infer<typeof timeControlSchema>
export type Person = z.infer<typeof personSchema>
export type TablePack = z.infer<typeof tablePackSchema>
export type Vote = z.infer<typeof voteSchema>
export type TableInfo = z.infer<typeof tableSchema>
