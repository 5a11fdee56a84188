import type { CompiledQuery } from 'kysely'
import type { Metrics } from '../metrics.ts'
import type { Database } from './open.ts'
import type { EntryRow } from './schema.ts'

/** What belongs together: all of it is stored or nothing. */
export interface Work {
  /** Before the entries. */
  readonly queries: readonly CompiledQuery[]
  readonly entries: readonly EntryRow[]
}

interface Pending extends Work {
  resolve(): void
  reject(cause: unknown): void
}

/** Says to one piece of work what became of it. */
type Verdict = () => void

/** Verdicts between which the event loop gets its turn: what they cause is sent while the next are worked on. */
const VERDICTS_AT_ONCE = 16

/** Rows of one statement; statements are compiled once for each number of rows that is a power of two. */
const MOST_ROWS = 256

/**
 * Group commit: while one transaction is being synced, work that comes in is collected, and all of it makes the
 * next transaction. So the number of syncs does not grow with the number of answers.
 */
export class Writer {
  readonly #database: Database
  readonly #metrics: Metrics
  readonly #statements = new Map<number, CompiledQuery>()
  #pending: Pending[] = []
  #isRunning = false
  /** Groups that are stored and being told so. */
  #telling = 0

  constructor(database: Database, metrics: Metrics) {
    this.#database = database
    this.#metrics = metrics
  }

  /** Resolves when the work is on disk. */
  commit(work: Work): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ ...work, resolve, reject })
      if (!this.#isRunning) this.#start()
    })
  }

  /** Resolves when everything that came in is stored, and has been told so. */
  async drain(): Promise<void> {
    while (this.#isRunning || this.#telling > 0) await turnOfTheLoop()
  }

  #start(): void {
    this.#isRunning = true
    // After the input of this turn of the event loop, so that all of it goes into one transaction.
    setImmediate(() => void this.#run())
  }

  /** The disk is given the next group before the last one is told that it is stored: neither waits for the other. */
  async #run(): Promise<void> {
    let verdicts: readonly Verdict[] = []
    while (this.#pending.length > 0) {
      const group = this.#pending
      this.#pending = []
      const storing = this.#store(group)
      void this.#tell(verdicts)
      verdicts = await storing
    }
    this.#isRunning = false
    await this.#tell(verdicts)
  }

  async #store(group: readonly Pending[]): Promise<readonly Verdict[]> {
    const started = performance.now()
    try {
      await this.#batch(group)
      this.#metrics.committed(group.length, (performance.now() - started) / 1000)
      return group.map(({ resolve }) => resolve)
    } catch (cause) {
      const [only, ...others] = group
      if (only && others.length === 0) return [() => only.reject(cause)]
      const verdicts: Verdict[] = []
      for (const each of group) verdicts.push(...(await this.#store([each])))
      return verdicts
    }
  }

  async #tell(verdicts: readonly Verdict[]): Promise<void> {
    this.#telling += 1
    for (const [index, verdict] of verdicts.entries()) {
      if (index > 0 && index % VERDICTS_AT_ONCE === 0) await turnOfTheLoop()
      verdict()
    }
    this.#telling -= 1
  }

  #batch(group: readonly Work[]): Promise<void> {
    const queries = group.flatMap((work) => work.queries)
    const entries = group.flatMap((work) => work.entries)
    return this.#database.batch([...queries, ...this.#inserts(entries)])
  }

  #inserts(entries: readonly EntryRow[]): CompiledQuery[] {
    const inserts: CompiledQuery[] = []
    let done = 0
    while (done < entries.length) {
      const rows = Math.min(MOST_ROWS, 2 ** Math.floor(Math.log2(entries.length - done)))
      const parameters = entries
        .slice(done, done + rows)
        .flatMap(({ match, index, entry, message }) => [match, index, entry, message])
      inserts.push({ ...this.#statement(rows), parameters })
      done += rows
    }
    return inserts
  }

  #statement(rows: number): CompiledQuery {
    const known = this.#statements.get(rows)
    if (known) return known
    const row: EntryRow = { match: '', index: 0, entry: '', message: '' }
    const statement = this.#database.db
      .insertInto('entries')
      .values(new Array<EntryRow>(rows).fill(row))
      .compile()
    this.#statements.set(rows, statement)
    return statement
  }
}

const turnOfTheLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
