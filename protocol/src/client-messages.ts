import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { oneLine } from './text.ts'

/** The version of this protocol; a client of another version is told so and must be updated. */
export const PROTOCOL = 5

/** Chosen by the client and unique for each player: a message repeated under its id is carried out once. */
const id = z
  .string()
  .min(1)
  .max(LIMITS.messageId)
  .regex(/^[\x20-\x7e]*$/)
/** The channel, chosen by the client when it begins to watch a table; every message about that table carries it. */
const c = z
  .int()
  .min(0)
  .max(LIMITS.channels - 1)
const seat = z.int().min(0).max(15)
const matchId = z.string().regex(/^[0-9A-Za-z]{4,24}$/)
const count = z.int().min(0).max(1_000_000)

/** Which notes of a table the client already has, so that it gets only the rest. */
const resume = z.strictObject({ epoch: z.string().max(40), notes: count })

const schemas = [
  z.strictObject({ t: z.literal('hello'), id, v: z.int() }),
  z.strictObject({ t: z.literal('ping'), id }),
  /** Seat null: as a spectator. */
  z.strictObject({
    t: z.literal('watch'),
    id,
    c,
    match: matchId,
    seat: seat.nullable(),
    resume: resume.optional(),
  }),
  z.strictObject({ t: z.literal('unwatch'), id, c }),
  z.strictObject({ t: z.literal('answer'), id, c, q: z.string().max(24), v: z.unknown() }),
  /** `count` is the number of undos the client knows of, so that the same undo is never done twice. */
  z.strictObject({ t: z.literal('undo'), id, c, count }),
  /** Asks the other people to agree to the undo of an answer on which they have already acted. */
  z.strictObject({ t: z.literal('ask-undo'), id, c, count }),
  /** Whoever asked withdraws the request by saying no. */
  z.strictObject({ t: z.literal('agree-undo'), id, c, seat, yes: z.boolean() }),
  /** Asks for the table as it was when a note was told, or just before that. */
  z.strictObject({ t: z.literal('moment'), id, c, note: count, before: z.boolean().optional() }),
  z.strictObject({ t: z.literal('hint'), id, c }),
  z.strictObject({
    t: z.literal('chat'),
    id,
    c,
    text: z
      .string()
      .max(LIMITS.chat * LIMITS.uncleaned)
      .transform(oneLine)
      .pipe(z.string().min(1).max(LIMITS.chat)),
  }),
  z.strictObject({ t: z.literal('resign'), id, c }),
  /** A vote to let a bot play for somebody who is absent. */
  z.strictObject({ t: z.literal('replace'), id, c, seat, yes: z.boolean() }),
] as const

const clientMessage = z.discriminatedUnion('t', schemas)

export type ClientMessage = z.infer<typeof clientMessage>
/** Messages about a table that the client watches on a channel. */
export type ChannelMessage = Extract<ClientMessage, { c: number }>

/** Reads a message from outside; null when it is not a valid message. */
export function readClientMessage(input: unknown): ClientMessage | null {
  const read = clientMessage.safeParse(input)
  return read.success ? read.data : null
}
