/**
 * The thread that owns the database file. Waiting for the disk happens here and never on the event loop; each
 * request is answered when what it changed is on disk.
 */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { SqliteReply, SqliteRequest, SqliteStatement } from './sqlite-messages.ts'

const database = new DatabaseSync((workerData as { file: string }).file)
database.exec('PRAGMA journal_mode = WAL')
// FULL: a commit returns only when the write-ahead log is synced, so what is acknowledged survives a power cut.
database.exec('PRAGMA synchronous = FULL')
database.exec('PRAGMA foreign_keys = ON')
database.exec('PRAGMA busy_timeout = 5000')

const MOST_PREPARED = 200
const prepared = new Map<string, StatementSync>()

function prepare(sql: string): StatementSync {
  const known = prepared.get(sql)
  if (known) return known
  const statement = database.prepare(sql)
  const [oldest] = prepared.keys()
  if (prepared.size >= MOST_PREPARED && oldest !== undefined) prepared.delete(oldest)
  prepared.set(sql, statement)
  return statement
}

function execute({ sql, parameters }: SqliteStatement): { rows: unknown[]; changes: number } {
  const statement = prepare(sql)
  const values = parameters as SQLInputValue[]
  if (statement.columns().length > 0) return { rows: statement.all(...values), changes: 0 }
  return { rows: [], changes: Number(statement.run(...values).changes) }
}

/** All of them or none. */
function executeTogether(statements: readonly SqliteStatement[]): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    for (const statement of statements) execute(statement)
    database.exec('COMMIT')
  } catch (cause) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw cause
  }
}

function answer({ id, statements, together }: SqliteRequest): SqliteReply {
  try {
    if (together) {
      executeTogether(statements)
      return { id, ok: true, rows: [], changes: 0 }
    }
    const [statement] = statements
    return { id, ok: true, ...(statement ? execute(statement) : { rows: [], changes: 0 }) }
  } catch (cause) {
    // Messages of SQLite name tables and columns, never values.
    return { id, ok: false, message: cause instanceof Error ? cause.message : 'the database failed' }
  }
}

parentPort?.on('message', (request: SqliteRequest | 'close') => {
  if (request === 'close') {
    database.close()
    parentPort?.close()
    return
  }
  parentPort?.postMessage(answer(request))
})
