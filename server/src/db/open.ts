import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { type CompiledQuery, Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { Health } from './health.ts'
import { MIGRATIONS } from './migrations.ts'
import type { Schema } from './schema.ts'
import { Sqlite } from './sqlite.ts'
import { SqliteLock } from './sqlite-lock.ts'

/** What the rest of the server needs from a database, whichever it is. */
export interface Database {
  readonly db: Kysely<Schema>
  readonly statements: Statements
  readonly health: Health
  /** Runs all of the queries or none, in one transaction; when it resolves they are on disk. */
  batch(queries: readonly CompiledQuery[]): Promise<void>
  close(): Promise<void>
}

/** Throws `DatabaseInUse` when another server has the file open. */
export async function openDatabase(file: string): Promise<Database> {
  mkdirSync(dirname(file), { recursive: true })
  const lock = new SqliteLock(file)
  try {
    return await openLocked(file, lock)
  } catch (cause) {
    lock.release()
    throw cause
  }
}

async function openLocked(file: string, lock: SqliteLock): Promise<Database> {
  const sqlite = new Sqlite(file)
  const db = new Kysely<Schema>({ dialect: sqlite.dialect() })
  const close = async (): Promise<void> => {
    await db.destroy()
    await sqlite.close()
  }
  try {
    await sqlite.start()
    await migrate(db)
  } catch (cause) {
    await close()
    throw cause
  }
  const batch = (queries: readonly CompiledQuery[]): Promise<void> => sqlite.batch(queries)
  return {
    db,
    statements: new Statements(),
    health: new Health(sqlite.health, db, batch),
    batch,
    close: async () => {
      await close()
      lock.release()
    },
  }
}

async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Queries of a few forms, each compiled once, because building a query takes longer than running it. */
export class Statements {
  readonly #compiled = new Map<string, CompiledQuery<unknown>>()

  /** The query of that form, with these parameters. */
  with<Row>(
    form: string,
    parameters: readonly unknown[],
    make: () => CompiledQuery<Row>,
  ): CompiledQuery<Row> {
    const compiled = (this.#compiled.get(form) as CompiledQuery<Row> | undefined) ?? make()
    this.#compiled.set(form, compiled)
    return { ...compiled, parameters }
  }
}
