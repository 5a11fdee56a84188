import { LEVELS, type Level } from '@curio/bots/level-names'
import {
  type AchievementProgress,
  isRecord,
  type Json,
  jsonFault,
  type OutcomeKind,
  type PackIssue,
  type Packs,
  packFault,
  type Rank,
  type SeatResult,
  type Stage,
} from '@curio/kernel'
import { z } from 'zod'
import { isOfOneAlphabet } from './alphabets.ts'
import { LIMITS } from './limits.ts'
import {
  type Person,
  type RatingChange,
  type Status,
  type TimeControl,
  timeControlSchema,
  VISIBILITIES,
} from './table.ts'
import { oneLine, someLines } from './text.ts'

/** Letters of any script with their marks, digits, and single separators between them. */
const name = z
  .string()
  .max(LIMITS.name.max * LIMITS.uncleaned)
  .transform(oneLine)
  .pipe(
    z
      .string()
      .min(LIMITS.name.min)
      .max(LIMITS.name.max)
      .regex(/^(?:[\p{L}\p{N}]\p{M}{0,2})+(?:[ ._-](?:[\p{L}\p{N}]\p{M}{0,2})+)*$/u),
  )

/** Only new names must pass: names from before this rule can still log in. */
const newName = name.refine(isOfOneAlphabet, 'the letters of a word must be of one alphabet')

const password = z.string().min(LIMITS.password.min).max(LIMITS.password.max)

export const loginSchema = z.strictObject({ name, password })
export const registrationSchema = z.strictObject({ name: newName, password })
export const renameSchema = z.strictObject({ name: newName })
export const newPasswordSchema = z.strictObject({ old: z.string().max(LIMITS.password.max), password })
export const newTokenSchema = z.strictObject({ name: newName })
export const botSeatSchema = z.strictObject({ bot: z.enum(LEVELS) })
/** What a player says to have done, or not to have done. */
export const tickSchema = z.strictObject({ done: z.boolean() })
/** The log of a match that was played without the server, and the seat of whoever hands it in. */
export const handedLogSchema = z.strictObject({ seat: z.int().min(0).max(15), log: z.custom<Json>() })
export const reportSchema = z.strictObject({
  text: z
    .string()
    .max(LIMITS.report * LIMITS.uncleaned)
    .transform(someLines)
    .pipe(z.string().min(1).max(LIMITS.report)),
})

/** Who sits where at a new table: whoever creates it, anybody who comes, or a bot. */
const SEAT_CHOICES = ['me', 'open', ...LEVELS] as const

type Options = Readonly<Record<string, Json>>

/** How deep and how large options may be; anything beyond is refused at once. */
const OPTION_LIMITS = { depth: 6, size: 10_000 } as const

const options = z.custom<Options>((value) => isRecord(value) && jsonFault(value, OPTION_LIMITS) === null)

const packs = z
  .record(
    z.string().max(40),
    z.custom<Json>((pack) => packFault(pack) === null, 'is too large for a pack'),
  )
  .refine((given) => Object.keys(given).length <= LIMITS.packs, 'are too many')

export const newMatchSchema = z.strictObject({
  game: z.string().max(40),
  options: options.default({}),
  seats: z
    .array(z.enum(SEAT_CHOICES))
    .min(1)
    .max(16)
    // Bots play with people, not instead of them.
    .refine((seats) => seats.some((seat) => seat === 'me' || seat === 'open')),
  visibility: z.enum(VISIBILITIES).default('private'),
  clock: timeControlSchema.default({ kind: 'none' }),
  rated: z.boolean().default(false),
  /** Content that replaces the built-in packs of these names. */
  packs: packs.default({}),
})

/** The header `Idempotency-Key`: a request repeated under its key makes no second table. */
export const requestKeySchema = z
  .string()
  .min(1)
  .max(LIMITS.requestKey)
  .regex(/^[\x21-\x7e]*$/)
  .optional()

export type Credentials = z.infer<typeof loginSchema>
export type NewMatchRequest = z.input<typeof newMatchSchema>

export interface Me {
  readonly player: Person
}

export interface GameInfo {
  readonly id: string
  readonly rules: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly levels: readonly Level[]
}

/** Who sits where, as a list shows it. */
export interface SeatLine {
  readonly person: Person | null
  readonly bot: Level | null
}

/** A table as a list shows it. */
export interface TableLine {
  readonly match: string
  readonly game: string
  readonly options: Json
  readonly status: Status
  readonly clock: TimeControl
  readonly rated: boolean
  readonly seats: readonly SeatLine[]
  readonly created: number
  /** How far a match of several games has come; null for any other, and before it begins. */
  readonly stage: Stage | null
  /** In the list of a player's own matches: whether the table waits for them. */
  readonly yourTurn?: boolean
  /** In the same list: a seat is kept for them, and they have not taken it. */
  readonly invited?: boolean
}

/** How a rating would change by a resignation. */
export interface RatingForecast extends RatingChange {
  /** False if the change also depends on how the others come in. */
  readonly exact: boolean
}

export interface Profile {
  readonly player: Person
  readonly since: number
  readonly games: readonly GameRecord[]
}

export interface GameRecord {
  readonly game: string
  /** One for each subject and kind of outcome among the player's matches. */
  readonly records: readonly KindRecord[]
  /** `value` is a cautious estimate of the player's strength; null before the first rated match. */
  readonly rating: {
    readonly value: number
    readonly mu: number
    readonly sigma: number
    readonly matches: number
  } | null
}

/** The matches of one kind, and games of that kind within matches; null for what that kind does not have. */
export interface KindRecord {
  /** What was played, by the game's own name for it; null in a game with one map and one way to play. */
  readonly subject: string | null
  readonly kind: OutcomeKind
  readonly matches: number
  /** Null if no match could be won or lost. */
  readonly won: number | null
  readonly averagePlace: number | null
  readonly bestRank: Pick<Rank, 'index' | 'of'> | null
  readonly bestPoints: number | null
  readonly averagePoints: number | null
}

export interface HistoryLine {
  readonly match: string
  readonly game: string
  readonly options: Json
  readonly finished: number
  readonly players: number
  readonly seats: readonly SeatLine[]
  readonly quit: boolean
  /** What was played, as in `KindRecord`. */
  readonly subject: string | null
  readonly result: SeatResult
  /** Of a match of several games: how the player did in each that they played to its end. */
  readonly games: readonly GameLine[]
}

/** A game within a match. */
export interface GameLine {
  readonly subject: string
  readonly result: SeatResult
}

/** How far somebody is with the achievements of a game. */
export interface AchievementsOfGame {
  readonly progress: readonly AchievementProgress[]
  /** The names of what is unlocked. */
  readonly unlocked: readonly string[]
}

/** Packs of what somebody has unlocked in a game, for matches without the server. */
export interface UnlockedPacks {
  readonly packs: Packs
}

export interface TokenLine {
  readonly player: Person
  readonly created: number
}

/** Every refusal of the HTTP interface. */
export interface ApiError {
  readonly code: string
  readonly text: string
  /** With `wrong-pack`: the first faults of the pack, and where they are. */
  readonly issues?: readonly PackIssue[]
}
