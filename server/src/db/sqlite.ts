import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { Mutex } from '../mutex.ts'
import { SqliteFile, type SqliteResult, type SqliteStatement } from './sqlite-file.ts'
import { SqliteHealth, ThreadGone } from './sqlite-health.ts'
import { SqliteThread } from './sqlite-thread.ts'

/** A transaction with more values than this goes to the thread, so that it does not block the event loop. */
const FEW_VALUES = 64
/** Milliseconds: if the disk usually takes longer, the thread waits for it. */
const QUICK = 2
/** Milliseconds for which another program that writes to the file may block the event loop. */
const PATIENCE = 100
/** How many transactions may wait while there is no thread; more are refused. */
const MOST_WAITING = 1_000
/** The weight of the latest transaction in the moving average of `#usual`. */
const WEIGHT = 0.05
/**
 * Values stored between two checkpoints. With single answers that is some forty megabytes of write-ahead log, because
 * each transaction writes whole pages. A checkpoint slows the disk for a moment, but writes a page once however often
 * it has changed.
 */
const CHECKPOINT_AFTER = 20_000

/** SQLite changes schemas within transactions, so a migration that is cut off leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

type Execute = (query: CompiledQuery, isAtOnce: boolean) => Promise<SqliteResult>

/** What Kysely holds while it runs queries. During a transaction it holds the mutex, so every query runs at once. */
class Connection implements DatabaseConnection {
  readonly #execute: Execute
  #endTurn: (() => void) | null = null

  constructor(execute: Execute) {
    this.#execute = execute
  }

  begin(endTurn: () => void): void {
    this.#endTurn = endTurn
  }

  end(): void {
    this.#endTurn?.()
    this.#endTurn = null
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const isAtOnce = this.#endTurn !== null || query.query.kind === 'SelectQueryNode'
    const { rows, changes } = await this.#execute(query, isAtOnce)
    return { rows: rows as R[], numAffectedRows: BigInt(changes) }
  }

  streamQuery(): never {
    throw new Error('nothing is streamed from the database')
  }
}

/**
 * The database in one file. Only this file and its `sqlite-*` neighbours know that it is SQLite; everything else uses
 * Kysely.
 *
 * Handing work to a thread and back takes longer than a quick disk does. So reads, and small transactions on a quick
 * disk, run at once; all other transactions run in a thread, and the event loop goes on.
 */
export class Sqlite {
  readonly health = new SqliteHealth()
  readonly #file: SqliteFile
  readonly #thread: SqliteThread
  /** One transaction at a time, here or in the thread. */
  readonly #mutex = new Mutex()
  /** Transactions that are running or waiting for their turn. */
  #waiting = 0
  /** Milliseconds that a transaction usually takes. */
  #usual = 0
  /** Values stored since the last checkpoint began. */
  #sinceCheckpoint = 0
  #isCheckpointing = false

  constructor(file: string) {
    this.#file = new SqliteFile(file, PATIENCE)
    this.#thread = new SqliteThread(file, this.health)
  }

  /** Resolves when the thread is ready too. */
  async start(): Promise<void> {
    await this.#thread.ready()
  }

  /** Several statements in one transaction: what a group commit needs. */
  async batch(queries: readonly CompiledQuery[]): Promise<void> {
    await this.#write(queries.map(statementOf))
  }

  dialect(): Dialect {
    return {
      createAdapter: () => new TransactionalAdapter(),
      createDriver: () => this.#driver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    }
  }

  async close(): Promise<void> {
    await this.#mutex.run(async () => {
      await this.#thread.close()
      this.#file.close()
    })
  }

  #driver(): Driver {
    const control = (sql: string) => async (): Promise<void> => {
      this.#file.execute({ sql, parameters: [] })
    }
    const begin = control('begin immediate')
    return {
      init: async () => {},
      acquireConnection: async () => new Connection((query, isAtOnce) => this.#execute(query, isAtOnce)),
      beginTransaction: async (connection) => {
        if (connection instanceof Connection) connection.begin(await this.#mutex.take())
        await begin()
      },
      commitTransaction: control('commit'),
      rollbackTransaction: control('rollback'),
      releaseConnection: async (connection) => {
        if (connection instanceof Connection) connection.end()
      },
      destroy: async () => {},
    }
  }

  async #execute(query: CompiledQuery, isAtOnce: boolean): Promise<SqliteResult> {
    return isAtOnce ? this.#file.execute(query) : this.#write([statementOf(query)])
  }

  async #write(statements: readonly SqliteStatement[]): Promise<SqliteResult> {
    if (this.health.isThreadGone && this.#waiting >= MOST_WAITING) throw new ThreadGone()
    this.#waiting += 1
    try {
      return await this.#mutex.run(() => this.#writeNow(statements))
    } finally {
      this.#waiting -= 1
    }
  }

  async #writeNow(statements: readonly SqliteStatement[]): Promise<SqliteResult> {
    const started = performance.now()
    const values = statements.reduce((sum, { parameters }) => sum + parameters.length, 0)
    // Without a thread it is better to wait for a slow disk here than not to store at all.
    const isAtOnce = values <= FEW_VALUES && (this.#usual < QUICK || this.health.isThreadGone)
    const result = await this.#carryOut(statements, isAtOnce)
    this.#usual += (performance.now() - started - this.#usual) * WEIGHT
    this.#sinceCheckpoint += values
    // If it fails, the next one makes up for it.
    if (this.#sinceCheckpoint > CHECKPOINT_AFTER) void this.#checkpoint().catch(() => {})
    return result
  }

  async #carryOut(statements: readonly SqliteStatement[], isAtOnce: boolean): Promise<SqliteResult> {
    try {
      const done = isAtOnce ? this.#file.tryTogether(statements) : null
      const result = done ?? (await this.#thread.executeTogether(statements))
      this.health.wrote()
      return result
    } catch (cause) {
      this.health.failed(cause)
      throw cause
    }
  }

  /** Most of it runs beside commits; the rest, which came in meanwhile, holds the mutex. */
  async #checkpoint(): Promise<void> {
    if (this.#isCheckpointing) return
    this.#isCheckpointing = true
    this.#sinceCheckpoint = 0
    try {
      await this.#thread.checkpoint('passive')
      await this.#mutex.run(() => this.#thread.checkpoint('restart'))
    } finally {
      this.#isCheckpointing = false
    }
  }
}

/** Leaves out the query tree, which would otherwise be copied to the thread. */
const statementOf = ({ sql, parameters }: CompiledQuery): SqliteStatement => ({ sql, parameters })
