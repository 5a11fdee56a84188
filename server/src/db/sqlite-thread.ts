import { Worker } from 'node:worker_threads'
import type { Codes } from '../codes.ts'
import type { Checkpoint, SqliteResult, SqliteStatement } from './sqlite-file.ts'

/** What the thread is asked: statements in one transaction, or a checkpoint. */
type Order =
  | { readonly kind: 'together'; readonly statements: readonly SqliteStatement[] }
  | { readonly kind: 'checkpoint'; readonly how: Checkpoint }

export type SqliteRequest = Order & { readonly id: number }

export type SqliteReply =
  | ({ readonly id: number; readonly ok: true } & SqliteResult)
  | { readonly id: number; readonly ok: false; readonly message: string; readonly codes: Codes }

type Waiting = { resolve(reply: SqliteReply): void; reject(cause: Error): void }

/** The same file in a thread of its own: the event loop goes on while it is being written to. */
export class SqliteThread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
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

  executeTogether(statements: readonly SqliteStatement[]): Promise<SqliteResult> {
    return this.#ask({ kind: 'together', statements })
  }

  async checkpoint(how: Checkpoint): Promise<void> {
    await this.#ask({ kind: 'checkpoint', how })
  }

  async close(): Promise<void> {
    if (this.#failure) return
    this.#worker.postMessage('close')
    await new Promise((resolve) => this.#worker.once('exit', resolve))
  }

  async #ask(order: Order): Promise<SqliteResult> {
    if (this.#failure) throw this.#failure
    this.#lastId += 1
    const request: SqliteRequest = { ...order, id: this.#lastId }
    const reply = await new Promise<SqliteReply>((resolve, reject) => {
      this.#waiting.set(request.id, { resolve, reject })
      this.#worker.postMessage(request)
    })
    // An error that comes from a thread is only its message: what it is known by is given to it again.
    if (!reply.ok) throw Object.assign(new Error(reply.message), reply.codes)
    return reply
  }

  #fail(cause: Error): void {
    this.#failure ??= cause
    for (const { reject } of this.#waiting.values()) reject(cause)
    this.#waiting.clear()
  }
}
