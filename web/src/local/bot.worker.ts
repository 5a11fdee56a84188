import '../no-eval.ts'
import { type Advice, advise, makeBot, type Position, type Taken } from '@curio/bots/players'
import { type Json, reasonOf, setupOf } from '@curio/kernel'
import type { BotPosition, Level } from '@curio/protocol'
import { loadGame } from './games.ts'

/** One bot at a time thinks here, so that the table stays responsive. */

export interface BotTask extends BotPosition {
  readonly id: number
  readonly level: Level
  readonly wanted: keyof BotThoughts
}

/** What a bot can be asked for: a decision, advice with reasons for a person, or which of its offers it takes. */
export interface BotThoughts {
  readonly decision: Json
  readonly advice: Advice
  readonly offers: Taken | null
}

export type BotReply =
  | { readonly id: number; readonly thought: BotThoughts[keyof BotThoughts] }
  | { readonly id: number; readonly error: string }

async function think({
  level,
  header,
  from,
  entries,
  packs = {},
  seat,
  wanted,
}: BotTask): Promise<BotThoughts[keyof BotThoughts]> {
  const game = await loadGame(header.game, header.options)
  const setup = setupOf(game, header, packs)
  if (!setup.ok) throw new Error(setup.message)
  const position: Position = { game, setup: setup.value, rules: header.rules, from, entries, seat }
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  const bot = makeBot({ name: level, seed })
  switch (wanted) {
    case 'decision':
      return bot.decide(position)
    case 'advice':
      return advise(position, bot)
    case 'offers':
      return bot.consider?.(position) ?? null
  }
}

self.addEventListener('message', ({ data }: MessageEvent<BotTask>) => {
  const reply = (message: BotReply): void => self.postMessage(message)
  think(data).then(
    (thought) => reply({ id: data.id, thought }),
    (cause: unknown) => reply({ id: data.id, error: reasonOf(cause) }),
  )
})
