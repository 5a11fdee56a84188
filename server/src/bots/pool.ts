import { BotPool } from '@curio/bots'
import type { BotPosition, Level } from '@curio/protocol'
import type { Thinker } from './thinker.ts'

/** The pool tries a decision again when its thread was lost; both tries together have the time that the table waits. */
const ATTEMPTS = 2

/** Bots in worker threads. Two positions alike need not be played alike: the seed is drawn for each decision. */
export function pooledThinker(threads: number, seconds: number): Thinker {
  const pool = new BotPool({ size: threads, timeout: (seconds * 1000) / ATTEMPTS })
  const asked = (position: BotPosition, level: Level) => ({
    ...position,
    bot: { name: level, seed: Math.floor(Math.random() * 2 ** 31) },
  })
  return {
    decide: (position, level) => pool.decide(asked(position, level)),
    consider: (position, level) => pool.consider(asked(position, level)),
    advise: (position, level) => pool.advise(asked(position, level)),
    close: () => pool.close(),
  }
}
