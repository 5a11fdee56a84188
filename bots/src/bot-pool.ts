import type { Continuation, Header, Json, Packs } from '@curio/kernel'
import type { Advice } from './advice.ts'
import type { BotSpec } from './bots.ts'
import { Pool, type PoolTraits } from './pool.ts'
import type { Taken } from './position.ts'
import type { DecisionJob } from './protocol.ts'

export interface DecisionRequest extends Continuation {
  readonly header: Header
  readonly seat: number
  readonly bot: BotSpec
  /** Packs that are not built in. */
  readonly packs?: Packs
}

/** Bots in worker threads: whoever asks gives the position and waits for an answer. */
export class BotPool {
  readonly #pool: Pool

  constructor(traits: PoolTraits = {}) {
    this.#pool = new Pool(traits)
  }

  async decide(request: DecisionRequest): Promise<Json> {
    return (await this.#ask('decision', request)) as Json
  }

  /** What the seat takes of what it is offered. */
  async consider(request: DecisionRequest): Promise<Taken | null> {
    return (await this.#ask('offers', request)) as Taken | null
  }

  /** A decision, and what can be said for it. */
  async advise(request: DecisionRequest): Promise<Advice> {
    return (await this.#ask('advice', request)) as Advice
  }

  /** Ends the threads; decisions that are not made yet are rejected. */
  close(): Promise<void> {
    return this.#pool.close()
  }

  #ask(kind: DecisionJob['kind'], request: DecisionRequest): Promise<unknown> {
    const { header, from, entries, seat, bot, packs = {} } = request
    return this.#pool.run({ kind, header, from, entries, packs, seat, bot })
  }
}
