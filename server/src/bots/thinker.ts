import { type Advice, BotPool, type Taken } from '@curio/bots'
import type { Json } from '@curio/kernel'
import type { BotPosition, Level } from '@curio/protocol'

/** Decides for bots. It may think however and wherever it likes, except on the event loop. */
export interface Thinker {
  /** May fail or never answer: the caller must be able to do without. */
  decide(position: BotPosition, level: Level): Promise<Json>
  /** Which of its seat's offers a bot takes; null for none. */
  consider(position: BotPosition, level: Level): Promise<Taken | null>
  /** What a bot would do, with its reasons, for a person who asks for a hint. */
  advise(position: BotPosition, level: Level): Promise<Advice>
  close(): Promise<void>
}

/** The pool tries again when a thread is lost; the two tries share the time for which the table waits. */
const ATTEMPTS = 2

/** Bots in worker threads. Each decision gets a new seed, so a bot may play the same position differently. */
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
