import { Worker } from 'node:worker_threads'
import { reasonOf } from '@curio/kernel'
import type { Job, Reply, Request } from './protocol.ts'

/** A thread that gave no answer: it crashed, or it took too long and was ended. */
export class ThreadLost extends Error {}

/** One worker thread that does one job at a time; when it is lost, the next job gets a new one. */
export class Thread {
  readonly #script: URL
  #worker: Worker | null = null
  #jobs = 0

  constructor(script: URL) {
    this.#script = script
  }

  /** Evaluates to what the job gives; rejects with ThreadLost when there is no answer. */
  perform(job: Job, timeout: number): Promise<unknown> {
    this.#worker ??= this.#start()
    const worker = this.#worker
    const request: Request = { id: this.#jobs++, job }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => lose(`no answer within ${timeout} ms`), timeout)
      const done = (): void => {
        clearTimeout(timer)
        worker.off('message', onReply).off('error', onError).off('exit', onExit)
        // Whoever ends the thread waits for it, also if its last answer comes meanwhile.
        if (this.#worker === worker) worker.unref()
      }
      const lose = (reason: string): void => {
        done()
        this.#end()
        reject(new ThreadLost(reason))
      }
      const onReply = (reply: Reply): void => {
        if (reply.id !== request.id) return
        done()
        if (reply.ok) resolve(reply.value)
        else reject(new Error(reply.message))
      }
      const onError = (cause: unknown): void => lose(reasonOf(cause))
      const onExit = (code: number): void => lose(`it stopped with code ${code}`)
      worker.ref()
      worker.on('message', onReply).on('error', onError).on('exit', onExit)
      worker.postMessage(request)
    })
  }

  async close(): Promise<void> {
    await this.#end()
  }

  #start(): Worker {
    const worker = new Worker(this.#script)
    worker.unref()
    return worker
  }

  #end(): Promise<unknown> {
    const worker = this.#worker
    this.#worker = null
    // An error of a thread that is given up is nobody's business any more.
    worker?.on('error', () => {})
    return worker?.terminate() ?? Promise.resolve()
  }
}
