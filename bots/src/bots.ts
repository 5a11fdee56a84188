import { greedyBot } from './greedy.ts'
import { LEVELS } from './level-names.ts'
import { LEVEL_MAKERS, rehearsing, searching, type Traits } from './levels.ts'
import type { Bot } from './position.ts'
import { randomBot } from './random.ts'

/** Every kind of player there is. */
export const BOT_NAMES = ['random', 'greedy', 'search', 'rehearsal', ...LEVELS] as const
export type BotName = (typeof BOT_NAMES)[number]

/** A player as it can be sent to another thread. */
export interface BotSpec extends Traits {
  readonly name: BotName
}

const MAKERS: Readonly<Record<BotName, (traits: Traits) => Bot>> = {
  random: randomBot,
  greedy: greedyBot,
  search: searching,
  rehearsal: rehearsing,
  ...LEVEL_MAKERS,
}

export function isBotName(name: string): name is BotName {
  return (BOT_NAMES as readonly string[]).includes(name)
}

export function makeBot({ name, ...traits }: BotSpec): Bot {
  return MAKERS[name](traits)
}
