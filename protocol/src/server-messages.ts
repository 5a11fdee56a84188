import type { Json, Note } from '@curio/kernel'
import { z } from 'zod'
import type { TableDocument } from './document.ts'
import type { Opened } from './room.ts'
import type { Update } from './stream.ts'
import { tableSchema } from './table.ts'

/** Why something was refused. A message adds a text, for clients that have no words for the code. */
const REFUSALS = [
  /** The message itself. */
  'malformed',
  'too-large',
  'version',
  'too-fast',
  'crowded',
  'no-channel',
  'no-match',
  /** The match is played with something that achievements keep locked. */
  'hidden',
  'not-yours',
  'not-started',
  /** Answers, as the kernel refuses them. */
  'over',
  'wrong-seat',
  'no-question',
  'stale',
  'wrong-shape',
  'not-an-option',
  'wrong-count',
  'refused',
  'rules-failed',
  /** At home: another window has played on. */
  'elsewhere',
  /** Taking back. */
  'nothing',
  'chance',
  'reveal',
  'committed',
  'other-seat',
  /** The table. */
  'begun',
  'seat-taken',
  'seat-kept',
  'given-up',
  'not-absent',
  'not-awaited',
  'not-possible',
  'chat-full',
  /** At a rated table. */
  'no-hints',
  'no-bots',
  /** What is asked for cannot be rated. */
  'not-rated',
  /** The match cannot be loaded; the server's log says why. */
  'unloadable',
  'failed',
] as const

export type RefusalCode = (typeof REFUSALS)[number]

/** Numbers that belong to a code. */
const factsSchema = z.strictObject({
  /** With `not-absent`: milliseconds after which the vote is possible. */
  wait: z.int().optional(),
})
export type RefusalFacts = z.infer<typeof factsSchema>

/** The server's rules made it, so only its outline is checked. */
const documentSchema = z.custom<TableDocument>(
  (value) => typeof value === 'object' && value !== null && 'view' in value && 'awaited' in value,
)
const noteSchema = z.custom<Note>(
  (value) => typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string',
)
const jsonSchema = z.custom<Json>((value) => value !== undefined)

/** The notes from number `from` on; they replace what the client has from there. */
const notesSchema = z.strictObject({ from: z.int(), list: z.array(noteSchema), epoch: z.string() })

const chatLineSchema = z.strictObject({
  at: z.number(),
  seat: z.int().nullable(),
  name: z.string(),
  text: z.string(),
})

const c = z.int()
const id = z.string()

const schemas = [
  z.strictObject({
    t: z.literal('welcome'),
    id,
    v: z.int(),
    /** The server's time, in which deadlines are given. It stops while the server is down. */
    now: z.number(),
    player: z.strictObject({ id, name: z.string() }),
  }),
  z.strictObject({ t: z.literal('pong'), id }),
  /** The whole document, when a client begins to watch. */
  z.strictObject({ t: z.literal('state'), c, n: z.int(), document: documentSchema, notes: notesSchema }),
  /** A change of the document, of the notes, or of both; `n` is one more than in the message before. */
  z.strictObject({
    t: z.literal('update'),
    c,
    n: z.int(),
    d: z.array(jsonSchema).optional(),
    notes: z.union([z.array(noteSchema), notesSchema]).optional(),
  }),
  /** `now` as in `welcome`. */
  z.strictObject({ t: z.literal('table'), c, now: z.number(), table: tableSchema }),
  z.strictObject({ t: z.literal('chat'), c, lines: z.array(chatLineSchema) }),
  /** The message with that id was carried out; what it changed is on disk. */
  z.strictObject({ t: z.literal('ok'), id, result: jsonSchema.optional() }),
  /** It was refused, and nothing has changed. The id is null when the message could not even be read. */
  z.strictObject({
    t: z.literal('no'),
    id: id.nullable(),
    code: z.enum(REFUSALS),
    text: z.string(),
    facts: factsSchema.optional(),
  }),
] as const

const serverMessage = z.discriminatedUnion('t', schemas)

export type ServerMessage = z.infer<typeof serverMessage>
export type StateMessage = Extract<ServerMessage, { t: 'state' }>
export type UpdateMessage = Extract<ServerMessage, { t: 'update' }>
export type NotesPart = z.infer<typeof notesSchema>
export type ChatLine = z.infer<typeof chatLineSchema>

/** Reads a message from the server; null when it is not a valid message of this version. */
export function readServerMessage(input: unknown): ServerMessage | null {
  const read = serverMessage.safeParse(input)
  return read.success ? read.data : null
}

/** An update as the text of its message. Its parts are already text, the same for all channels. */
export function updateText(c: number, { n, document, notes }: Update): string {
  const d = document === null ? '' : `,"d":${document}`
  const told = notes === null ? '' : `,"notes":${notes}`
  return `{"t":"update","c":${c},"n":${n}${d}${told}}`
}

export function stateText(c: number, { n, document, notes }: Opened): string {
  return messageText({ t: 'state', c, n, document, notes })
}

export const messageText = (message: ServerMessage): string => JSON.stringify(message)
