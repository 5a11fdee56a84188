import { existsSync, realpathSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { isBusy } from './sqlite-file.ts'

/** Two servers would each believe their own memory, and refuse each other's answers. */
export class DatabaseInUse extends Error {
  constructor() {
    super('another server uses this database')
    this.name = 'DatabaseInUse'
  }
}

/**
 * One server for one database. The lock is a transaction on a file beside it that never ends: however the process
 * ends, the kernel drops it.
 */
export class SqliteLock {
  readonly #database: DatabaseSync

  constructor(file: string) {
    // By whatever link it is opened, it is the same database.
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
