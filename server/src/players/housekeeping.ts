import type { CompiledQuery, NotNull } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/open.ts'
import { failureOf } from '../failure.ts'
import { SESSION_DAYS, type Sessions } from './sessions.ts'

const DAY = 24 * 3_600_000
/** A guest who never played is forgotten after about this long without a visit. Sessions are renewed twice as often. */
const GUEST_DAYS = 60

/** Once a day, deletes what nobody will ask for any more: old sessions, and visitors who left nothing behind. */
export class Housekeeping {
  readonly #context: Context
  readonly #sessions: Sessions
  #callOff: (() => void) | null = null
  #isStopped = false

  constructor(context: Context, sessions: Sessions) {
    this.#context = context
    this.#sessions = sessions
  }

  async start(): Promise<void> {
    await this.#tidy()
    if (!this.#isStopped) this.#callOff = this.#context.clock.after(DAY, () => void this.start())
  }

  stop(): void {
    this.#isStopped = true
    this.#callOff?.()
  }

  /** If it fails, it is tried again tomorrow. */
  async #tidy(): Promise<void> {
    const { database, clock, players, writer, log } = this.#context
    try {
      await writer.commit({ queries: leavings(database, clock.now()), entries: [] })
    } catch (cause) {
      log.error(failureOf(cause), 'old sessions and visitors could not be deleted')
    }
    this.#sessions.forgetAll()
    players.forgetAll()
  }
}

function leavings({ db }: Database, now: number): CompiledQuery[] {
  const absentSince = now - GUEST_DAYS * DAY
  const visitors = db
    .selectFrom('players')
    .select('players.id')
    .where('players.kind', '=', 'guest')
    .where('players.created', '<', absentSince)
    .where('players.id', 'not in', (ids) =>
      ids.selectFrom('sessions').select('player').where('created', '>=', absentSince),
    )
    .where('players.id', 'not in', (ids) =>
      ids
        .selectFrom('seats')
        .select('player')
        .where('player', 'is not', null)
        .$narrowType<{ player: NotNull }>(),
    )
    .where('players.id', 'not in', (ids) =>
      ids
        .selectFrom('seats')
        .select('reserved')
        .where('reserved', 'is not', null)
        .$narrowType<{ reserved: NotNull }>(),
    )
    .where('players.id', 'not in', (ids) => ids.selectFrom('matches').select('creator'))
    .where('players.id', 'not in', (ids) => ids.selectFrom('results').select('player'))
    .where('players.id', 'not in', (ids) => ids.selectFrom('chat').select('player'))
    .where('players.id', 'not in', (ids) => ids.selectFrom('reports').select('player'))
  return [
    db
      .deleteFrom('sessions')
      .where('created', '<', now - SESSION_DAYS * DAY)
      .compile(),
    db.deleteFrom('sessions').where('player', 'in', visitors).compile(),
    ...(['marks', 'ticks', 'handed_logs'] as const).map((table) =>
      db.deleteFrom(table).where('player', 'in', visitors).compile(),
    ),
    // Their sessions are gone now, so this finds the same visitors again.
    db.deleteFrom('players').where('id', 'in', visitors).compile(),
  ]
}
