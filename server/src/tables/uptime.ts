import type { CompiledQuery } from 'kysely'
import type { Context } from '../context.ts'
import type { ClockState } from './clocks.ts'

const FACT = 'alive'
/** Milliseconds between two entries of the time; a crash gives players at most so much too much. */
const INTERVAL = 10_000

/**
 * Clocks stand still while the server does: nobody loses on time because nobody could play. For that the server
 * writes down the time every now and then, and when it starts, all clocks begin later by as long as it was gone.
 */
export class Uptime {
  readonly #context: Context
  #callOff: (() => void) | null = null
  #isStopped = false

  constructor(context: Context) {
    this.#context = context
  }

  async start(): Promise<void> {
    const { database, clock } = this.#context
    const gone = Math.max(0, clock.now() - ((await this.#lastAlive()) ?? clock.now()))
    await database.batch([...(gone > 0 ? await this.#delays(gone) : []), this.#alive()])
    this.#wait()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#callOff?.()
    // On a full disk too the server has to stop in order.
    await this.#context.database.batch([this.#alive()]).catch(() => {})
  }

  #wait(): void {
    if (!this.#isStopped) this.#callOff = this.#context.clock.after(INTERVAL, () => void this.#write())
  }

  async #write(): Promise<void> {
    // If it fails, clocks get more of a delay after a crash; there is nothing better to do.
    await this.#context.writer.commit({ queries: [this.#alive()], entries: [] }).catch(() => {})
    this.#wait()
  }

  async #lastAlive(): Promise<number | null> {
    const row = await this.#context.database.db
      .selectFrom('facts')
      .select('value')
      .where('name', '=', FACT)
      .executeTakeFirst()
    return row ? Number(row.value) : null
  }

  #alive(): CompiledQuery {
    const value = String(this.#context.clock.now())
    return this.#context.database.db
      .insertInto('facts')
      .values({ name: FACT, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .compile()
  }

  async #delays(gone: number): Promise<CompiledQuery[]> {
    const { database, records } = this.#context
    const rows = await database.db
      .selectFrom('matches')
      .select(['id', 'clock_state', 'deadline'])
      .where('status', '=', 'playing')
      .where('deadline', 'is not', null)
      .execute()
    return rows.flatMap(({ id, clock_state, deadline }) => {
      const state = delayed(clock_state, gone)
      if (state === null || deadline === null) return []
      return [records.updateMatch(id, { clock_state: state, deadline: deadline + gone })]
    })
  }
}

/** Null when it cannot be read: that table is for its operator. */
function delayed(text: string | null, gone: number): string | null {
  try {
    const { since, left }: ClockState = JSON.parse(text ?? '')
    return JSON.stringify({ since: since.map((start) => (start === null ? null : start + gone)), left })
  } catch {
    return null
  }
}
