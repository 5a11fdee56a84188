import type { Clock } from '../clock.ts'
import { type Allowance, RateLimit } from '../rate-limit.ts'
import type { Settings } from '../settings.ts'

/** Seconds' worth of messages that may come at once. */
const BURST = 5
/** After this many refusals in a row the client is closed. */
const MOST_REFUSALS = 200

export type PaceVerdict = 'go' | 'refuse' | 'close'

/** How fast one client may speak. */
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

/** What is dearer than other messages, for us or for those who have to read it: how often one player may send it. */
const DEAR: Readonly<Record<string, Allowance>> = {
  chat: { burst: 10, perSecond: 1 },
  hint: { burst: 5, perSecond: 0.5 },
  moment: { burst: 30, perSecond: 5 },
}

/** To watch may mean to run a whole match: allowed less often than other messages, by these parts of what they are. */
const WATCH = { burst: 2, perSecond: 1 / 6 }

/** What makes us run matches or bots, for all guests of one network together, because a guest is easily made; as above. */
const OF_NETWORK: Readonly<Record<string, Allowance>> = {
  hint: { burst: 2 / 3, perSecond: 1 / 15 },
  moment: { burst: 2, perSecond: 1 / 3 },
}

/** How often a player and a network may send the dearer kinds of messages. */
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
