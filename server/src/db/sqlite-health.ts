import { codesOf } from '../failure.ts'

const THREAD_IS_GONE = "the database's thread is gone"

/** The thread died. What it was doing may or may not be stored; what had not reached it is not stored. */
export class ThreadGone extends Error {
  constructor() {
    super(THREAD_IS_GONE)
    this.name = 'ThreadGone'
  }
}

/** SQLite errors that the disk causes rather than the data, by primary code. */
const REASONS: ReadonlyMap<number, string> = new Map([
  [5, 'another program holds the database'],
  [6, 'another program holds the database'],
  [7, 'there is no memory left'],
  [8, 'the database cannot be written to'],
  [10, 'the disk cannot be written to'],
  [11, 'the database is damaged'],
  [13, 'the disk is full'],
  [14, 'the database cannot be opened'],
  [26, 'the database is damaged'],
])

/** The other bits say more about the same error. */
const PRIMARY_CODE = 0xff

/** Why the disk or the thread failed; null when the data is at fault. Names no path and no value. */
function reasonOf(cause: unknown): string | null {
  if (cause instanceof ThreadGone) return THREAD_IS_GONE
  const { errcode } = codesOf(cause)
  return errcode === undefined ? null : (REASONS.get(errcode & PRIMARY_CODE) ?? null)
}

type Listener = (reason: string | null) => void

/** Whether writes succeed, judged by the last one. */
export class SqliteHealth {
  #isThreadGone = false
  /** Why the last write failed; null when it succeeded. */
  #lastFailure: string | null = null
  #told: string | null = null
  readonly #listeners: Listener[] = []

  get reason(): string | null {
    return this.#isThreadGone ? THREAD_IS_GONE : this.#lastFailure
  }

  get isThreadGone(): boolean {
    return this.#isThreadGone
  }

  explains(cause: unknown): boolean {
    return reasonOf(cause) !== null
  }

  onChange(listener: Listener): void {
    this.#listeners.push(listener)
  }

  wrote(): void {
    this.#lastFailure = null
    this.#tell()
  }

  failed(cause: unknown): void {
    this.#lastFailure = reasonOf(cause) ?? this.#lastFailure
    this.#tell()
  }

  threadIsGone(): void {
    this.#isThreadGone = true
    this.#tell()
  }

  threadIsThere(): void {
    this.#isThreadGone = false
    this.#tell()
  }

  #tell(): void {
    const { reason } = this
    if (reason === this.#told) return
    this.#told = reason
    for (const listener of this.#listeners) listener(reason)
  }
}
