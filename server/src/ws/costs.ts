import type { Clock } from '../clock.ts'
import { type Allowance, RateLimit } from '../rate-limit.ts'

/** What is dearer than other messages, for us or for those who have to read it. */
const DEAR: Readonly<Record<string, Allowance>> = {
  chat: { burst: 10, perSecond: 1 },
  hint: { burst: 5, perSecond: 0.5 },
  moment: { burst: 30, perSecond: 5 },
}

/** How often a player may send the dearer kinds of messages. */
export class Costs {
  readonly #limits: ReadonlyMap<string, RateLimit>

  constructor(clock: Clock) {
    this.#limits = new Map(
      Object.entries(DEAR).map(([type, allowance]) => [type, new RateLimit(allowance, clock)]),
    )
  }

  allows(type: string, player: string): boolean {
    return this.#limits.get(type)?.allows(player) ?? true
  }
}
