import type { Snapshot } from '../table/link.ts'
import type { RequestKind, Requests, WorkerMessage } from './messages.ts'

interface Waiting {
  readonly resolve: (value: never) => void
  readonly reject: (cause: Error) => void
}

/** What a table's worker tells unasked. */
interface TableEvents {
  readonly show: (snapshot: Snapshot) => void
  readonly fail: (message: string) => void
}

/** A table's worker as functions that give promises. */
export class WorkerCalls {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #last = 0

  constructor({ show, fail }: TableEvents) {
    this.#worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' })
    this.#worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if ('snapshot' in data) show(data.snapshot)
      else if ('failure' in data) fail(data.failure)
      else this.#settle(data)
    })
    this.#worker.addEventListener('error', (event) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(event.message))
      this.#waiting.clear()
    })
  }

  call<K extends RequestKind>(kind: K, ask: Requests[K]['ask']): Promise<Requests[K]['give']> {
    const id = ++this.#last
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject })
      this.#worker.postMessage({ id, kind, ...ask })
    })
  }

  end(): void {
    this.#worker.terminate()
  }

  #settle(message: Extract<WorkerMessage, { reply: number }>): void {
    const waiting = this.#waiting.get(message.reply)
    this.#waiting.delete(message.reply)
    if ('error' in message) waiting?.reject(new Error(message.error))
    else waiting?.resolve(message.value as never)
  }
}
