import { Worker } from 'node:worker_threads'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { Turns } from '../turns.ts'
import type { SqliteReply, SqliteRequest, SqliteStatement } from './sqlite-messages.ts'

type Waiting = { resolve(reply: SqliteReply): void; reject(cause: Error): void }

/** SQLite changes schemas in transactions too: a migration that is cut off leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** The one file that knows SQLite. Everything else speaks to the database through Kysely. */
export class Sqlite {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  /** One connection: a transaction has it alone. */
  readonly #turns = new Turns()
  #lastId = 0
  #failure: Error | null = null

  constructor(file: string) {
    this.#worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: { file } })
    this.#worker.on('message', (reply: SqliteReply) => {
      this.#waiting.get(reply.id)?.resolve(reply)
      this.#waiting.delete(reply.id)
    })
    this.#worker.on('error', (cause: Error) => this.#fail(cause))
    this.#worker.on('exit', () => this.#fail(new Error('the database is closed')))
  }

  /** Several statements in one transaction and one message: what a group commit needs. */
  batch(statements: readonly SqliteStatement[]): Promise<void> {
    return this.#turns.run(async () => {
      await this.#ask(statements, true)
    })
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
      if (this.#failure) return
      this.#worker.postMessage('close')
      await new Promise((resolve) => this.#worker.once('exit', resolve))
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
    const run = (sql: string) => async (): Promise<void> => {
      await this.#execute(CompiledQuery.raw(sql))
    }
    return {
      init: async () => {},
      acquireConnection: async () => {
        release = await this.#turns.take()
        return connection
      },
      beginTransaction: run('begin immediate'),
      commitTransaction: run('commit'),
      rollbackTransaction: run('rollback'),
      releaseConnection: async () => release(),
      destroy: async () => {},
    }
  }

  async #execute<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.#ask([{ sql, parameters }], false)
    return { rows: rows as R[], numAffectedRows: BigInt(changes) }
  }

  async #ask(
    statements: readonly SqliteStatement[],
    together: boolean,
  ): Promise<Extract<SqliteReply, { ok: true }>> {
    if (this.#failure) throw this.#failure
    this.#lastId += 1
    const request: SqliteRequest = { id: this.#lastId, statements, together }
    const reply = await new Promise<SqliteReply>((resolve, reject) => {
      this.#waiting.set(request.id, { resolve, reject })
      this.#worker.postMessage(request)
    })
    if (!reply.ok) throw new Error(reply.message)
    return reply
  }

  #fail(cause: Error): void {
    this.#failure ??= cause
    for (const { reject } of this.#waiting.values()) reject(cause)
    this.#waiting.clear()
  }
}
