import type { Json, Log } from '@curio/kernel'
import type { Advice } from './advice.ts'
import type { BotSpec } from './bots.ts'
import { Pool, type PoolTraits } from './pool.ts'

export interface DecisionRequest {
  /** With the packs that are not built in. */
  readonly log: Pick<Log, 'header' | 'entries' | 'packs'>
  readonly seat: number
  readonly bot: BotSpec
}

/** Bots in worker threads: whoever asks gives the log and waits for an answer. */
export class BotPool {
  readonly #pool: Pool

  constructor(traits: PoolTraits = {}) {
    this.#pool = new Pool(traits)
  }

  async decide(request: DecisionRequest): Promise<Json> {
    return (await this.#ask('decision', request)) as Json
  }

  /** A decision, and what can be said for it. */
  async advise(request: DecisionRequest): Promise<Advice> {
    return (await this.#ask('advice', request)) as Advice
  }

  /** Ends the threads; decisions that are not made yet are rejected. */
  close(): Promise<void> {
    return this.#pool.close()
  }

  #ask(kind: 'decision' | 'advice', { log, seat, bot }: DecisionRequest): Promise<unknown> {
    const entries = log.entries.map(({ seat: who, answer, chance }) => ({ seat: who, answer, chance }))
    return this.#pool.run({ kind, header: log.header, entries, packs: log.packs ?? {}, seat, bot })
  }
}
