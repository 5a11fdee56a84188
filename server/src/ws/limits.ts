import type { Clock } from '../clock.ts'
import { type Allowance, RateLimit } from '../rate-limit.ts'
import type { Settings } from '../settings.ts'

/** Seconds' worth of messages that may come at once. */
const BURST = 5
/** After this many refusals in a row the client is closed. */
const MOST_REFUSALS = 200

export type PaceVerdict = 'go' | 'refuse' | 'close'

/** How fast one client may send messages. */
export class Pace {
  readonly #limit: RateLimit
  #refused = 0

  constructor(perSecond: number, clock: Clock) {
    this.#limit = new RateLimit({ burst: perSecond * BURST, perSecond }, clock)
  }

  next(): PaceVerdict {
    if (this.#limit.allows('')) {
      this.#refused = 0
      return 'go'
    }
    this.#refused += 1
    return this.#refused > MOST_REFUSALS ? 'close' : 'refuse'
  }
}

/** How often one player may send messages that cost more than others, for us or for those who read them. */
const DEAR: Readonly<Record<string, Allowance>> = {
  chat: { burst: 10, perSecond: 1 },
  hint: { burst: 5, perSecond: 0.5 },
  moment: { burst: 30, perSecond: 5 },
}

/** Watching may mean running a whole match, so it is allowed less often; these are parts of the general allowance. */
const WATCH = { burst: 2, perSecond: 1 / 6 }

/** For messages that run matches or bots, what all guests of one network may send together; parts, as above. */
const OF_NETWORK: Readonly<Record<string, Allowance>> = {
  hint: { burst: 2 / 3, perSecond: 1 / 15 },
  moment: { burst: 2, perSecond: 1 / 3 },
}

/** How often a player and a network may send costly messages. */
export class Costs {
  readonly #limits: ReadonlyMap<string, RateLimit>
  readonly #networks: ReadonlyMap<string, RateLimit>

  constructor({ messagesPerSecond }: Settings, clock: Clock) {
    const part = ({ burst, perSecond }: Allowance): Allowance => ({
      burst: burst * messagesPerSecond,
      perSecond: perSecond * messagesPerSecond,
    })
    const limit = (allowance: Allowance): RateLimit => new RateLimit(allowance, clock)
    this.#limits = new Map(
      Object.entries({ ...DEAR, watch: part(WATCH) }).map(([type, each]) => [type, limit(each)]),
    )
    this.#networks = new Map(Object.entries(OF_NETWORK).map(([type, each]) => [type, limit(part(each))]))
  }

  allows(type: string, player: string, network: string): boolean {
    const isAllowed = this.#limits.get(type)?.allows(player) ?? true
    return isAllowed && (this.#networks.get(type)?.allows(network) ?? true)
  }
}
