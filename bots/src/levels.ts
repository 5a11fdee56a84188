import { casualBot } from './casual.ts'
import { greedyBot } from './greedy.ts'
import type { Level } from './level-names.ts'
import type { Bot } from './position.ts'
import { type Budget, searchBot } from './search.ts'

/** What a player may be told beside its name. */
export interface Traits {
  readonly seed: number
  /** Only a player that searches spends it. */
  readonly budget?: Budget
}

/** A fraction of a second on an ordinary machine. */
const HARD: Budget = { iterations: 240 }

export const LEVEL_MAKERS: Readonly<Record<Level, (traits: Traits) => Bot>> = {
  easy: casualBot,
  normal: greedyBot,
  hard: ({ seed, budget = HARD }) => searchBot({ seed, budget }),
}
