import type { CompiledQuery } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/open.ts'
import type { Writer } from '../db/writer.ts'

const FACT = 'alive'
/** Milliseconds between two records of the time; a crash gives players at most this much extra. */
const INTERVAL = 10_000

interface Parts {
  readonly database: Database
  readonly writer: Writer
  readonly clock: Clock
}

/**
 * The time by which tables play: deadlines, who is away, who quit first. It begins at the wall time of the first start
 * and advances only while the server really runs, so nobody loses on time while nobody can play. It is stored every now
 * and then, and the next start goes on from there.
 */
export class ServiceTime {
  readonly #parts: Parts
  /** The service time at which the process began to run. */
  readonly #base: number
  #callOff: (() => void) | null = null
  #isStopped = false

  private constructor(parts: Parts, base: number) {
    this.#parts = parts
    this.#base = base
  }

  static async start(parts: Parts): Promise<ServiceTime> {
    const { database, clock } = parts
    const last = (await lastEntry(database)) ?? clock.now()
    const time = new ServiceTime(parts, last - clock.ran())
    await database.batch([time.#entry()])
    time.#wait()
    return time
  }

  /** About the milliseconds since 1970, less the time in which the server did not run. */
  now(): number {
    return Math.floor(this.#base + this.#parts.clock.ran())
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#callOff?.()
    // The server must stop cleanly even when the disk is full.
    await this.#parts.database.batch([this.#entry()]).catch(() => {})
  }

  #wait(): void {
    if (!this.#isStopped) this.#callOff = this.#parts.clock.after(INTERVAL, () => void this.#write())
  }

  async #write(): Promise<void> {
    // If this fails, a crash gives players more time; nothing better can be done.
    await this.#parts.writer.commit({ queries: [this.#entry()], entries: [] }).catch(() => {})
    this.#wait()
  }

  #entry(): CompiledQuery {
    const value = String(this.now())
    return this.#parts.database.db
      .insertInto('facts')
      .values({ name: FACT, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .compile()
  }
}

async function lastEntry({ db }: Database): Promise<number | null> {
  const row = await db.selectFrom('facts').select('value').where('name', '=', FACT).executeTakeFirst()
  return row ? Number(row.value) : null
}
