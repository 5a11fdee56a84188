import type { Advice } from '@curio/bots/players'
import type { Json, Match } from '@curio/kernel'
import type { BotReply, BotTask } from './bot.worker.ts'

/** A bot that has not answered by then is ended, and the game's own first choice is taken instead. */
const LONGEST_THOUGHT = 20_000

let worker: Worker | null = null
let last = 0

/** What a bot answers for a seat; null when it failed or took too long. */
export async function decide(match: Match, seat: number, level: string): Promise<{ value: Json } | null> {
  return think(match, seat, level, false)
}

/** What a bot would answer for a seat, and what can be said for it. */
export function advise(match: Match, seat: number, level: string): Promise<Advice | null> {
  return think(match, seat, level, true)
}

function think(match: Match, seat: number, level: string, reasons: boolean): Promise<Advice | null> {
  worker ??= new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })
  const thinking = worker
  const id = ++last
  const task: BotTask = { id, level, header: match.header, entries: match.entries, seat, reasons }
  return new Promise((resolve) => {
    const end = (advice: Advice | null): void => {
      clearTimeout(timer)
      thinking.removeEventListener('message', listen)
      thinking.removeEventListener('error', give)
      resolve(advice)
    }
    const give = (): void => {
      thinking.terminate()
      if (worker === thinking) worker = null
      end(null)
    }
    const listen = ({ data }: MessageEvent<BotReply>): void => {
      if (data.id === id) end('advice' in data ? data.advice : null)
    }
    const timer = setTimeout(give, LONGEST_THOUGHT)
    thinking.addEventListener('message', listen)
    thinking.addEventListener('error', give)
    thinking.postMessage(task)
  })
}
