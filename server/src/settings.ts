import { availableParallelism } from 'node:os'
import { z } from 'zod'

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')

/** A timer cannot wait longer than a few weeks. */
const DAY = 24 * 3_600
const seconds = z.coerce.number().max(DAY)
/** A burst is a few seconds' worth: with much less than one a second, nothing would ever be let in. */
const rate = z.coerce.number().min(1)

const count = z.coerce.number().int().min(1)

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  CURIO_DB: z.string().default('./data/curio.db'),
  CURIO_ORIGIN: z
    .string()
    .transform((value) => value.split(',').map((origin) => origin.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)))
    .optional(),
  CURIO_TRUST_PROXY: flag.default(false),
  CURIO_WEB: z.string().default('./web/dist'),
  CURIO_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  CURIO_METRICS_TOKEN: z.string().min(16).optional(),
  CURIO_LIVE_MATCHES: count.default(2_000),
  CURIO_BOT_WORKERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(Math.max(1, availableParallelism() - 1)),
  CURIO_BOT_SECONDS: seconds.positive().default(20),
  CURIO_ABSENT_SECONDS: seconds.min(0).default(60),
  CURIO_HEARTBEAT_SECONDS: seconds.min(1).default(30),
  CURIO_MESSAGES_PER_SECOND: rate.default(30),
  CURIO_REQUESTS_PER_SECOND: rate.default(10),
  CURIO_CONNECTIONS_PER_ADDRESS: count.default(50),
  CURIO_SOCKETS_PER_ADDRESS: count.default(200),
  CURIO_SOCKETS: count.default(10_000),
  CURIO_UNREAD_MB_PER_ADDRESS: count.default(32),
  CURIO_UNREAD_MB: count.default(256),
  CURIO_PACKS_MB: z.coerce.number().int().min(0).default(256),
})

/** How the server is run; see docs/operations.md. */
export interface Settings {
  readonly port: number
  readonly host: string
  readonly database: string
  /** Where browsers may come from; null: only from the address at which they reach the server. */
  readonly origins: readonly string[] | null
  readonly trustProxy: boolean
  readonly web: string
  readonly logLevel: string
  readonly metricsToken: string | null
  readonly liveMatches: number
  readonly botWorkers: number
  readonly botSeconds: number
  readonly absentSeconds: number
  readonly heartbeatSeconds: number
  readonly messagesPerSecond: number
  readonly requestsPerSecond: number
  /** WebSocket connections. */
  readonly connectionsPerAddress: number
  /** Sockets of any kind, WebSockets included. */
  readonly socketsPerAddress: number
  readonly sockets: number
  readonly unreadMegabytesPerAddress: number
  readonly unreadMegabytes: number
  /** What all packs that people brought may take together; 0: nobody may bring any. */
  readonly packMegabytes: number
}

/** Reads the environment; throws an error that names the variable that is wrong. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  // An empty text would be read as the number 0, and as a host it would mean every address.
  const empty = Object.keys(environment.shape).find((name) => variables[name]?.trim() === '')
  if (empty !== undefined) throw new Error(`${empty}: is empty; give it a value or leave it out`)
  const read = environment.safeParse(variables)
  if (!read.success) {
    const issue = read.error.issues[0]
    throw new Error(`${issue?.path.join('.') ?? 'settings'}: ${issue?.message ?? 'not possible'}`)
  }
  const given = read.data
  return {
    port: given.PORT,
    host: given.HOST,
    database: given.CURIO_DB,
    origins: given.CURIO_ORIGIN ?? null,
    trustProxy: given.CURIO_TRUST_PROXY,
    web: given.CURIO_WEB,
    logLevel: given.CURIO_LOG,
    metricsToken: given.CURIO_METRICS_TOKEN ?? null,
    liveMatches: given.CURIO_LIVE_MATCHES,
    botWorkers: given.CURIO_BOT_WORKERS,
    botSeconds: given.CURIO_BOT_SECONDS,
    absentSeconds: given.CURIO_ABSENT_SECONDS,
    heartbeatSeconds: given.CURIO_HEARTBEAT_SECONDS,
    messagesPerSecond: given.CURIO_MESSAGES_PER_SECOND,
    requestsPerSecond: given.CURIO_REQUESTS_PER_SECOND,
    connectionsPerAddress: given.CURIO_CONNECTIONS_PER_ADDRESS,
    socketsPerAddress: given.CURIO_SOCKETS_PER_ADDRESS,
    sockets: given.CURIO_SOCKETS,
    unreadMegabytesPerAddress: given.CURIO_UNREAD_MB_PER_ADDRESS,
    unreadMegabytes: given.CURIO_UNREAD_MB,
    packMegabytes: given.CURIO_PACKS_MB,
  }
}
