import type { OpenWire } from '../client/socket.ts'
import type { Errand, ErrandReply, GivenRecord } from './worker-messages.ts'

/** Speaks to a worker that hosts tables of this browser, or a record that it is given. */
export const workerWire =
  (record: GivenRecord | null = null): OpenWire =>
  (events) => {
    const worker = startWorker()
    let isOpen = false
    const close = (): void => {
      isOpen = false
      worker.terminate()
      events.closed()
    }
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => events.received(data))
    worker.addEventListener('error', close)
    if (record !== null) worker.postMessage(record)
    queueMicrotask(() => {
      isOpen = true
      events.opened()
    })
    return { isOpen: () => isOpen, send: (text) => worker.postMessage(text), close }
  }

/** Sends a worker on an errand. */
export async function sendOn(errand: Errand): Promise<Exclude<ErrandReply, { error: string }>> {
  const worker = startWorker()
  try {
    const reply = await new Promise<ErrandReply>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ErrandReply>) => resolve(data))
      worker.addEventListener('error', ({ message }) => reject(new Error(message)))
      worker.postMessage(errand)
    })
    if ('error' in reply) throw new Error(reply.error)
    return reply
  } finally {
    worker.terminate()
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' })
}
