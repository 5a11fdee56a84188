import type { Advice, Taken } from '@curio/bots/players'
import type { Json } from '@curio/kernel'
import type { BotPosition, Level } from '@curio/protocol'
import type { BotReply, BotTask, BotThoughts } from './bot.worker.ts'

/** Decides for bots outside the calling thread. It may fail; the caller must cope with that. */
export interface Thinker {
  decide(position: BotPosition, level: Level): Promise<Json>
  /** Which offer to its seat a bot takes; null for none. */
  consider(position: BotPosition, level: Level): Promise<Taken | null>
  /** What a bot would do in a person's place, and why. */
  advise(position: BotPosition, level: Level): Promise<Advice>
}

/** Milliseconds after which a bot without an answer is terminated. */
const LONGEST_THOUGHT = 20_000

/** Bots in a worker of their own. */
export function workerThinker(): Thinker {
  let worker: Worker | null = null
  let last = 0
  const think = <K extends BotTask['wanted']>(
    position: BotPosition,
    level: Level,
    wanted: K,
  ): Promise<BotThoughts[K]> => {
    worker ??= new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })
    const thinking = worker
    const id = ++last
    const { promise, resolve, reject } = Promise.withResolvers<BotThoughts[K]>()
    const giveUp = (): void => {
      thinking.terminate()
      if (worker === thinking) worker = null
      reject(new Error('the bot failed or took too long'))
    }
    const listen = ({ data }: MessageEvent<BotReply>): void => {
      if (data.id !== id) return
      if ('thought' in data) resolve(data.thought as BotThoughts[K])
      else reject(new Error(data.error))
    }
    const timer = setTimeout(giveUp, LONGEST_THOUGHT)
    thinking.addEventListener('message', listen)
    thinking.addEventListener('error', giveUp)
    thinking.postMessage({ ...position, id, level, wanted } satisfies BotTask)
    return promise.finally(() => {
      clearTimeout(timer)
      thinking.removeEventListener('message', listen)
      thinking.removeEventListener('error', giveUp)
    })
  }
  return {
    decide: (position, level) => think(position, level, 'decision'),
    consider: (position, level) => think(position, level, 'offers'),
    advise: (position, level) => think(position, level, 'advice'),
  }
}
