import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

export interface SqliteStatement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

export interface SqliteResult {
  readonly rows: unknown[]
  readonly changes: number
}

const NOTHING: SqliteResult = { rows: [], changes: 0 }
const MOST_PREPARED = 200

/** How committed data is moved from the write-ahead log into the file itself. */
export type WalCheckpoint =
  /** As much as can be moved without blocking commits. */
  | 'passive'
  /** All of it, so that the log starts over; nothing can be committed meanwhile. */
  | 'restart'

/** A connection to the file. Calls block until the disk is done. */
export class SqliteFile {
  readonly #database: DatabaseSync
  readonly #prepared = new Map<string, StatementSync>()

  /** `patience` is how many milliseconds it waits while another program writes to the file. */
  constructor(file: string, patience: number) {
    this.#database = new DatabaseSync(file, { timeout: patience })
    this.#database.exec('PRAGMA journal_mode = WAL')
    // FULL: a commit returns only when the write-ahead log is synced, so what is acknowledged survives a power cut.
    this.#database.exec('PRAGMA synchronous = FULL')
    this.#database.exec('PRAGMA foreign_keys = ON')
    // Checkpoints are made elsewhere, so that no commit has to wait for one.
    this.#database.exec('PRAGMA wal_autocheckpoint = 0')
  }

  execute({ sql, parameters }: SqliteStatement): SqliteResult {
    const statement = this.#prepare(sql)
    const values = parameters as SQLInputValue[]
    // Rows come without a prototype, which hardly anybody expects.
    if (statement.columns().length > 0)
      return { rows: statement.all(...values).map((row) => ({ ...row })), changes: 0 }
    return { rows: [], changes: Number(statement.run(...values).changes) }
  }

  /** Runs all of them or none; gives the result of the last one. */
  executeTogether(statements: readonly SqliteStatement[]): SqliteResult {
    let result = NOTHING
    this.#database.exec('BEGIN IMMEDIATE')
    try {
      for (const statement of statements) result = this.execute(statement)
      this.#database.exec('COMMIT')
    } catch (cause) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw cause
    }
    return result
  }

  /** The same, but gives null when another program is writing. */
  tryTogether(statements: readonly SqliteStatement[]): SqliteResult | null {
    try {
      return this.executeTogether(statements)
    } catch (cause) {
      if (isBusy(cause)) return null
      throw cause
    }
  }

  checkpoint(how: WalCheckpoint): void {
    this.#database.exec(`PRAGMA wal_checkpoint(${how})`)
  }

  close(): void {
    this.#database.close()
  }

  #prepare(sql: string): StatementSync {
    const known = this.#prepared.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    const [oldest] = this.#prepared.keys()
    if (this.#prepared.size >= MOST_PREPARED && oldest !== undefined) this.#prepared.delete(oldest)
    this.#prepared.set(sql, statement)
    return statement
  }
}

const SQLITE_BUSY = 5

export const isBusy = (cause: unknown): boolean =>
  cause instanceof Error && 'errcode' in cause && cause.errcode === SQLITE_BUSY
