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
import { Turns } from '../turns.ts'
import { SqliteFile, type SqliteResult, type SqliteStatement } from './sqlite-file.ts'
import { SqliteThread } from './sqlite-thread.ts'

/** More values than these in one transaction: others wait meanwhile, and are better served by a free event loop. */
const FEW_VALUES = 64
/** Milliseconds: a disk that usually takes longer is waited for in the thread. */
const QUICK = 2
/** How much a transaction counts for what is usual. */
const WEIGHT = 0.05
/**
 * Values stored between two checkpoints: some forty megabytes of the write-ahead log, because each transaction writes
 * whole pages. A checkpoint makes the disk slow for a moment, and writes a page once however often it has changed.
 */
const CHECKPOINT_AFTER = 20_000

/** SQLite changes schemas in transactions too: a migration that is cut off leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * The one file that knows SQLite. Everything else speaks to the database through Kysely.
 *
 * To hand something to a thread and back takes longer than a quick disk does. So what is read, and small transactions
 * on a disk that is quick, are done at once; all other transactions are done by a thread, and the event loop goes on.
 */
export class Sqlite {
  readonly #file: SqliteFile
  readonly #thread: SqliteThread
  /** One transaction at a time, wherever it is done. */
  readonly #turns = new Turns()
  #isInTransaction = false
  /** Milliseconds that a transaction takes. */
  #usual = 0
  /** Values stored since the last checkpoint was begun. */
  #sinceCheckpoint = 0
  #isCheckpointing = false

  constructor(file: string) {
    this.#file = new SqliteFile(file)
    this.#thread = new SqliteThread(file)
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
    await this.#turns.run(async () => {
      await this.#thread.close()
      this.#file.close()
    })
  }

  #driver(): Driver {
    const connection: DatabaseConnection = {
      executeQuery: (query) => this.#execute(query),
      streamQuery() {
        throw new Error('nothing is streamed from the database')
      },
    }
    let release = (): void => {}
    const end = (sql: string) => async (): Promise<void> => {
      this.#file.execute({ sql, parameters: [] })
      this.#isInTransaction = false
      release()
    }
    return {
      init: async () => {},
      acquireConnection: async () => connection,
      beginTransaction: async () => {
        release = await this.#turns.take()
        this.#file.execute({ sql: 'begin immediate', parameters: [] })
        this.#isInTransaction = true
      },
      commitTransaction: end('commit'),
      rollbackTransaction: end('rollback'),
      releaseConnection: async () => {},
      destroy: async () => {},
    }
  }

  async #execute<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const isAtOnce = this.#isInTransaction || query.query.kind === 'SelectQueryNode'
    const { rows, changes } = isAtOnce ? this.#file.execute(query) : await this.#write([statementOf(query)])
    return { rows: rows as R[], numAffectedRows: BigInt(changes) }
  }

  #write(statements: readonly SqliteStatement[]): Promise<SqliteResult> {
    return this.#turns.run(async () => {
      const started = performance.now()
      const values = statements.reduce((sum, { parameters }) => sum + parameters.length, 0)
      const isAtOnce = values <= FEW_VALUES && this.#usual < QUICK
      const result = isAtOnce
        ? this.#file.executeTogether(statements)
        : await this.#thread.executeTogether(statements)
      this.#usual += (performance.now() - started - this.#usual) * WEIGHT
      this.#sinceCheckpoint += values
      // One that fails is made up for by the next.
      if (this.#sinceCheckpoint > CHECKPOINT_AFTER) void this.#checkpoint().catch(() => {})
      return result
    })
  }

  /** Most of it is done beside commits, what has come in meanwhile in a turn of its own. */
  async #checkpoint(): Promise<void> {
    if (this.#isCheckpointing) return
    this.#isCheckpointing = true
    this.#sinceCheckpoint = 0
    try {
      await this.#thread.checkpoint('passive')
      await this.#turns.run(() => this.#thread.checkpoint('restart'))
    } finally {
      this.#isCheckpointing = false
    }
  }
}

/** Without the tree it was compiled from, which would be copied for the thread. */
const statementOf = ({ sql, parameters }: CompiledQuery): SqliteStatement => ({ sql, parameters })
