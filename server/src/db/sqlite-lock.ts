import { existsSync, realpathSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { isBusy } from './sqlite-file.ts'

/** Two servers on one database would each trust their own memory and refuse each other's answers. */
export class DatabaseInUse extends Error {
  constructor() {
    super('another server uses this database')
    this.name = 'DatabaseInUse'
  }
}

/**
 * Lets only one server use a database. The lock is a transaction, on a file beside the database, that never ends; the
 * operating system drops it however the process ends.
 */
export class SqliteLock {
  readonly #database: DatabaseSync

  constructor(file: string) {
    // A link to the database must lead to the same lock.
    this.#database = new DatabaseSync(`${existsSync(file) ? realpathSync(file) : file}.lock`, { timeout: 0 })
    try {
      this.#database.exec('BEGIN EXCLUSIVE')
    } catch (cause) {
      this.#database.close()
      throw isBusy(cause) ? new DatabaseInUse() : cause
    }
  }

  release(): void {
    this.#database.close()
  }
}
