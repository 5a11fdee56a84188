import { availableParallelism } from 'node:os'
import type { Job } from './protocol.ts'
import { Thread, ThreadLost } from './thread.ts'

export interface PoolTraits {
  /** Threads at most; they are started when they are needed. */
  readonly size?: number
  /** A thread that has not answered after this many milliseconds is ended. */
  readonly timeout?: number
  /** What the threads run. */
  readonly script?: URL
}

/** Decisions take well under two seconds; a machine under load gets some more. */
const TIMEOUT = 30_000
const ATTEMPTS = 2

/** Worker threads that do jobs for the main thread, which is never blocked. */
export class Pool {
  readonly #threads: readonly Thread[]
  readonly #idle: Thread[]
  readonly #waiting: ((thread: Thread) => void)[] = []
  readonly #timeout: number
  #closed = false

  constructor({ size = defaultSize(), timeout = TIMEOUT, script = WORKER }: PoolTraits = {}) {
    this.#threads = Array.from({ length: size }, () => new Thread(script))
    this.#idle = [...this.#threads]
    this.#timeout = timeout
  }

  /** A job whose thread is lost is tried once more in a new one. */
  async run(job: Job): Promise<unknown> {
    const thread = await this.#borrow()
    try {
      for (let attempt = 1; ; attempt++) {
        if (this.#closed) throw new Error('the pool of threads is closed')
        try {
          return await thread.perform(job, this.#timeout)
        } catch (cause) {
          if (!(cause instanceof ThreadLost)) throw cause
          if (attempt === ATTEMPTS && !this.#closed)
            throw new Error(`lost ${ATTEMPTS} threads over one job: ${cause.message}`, { cause })
        }
      }
    } finally {
      this.#giveBack(thread)
    }
  }

  /** Ends all threads; jobs that are not done are rejected. */
  async close(): Promise<void> {
    this.#closed = true
    await Promise.all(this.#threads.map((thread) => thread.close()))
  }

  #borrow(): Promise<Thread> {
    const thread = this.#idle.pop()
    return thread ? Promise.resolve(thread) : new Promise((resolve) => this.#waiting.push(resolve))
  }

  #giveBack(thread: Thread): void {
    const next = this.#waiting.shift()
    if (next) next(thread)
    else this.#idle.push(thread)
  }
}

const WORKER = new URL('./worker.ts', import.meta.url)

/** One core is left to the main thread. */
function defaultSize(): number {
  return Math.max(1, Math.min(4, availableParallelism() - 1))
}
