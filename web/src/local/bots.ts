import type { Advice } from '@curio/bots/players'
import type { Json } from '@curio/kernel'
import type { BotPosition, Level } from '@curio/protocol'
import type { BotReply, BotTask } from './bot.worker.ts'

/** Decides for bots, away from the thread that asks; may fail, and then whoever asks must do without. */
export interface Thinker {
  decide(position: BotPosition, level: Level): Promise<Json>
  /** A decision for a person who asks what a bot would do, with what can be said for it. */
  advise(position: BotPosition, level: Level): Promise<Advice>
}

/** Milliseconds after which a bot that has not answered is ended. */
const LONGEST_THOUGHT = 20_000

/** Bots in a worker of their own. */
export function workerThinker(): Thinker {
  let worker: Worker | null = null
  let last = 0
  const think = (position: BotPosition, level: Level, reasons: boolean): Promise<Advice> => {
    worker ??= new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })
    const thinking = worker
    const id = ++last
    const { promise, resolve, reject } = Promise.withResolvers<Advice>()
    const giveUp = (): void => {
      thinking.terminate()
      if (worker === thinking) worker = null
      reject(new Error('the bot failed or took too long'))
    }
    const listen = ({ data }: MessageEvent<BotReply>): void => {
      if (data.id !== id) return
      if ('advice' in data) resolve(data.advice)
      else reject(new Error(data.error))
    }
    const timer = setTimeout(giveUp, LONGEST_THOUGHT)
    thinking.addEventListener('message', listen)
    thinking.addEventListener('error', giveUp)
    thinking.postMessage({ ...position, id, level, reasons } satisfies BotTask)
    return promise.finally(() => {
      clearTimeout(timer)
      thinking.removeEventListener('message', listen)
      thinking.removeEventListener('error', giveUp)
    })
  }
  return {
    decide: async (position, level) => (await think(position, level, false)).value,
    advise: (position, level) => think(position, level, true),
  }
}
