import type { Game } from '@curio/kernel'
import type { FastifyBaseLogger } from 'fastify'
import type { Locked } from './achievements/locked.ts'
import type { Thinker } from './bots/thinker.ts'
import type { Thinking } from './bots/thinking.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db/open.ts'
import type { Writer } from './db/writer.ts'
import type { Ids } from './ids.ts'
import type { Metrics } from './metrics.ts'
import type { Players } from './players/players.ts'
import type { Settings } from './settings.ts'
import type { PackStore } from './tables/packs.ts'
import type { Records } from './tables/records.ts'
import type { Results } from './tables/results.ts'
import type { ServiceTime } from './tables/service-time.ts'

/** What a table needs from the server around it. */
export interface Context {
  readonly settings: Settings
  readonly database: Database
  readonly writer: Writer
  readonly records: Records
  readonly players: Players
  readonly results: Results
  readonly packs: PackStore
  readonly thinker: Thinker
  readonly thinking: Thinking
  readonly metrics: Metrics
  readonly clock: Clock
  /** The time by which tables play. */
  readonly time: ServiceTime
  readonly ids: Ids
  readonly log: FastifyBaseLogger
  readonly games: readonly Game[]
  readonly locked: Locked
  /** When the server started, in service time. */
  readonly started: number
}
