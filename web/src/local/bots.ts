import type { Match } from '@curio/kernel'
import type { BotReply, BotTask, Thought } from './bot.worker.ts'

/** A bot that has not answered by then is ended, and the game's own first choice is taken instead. */
const LONGEST_THOUGHT = 20_000

let worker: Worker | null = null
let last = 0

/** What a bot would answer for a seat; null when it failed or took too long. */
export function think(match: Match, seat: number, level: string): Promise<Thought | null> {
  worker ??= new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })
  const thinking = worker
  const id = ++last
  const task: BotTask = { id, level, header: match.header, entries: match.entries, seat }
  return new Promise((resolve) => {
    const end = (thought: Thought | null): void => {
      clearTimeout(timer)
      thinking.removeEventListener('message', listen)
      thinking.removeEventListener('error', give)
      resolve(thought)
    }
    const give = (): void => {
      thinking.terminate()
      if (worker === thinking) worker = null
      end(null)
    }
    const listen = ({ data }: MessageEvent<BotReply>): void => {
      if (data.id === id) end('value' in data ? data : null)
    }
    const timer = setTimeout(give, LONGEST_THOUGHT)
    thinking.addEventListener('message', listen)
    thinking.addEventListener('error', give)
    thinking.postMessage(task)
  })
}
