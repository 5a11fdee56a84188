import type { Clock } from '../clock.ts'
import { type Allowance, RateLimit } from '../rate-limit.ts'
import type { Settings } from '../settings.ts'

/** What is dearer than other messages, for us or for those who have to read it. */
const DEAR: Readonly<Record<string, Allowance>> = {
  chat: { burst: 10, perSecond: 1 },
  hint: { burst: 5, perSecond: 0.5 },
  moment: { burst: 30, perSecond: 5 },
}

/** To watch may mean to run a whole match: allowed less often than other messages, by these parts of what they are. */
const WATCH = { burst: 2, perSecond: 1 / 6 }

/** How often a player may send the dearer kinds of messages. */
export class Costs {
  readonly #limits: ReadonlyMap<string, RateLimit>

  constructor({ messagesPerSecond }: Settings, clock: Clock) {
    const watch = { burst: WATCH.burst * messagesPerSecond, perSecond: WATCH.perSecond * messagesPerSecond }
    this.#limits = new Map(
      Object.entries({ ...DEAR, watch }).map(([type, allowance]) => [type, new RateLimit(allowance, clock)]),
    )
  }

  allows(type: string, player: string): boolean {
    return this.#limits.get(type)?.allows(player) ?? true
  }
}
