import { type Advice, BotPool, type Taken } from '@curio/bots'
import type { Json } from '@curio/kernel'
import type { BotPosition, Level } from '@curio/protocol'

/** Decides for bots; how and where it thinks is its own affair, as long as it is not on the event loop. */
export interface Thinker {
  /** May fail, or never answer: whoever asks must be able to do without. */
  decide(position: BotPosition, level: Level): Promise<Json>
  /** What a bot takes of what its seat is offered, or null. */
  consider(position: BotPosition, level: Level): Promise<Taken | null>
  /** A decision for a person who asks what a bot would do, with what can be said for it. */
  advise(position: BotPosition, level: Level): Promise<Advice>
  close(): Promise<void>
}

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
