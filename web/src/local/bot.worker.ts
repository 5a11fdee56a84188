import '../no-eval.ts'
import { isBotName, makeBot, type Position } from '@curio/bots'
import { type Entry, type Header, type Json, setupOf } from '@curio/kernel'
import { loadGame } from './games.ts'
import { type Rival, rivalOf } from './rival.ts'

/** One bot at a time thinks here, away from the table, which stays quick. */

export interface BotTask {
  readonly id: number
  readonly level: string
  readonly header: Header
  readonly entries: readonly Entry[]
  readonly seat: number
}

/** What it would answer, and what it would rather not: the next best answer. */
export interface Thought {
  readonly value: Json
  readonly rival: Rival | null
}

export type BotReply = ({ readonly id: number } & Thought) | { readonly id: number; readonly error: string }

async function decide({ level, header, entries, seat }: BotTask): Promise<Thought> {
  const game = await loadGame(header.game)
  const setup = setupOf(game, header, {})
  if (!setup.ok) throw new Error(setup.message)
  const position: Position = { game, setup: setup.value, rules: header.rules, entries, seat }
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  const value = makeBot({ name: isBotName(level) ? level : 'normal', seed }).decide(position)
  return { value, rival: rivalOf(position, value) }
}

self.addEventListener('message', ({ data }: MessageEvent<BotTask>) => {
  const reply = (message: BotReply): void => self.postMessage(message)
  decide(data).then(
    (thought) => reply({ id: data.id, ...thought }),
    (cause: unknown) => reply({ id: data.id, error: cause instanceof Error ? cause.message : String(cause) }),
  )
})
