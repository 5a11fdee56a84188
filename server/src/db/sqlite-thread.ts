import { Worker } from 'node:worker_threads'
import { type Codes, codesOf } from '../failure.ts'
import type { SqliteResult, SqliteStatement, WalCheckpoint } from './sqlite-file.ts'
import { type SqliteHealth, ThreadGone } from './sqlite-health.ts'

/** What the thread is asked to do: statements in one transaction, or a checkpoint. */
type Order =
  | { readonly kind: 'together'; readonly statements: readonly SqliteStatement[] }
  | { readonly kind: 'checkpoint'; readonly how: WalCheckpoint }

export type SqliteRequest = Order & { readonly id: number }

export type SqliteReply =
  | ({ readonly id: number; readonly ok: true } & SqliteResult)
  | { readonly id: number; readonly ok: false; readonly message: string; readonly codes: Codes }

/** What the thread says: that its connection is open, and then replies. */
export type SqliteMessage = 'ready' | SqliteReply

type Waiting<T> = { resolve(value: T): void; reject(cause: Error): void }

/** Milliseconds after the death of a thread for which transactions wait for its successor. */
const PATIENCE = 3_000
/** Milliseconds before a successor is started. The pause doubles for each successor that dies before doing anything. */
const FIRST_PAUSE = 20
const LONGEST_PAUSE = 5_000

/**
 * The same file in a thread of its own, so that the event loop goes on while the disk is busy.
 *
 * A thread that dies gets a successor. What it was doing is rejected, because nobody knows whether it was committed;
 * new work waits for the successor, but not for long.
 */
export class SqliteThread {
  readonly #file: string
  readonly #health: SqliteHealth
  /** Null between the death of a thread and the start of its successor. */
  #worker: Worker | null = null
  #isReady = false
  #isClosed = false
  #lastId = 0
  /** What the thread is doing, by the id of the request. */
  readonly #inFlight = new Map<number, Waiting<SqliteReply>>()
  /** Who waits for a thread that is ready. */
  #waiting: Waiting<Worker>[] = []
  /** New work is refused until a successor is ready. */
  #isGivenUp = false
  #patience: NodeJS.Timeout | null = null
  #pause = FIRST_PAUSE
  #restart: NodeJS.Timeout | null = null

  constructor(file: string, health: SqliteHealth) {
    this.#file = file
    this.#health = health
    this.#beginToWait()
    this.#start()
  }

  /** Resolves when the thread has opened the file. */
  async ready(): Promise<void> {
    await this.#readyWorker()
  }

  executeTogether(statements: readonly SqliteStatement[]): Promise<SqliteResult> {
    return this.#ask({ kind: 'together', statements })
  }

  async checkpoint(how: WalCheckpoint): Promise<void> {
    // A checkpoint can be made later, so it need not wait for a successor.
    if (!this.#isReady) throw new ThreadGone()
    await this.#ask({ kind: 'checkpoint', how })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#restart) clearTimeout(this.#restart)
    this.#giveUp()
    const worker = this.#worker
    if (worker === null) return
    const exited = new Promise((resolve) => worker.once('exit', resolve))
    worker.postMessage('close')
    await exited
  }

  #start(): void {
    this.#restart = null
    try {
      const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
        workerData: { file: this.#file },
      })
      this.#worker = worker
      let cause: unknown
      worker.on('message', (message: SqliteMessage) => this.#hear(worker, message))
      worker.on('error', (error) => {
        cause = error
      })
      // Only at its exit is the connection closed, and what it had not committed undone.
      worker.once('exit', () => this.#died(cause))
    } catch (cause) {
      this.#died(cause)
    }
  }

  #hear(worker: Worker, message: SqliteMessage): void {
    if (message === 'ready') {
      this.#becomeReady(worker)
      return
    }
    this.#pause = FIRST_PAUSE
    this.#inFlight.get(message.id)?.resolve(message)
    this.#inFlight.delete(message.id)
  }

  #becomeReady(worker: Worker): void {
    this.#isReady = true
    this.#isGivenUp = false
    this.#stopWaiting()
    this.#health.threadIsThere()
    const waiting = this.#waiting
    this.#waiting = []
    for (const { resolve } of waiting) resolve(worker)
  }

  #died(cause: unknown): void {
    this.#worker = null
    this.#isReady = false
    const gone = Object.assign(new ThreadGone(), codesOf(cause))
    if (!this.#isClosed) {
      this.#health.threadIsGone()
      this.#beginToWait()
      this.#restart = setTimeout(() => this.#start(), this.#pause)
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
    }
    for (const { reject } of this.#inFlight.values()) reject(gone)
    this.#inFlight.clear()
  }

  #beginToWait(): void {
    if (!this.#isGivenUp) this.#patience ??= setTimeout(() => this.#giveUp(), PATIENCE)
  }

  #stopWaiting(): void {
    if (this.#patience) clearTimeout(this.#patience)
    this.#patience = null
  }

  #giveUp(): void {
    this.#isGivenUp = true
    this.#stopWaiting()
    for (const { reject } of this.#waiting) reject(new ThreadGone())
    this.#waiting = []
  }

  async #readyWorker(): Promise<Worker> {
    if (this.#worker && this.#isReady) return this.#worker
    if (this.#isGivenUp) throw new ThreadGone()
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject })
    })
  }

  async #ask(order: Order): Promise<SqliteResult> {
    const worker = await this.#readyWorker()
    this.#lastId += 1
    const request: SqliteRequest = { ...order, id: this.#lastId }
    const reply = await new Promise<SqliteReply>((resolve, reject) => {
      this.#inFlight.set(request.id, { resolve, reject })
      worker.postMessage(request)
    })
    // An error loses its codes on its way out of the thread.
    if (!reply.ok) throw Object.assign(new Error(reply.message), reply.codes)
    return reply
  }
}
