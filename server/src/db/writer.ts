import type { CompiledQuery } from 'kysely'
import type { Metrics } from '../metrics.ts'
import type { Database } from './open.ts'
import type { EntryRow } from './schema.ts'

/** What belongs together: all of it is stored, or nothing. */
export interface Work {
  /** Run before the entries are stored. */
  readonly queries: readonly CompiledQuery[]
  readonly entries: readonly EntryRow[]
}

interface Pending {
  readonly work: Work
  resolve(): void
  reject(cause: unknown): void
}

/** Tells one piece of work whether it was stored. */
type Verdict = () => void

/** How many verdicts are given before the event loop gets a turn to send what they cause. */
const VERDICTS_AT_ONCE = 16

/** The most rows of one statement. Row counts are powers of two, so that few statements are compiled. */
const MOST_ROWS = 256

/**
 * Group commit: work that comes in while one transaction is being synced is collected and makes the next transaction.
 * So the number of syncs does not grow with the number of answers.
 */
export class Writer {
  readonly #database: Database
  readonly #metrics: Metrics
  #pending: Pending[] = []
  #isRunning = false
  /** Groups that are stored and are being told so. */
  #telling = 0

  constructor(database: Database, metrics: Metrics) {
    this.#database = database
    this.#metrics = metrics
  }

  /** Resolves when the work is on disk. */
  commit(work: Work): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ work, resolve, reject })
      if (!this.#isRunning) this.#start()
    })
  }

  /** Resolves when everything that came in is stored and has been told so. */
  async drain(): Promise<void> {
    while (this.#isRunning || this.#telling > 0) await turnOfTheLoop()
  }

  #start(): void {
    this.#isRunning = true
    // After the input of this turn of the event loop, so that all of it goes into one transaction.
    setImmediate(() => void this.#run())
  }

  /** The disk gets the next group before the last one is told that it is stored, so neither waits for the other. */
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
    try {
      await this.#storeTogether(group)
      return group.map(({ resolve }) => resolve)
    } catch (cause) {
      return group.length === 1 ? rejections(group, cause) : this.#storeEach(group)
    }
  }

  /** Work that cannot be stored fails alone. If the disk is at fault, the rest is rejected without trying each. */
  async #storeEach(group: readonly Pending[]): Promise<readonly Verdict[]> {
    const verdicts: Verdict[] = []
    for (const [index, each] of group.entries())
      try {
        await this.#storeTogether([each])
        verdicts.push(each.resolve)
      } catch (cause) {
        if (this.#database.health.explains(cause))
          return [...verdicts, ...rejections(group.slice(index), cause)]
        verdicts.push(...rejections([each], cause))
      }
    return verdicts
  }

  async #storeTogether(group: readonly Pending[]): Promise<void> {
    const started = performance.now()
    await this.#batch(group)
    this.#metrics.committed(group.length, (performance.now() - started) / 1000)
  }

  async #tell(verdicts: readonly Verdict[]): Promise<void> {
    this.#telling += 1
    for (const [index, verdict] of verdicts.entries()) {
      if (index > 0 && index % VERDICTS_AT_ONCE === 0) await turnOfTheLoop()
      verdict()
    }
    this.#telling -= 1
  }

  #batch(group: readonly Pending[]): Promise<void> {
    const queries: CompiledQuery[] = []
    const entries: EntryRow[] = []
    for (const { work } of group) {
      queries.push(...work.queries)
      entries.push(...work.entries)
    }
    this.#insert(entries, queries)
    return this.#database.batch(queries)
  }

  #insert(entries: readonly EntryRow[], queries: CompiledQuery[]): void {
    let done = 0
    while (done < entries.length) {
      const rows = Math.min(MOST_ROWS, 2 ** Math.floor(Math.log2(entries.length - done)))
      const parameters: (string | number | null)[] = []
      for (const { match, index, entry, message } of entries.slice(done, done + rows))
        parameters.push(match, index, entry, message)
      const form = `insert ${rows} entries`
      queries.push(this.#database.statements.with(form, parameters, () => this.#insertOf(rows)))
      done += rows
    }
  }

  #insertOf(rows: number): CompiledQuery {
    const row: EntryRow = { match: 0, index: 0, entry: '', message: '' }
    return this.#database.db.insertInto('entries').values(new Array<EntryRow>(rows).fill(row)).compile()
  }
}

const rejections = (group: readonly Pending[], cause: unknown): Verdict[] =>
  group.map(
    ({ reject }) =>
      () =>
        reject(cause),
  )

const turnOfTheLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
