import type { Json, Log, Packs } from '@curio/kernel'
import type { BotSpec } from './bots.ts'
import { Pool, type PoolTraits } from './pool.ts'

export interface DecisionRequest {
  readonly log: Pick<Log, 'header' | 'entries'>
  readonly seat: number
  readonly bot: BotSpec
  /** Packs that are not built in. */
  readonly packs?: Packs
}

/** Bots in worker threads: whoever asks gives the log and waits for an answer. */
export class BotPool {
  readonly #pool: Pool

  constructor(traits: PoolTraits = {}) {
    this.#pool = new Pool(traits)
  }

  async decide({ log, seat, bot, packs = {} }: DecisionRequest): Promise<Json> {
    const entries = log.entries.map(({ seat: who, answer, chance }) => ({ seat: who, answer, chance }))
    const answer = await this.#pool.run({ kind: 'decision', header: log.header, entries, packs, seat, bot })
    return answer as Json
  }

  /** Ends the threads; decisions that are not made yet are rejected. */
  close(): Promise<void> {
    return this.#pool.close()
  }
}
