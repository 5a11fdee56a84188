import type { CompiledQuery, Kysely } from 'kysely'
import type { Schema } from './schema.ts'

const FACT = 'health'
/** Milliseconds between two writes that only test whether writing works, and the time limit of such a write. */
const INTERVAL = 1_000

/** How the last writes went. */
interface Watched {
  /** Why they fail now; null while they succeed. */
  readonly reason: string | null
  onChange(listener: (reason: string | null) => void): void
  /** Whether the disk caused a failure, rather than the data that was written. */
  explains(cause: unknown): boolean
}

/** Whether the database accepts writes. */
export class Health {
  readonly #watched: Watched
  readonly #db: Kysely<Schema>
  readonly #batch: (queries: readonly CompiledQuery[]) => Promise<void>
  #lastTry = Number.NEGATIVE_INFINITY

  constructor(
    watched: Watched,
    db: Kysely<Schema>,
    batch: (queries: readonly CompiledQuery[]) => Promise<void>,
  ) {
    this.#watched = watched
    this.#db = db
    this.#batch = batch
  }

  /** Why writes fail, in plain words without paths or values; null while they succeed. */
  get reason(): string | null {
    return this.#watched.reason
  }

  onChange(listener: (reason: string | null) => void): void {
    this.#watched.onChange(listener)
  }

  /** Whether the disk caused a failure, rather than the data that was written. */
  explains(cause: unknown): boolean {
    return this.#watched.explains(cause)
  }

  /** Checks again and gives the reason: while writes fail, nobody else may be trying. */
  async check(): Promise<string | null> {
    if (!(await this.#canRead())) return 'the database cannot be read'
    const now = performance.now()
    if (this.reason !== null && now - this.#lastTry >= INTERVAL) {
      this.#lastTry = now
      await this.#tryToWrite()
    }
    return this.reason
  }

  async #canRead(): Promise<boolean> {
    try {
      await this.#db.selectFrom('matches').select('id').limit(1).execute()
      return true
    } catch {
      return false
    }
  }

  /** Its outcome is noticed like that of any other write. */
  async #tryToWrite(): Promise<void> {
    const value = String(Date.now())
    const query = this.#db
      .insertInto('facts')
      .values({ name: FACT, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .compile()
    const { promise: over, resolve } = Promise.withResolvers<void>()
    const patience = setTimeout(resolve, INTERVAL)
    this.#batch([query]).then(resolve, () => resolve())
    await over
    clearTimeout(patience)
  }
}
