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

/** More values than these in one transaction: others wait meanwhile, and are better served by a free event loop. */
const FEW_VALUES = 64
/** Milliseconds: a disk that usually takes longer is waited for in the thread. */
const QUICK = 2
/** Milliseconds for which the event loop may stand still because another program writes to the file. */
const PATIENCE = 100
/** Transactions that wait for their turn while there is no thread; more are refused. */
const MOST_WAITING = 1_000
/** How much a transaction counts for what is usual. */
const WEIGHT = 0.05
/**
 * Values stored between two checkpoints: with single answers some forty megabytes of the write-ahead log, because each
 * transaction writes whole pages. A checkpoint makes the disk slow for a moment, and writes a page once however often it has changed.
 */
const CHECKPOINT_AFTER = 20_000

/** SQLite changes schemas in transactions too: a migration that is cut off leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

type Execute = (query: CompiledQuery, isAtOnce: boolean) => Promise<SqliteResult>

/** What Kysely holds while it asks something. During a transaction the turn is its own, and everything is done at once. */
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
 * The database in one file. Only here and in the files beside this one is it known that it is SQLite; everything else
 * speaks to the database through Kysely.
 *
 * To hand something to a thread and back takes longer than a quick disk does. So what is read, and small transactions
 * on a disk that is quick, are done at once; all other transactions are done by a thread, and the event loop goes on.
 */
export class Sqlite {
  readonly health = new SqliteHealth()
  readonly #file: SqliteFile
  readonly #thread: SqliteThread
  /** One transaction at a time, wherever it is done. */
  readonly #mutex = new Mutex()
  /** Transactions that are being carried out or wait for their turn. */
  #waiting = 0
  /** Milliseconds that a transaction takes. */
  #usual = 0
  /** Values stored since the last checkpoint was begun. */
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
    // Without a thread even a slow disk is better waited for here than not at all.
    const isAtOnce = values <= FEW_VALUES && (this.#usual < QUICK || this.health.isThreadGone)
    const result = await this.#carryOut(statements, isAtOnce)
    this.#usual += (performance.now() - started - this.#usual) * WEIGHT
    this.#sinceCheckpoint += values
    // One that fails is made up for by the next.
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

  /** Most of it is done beside commits, what has come in meanwhile in a turn of its own. */
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

/** Without the tree it was compiled from, which would be copied for the thread. */
const statementOf = ({ sql, parameters }: CompiledQuery): SqliteStatement => ({ sql, parameters })
