import '../no-eval.ts'
import { type Advice, advise, makeBot, type Position } from '@curio/bots/players'
import { reasonOf, setupOf } from '@curio/kernel'
import type { BotPosition, Level } from '@curio/protocol'
import { loadGame } from './games.ts'

/** One bot at a time thinks here, away from the table, which stays quick. */

export interface BotTask extends BotPosition {
  readonly id: number
  readonly level: Level
  /** Whether somebody asks for its reasons; a bot that plays is not asked. */
  readonly reasons: boolean
}

export type BotReply =
  | { readonly id: number; readonly advice: Advice }
  | { readonly id: number; readonly error: string }

async function decide({ level, header, from, entries, packs = {}, seat, reasons }: BotTask): Promise<Advice> {
  const game = await loadGame(header.game)
  const setup = setupOf(game, header, packs)
  if (!setup.ok) throw new Error(setup.message)
  const position: Position = { game, setup: setup.value, rules: header.rules, from, entries, seat }
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  const bot = makeBot({ name: level, seed })
  return reasons ? advise(position, bot) : { value: bot.decide(position), among: null, rival: null }
}

self.addEventListener('message', ({ data }: MessageEvent<BotTask>) => {
  const reply = (message: BotReply): void => self.postMessage(message)
  decide(data).then(
    (advice) => reply({ id: data.id, advice }),
    (cause: unknown) => reply({ id: data.id, error: reasonOf(cause) }),
  )
})
