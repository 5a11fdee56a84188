import { DatabaseSync } from 'node:sqlite'
import type { TestContext } from 'node:test'
import type { Worker } from 'node:worker_threads'

/** Every thread that is made from now on, the last one last. */
export class Threads {
  readonly all: Worker[] = []
  /** Requests that have reached a thread. */
  asked = 0
  /** No thread lives: one that is made is ended at once. */
  isPlague = false
  /** What threads say is not heard, as if they had died before they could say it. */
  isMute = false
  #waiting: (() => void)[] = []

  constructor(t: TestContext) {
    const meet = (worker: Worker): void => this.#meet(worker)
    process.on('worker', meet)
    t.after(() => process.off('worker', meet))
  }

  /** Ends the last thread; resolves when it is gone. */
  async kill(): Promise<void> {
    await this.all.at(-1)?.terminate()
  }

  /** Resolves when threads have been asked that many things. */
  async whenAsked(count: number): Promise<void> {
    while (this.asked < count)
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve)
      })
  }

  #meet(worker: Worker): void {
    this.all.push(worker)
    const post = worker.postMessage.bind(worker)
    worker.postMessage = (message) => {
      post(message)
      if (message === 'close') return
      this.asked += 1
      const waiting = this.#waiting
      this.#waiting = []
      for (const wake of waiting) wake()
    }
    const emit = worker.emit.bind(worker)
    worker.emit = (event: string | symbol, ...values: unknown[]) =>
      event === 'message' && this.isMute ? true : emit(event, ...values)
    if (this.isPlague) void worker.terminate()
  }
}

/** Another program that writes to the file: until it is done, transactions have to wait in the thread. */
export function occupy(file: string): () => void {
  const other = new DatabaseSync(file)
  other.exec('BEGIN IMMEDIATE')
  return () => {
    other.exec('ROLLBACK')
    other.close()
  }
}
