import type { Clock } from '../clock.ts'
import { RateLimit } from '../rate-limit.ts'

/** Seconds' worth of messages that may come at once. */
const BURST = 5
/** After this many refusals in a row the client is closed. */
const MOST_REFUSALS = 200

export type Verdict = 'go' | 'refuse' | 'close'

/** How fast one client may speak. */
export class Pace {
  readonly #limit: RateLimit
  #refused = 0

  constructor(perSecond: number, clock: Clock) {
    this.#limit = new RateLimit({ burst: perSecond * BURST, perSecond }, clock)
  }

  next(): Verdict {
    if (this.#limit.allows('')) {
      this.#refused = 0
      return 'go'
    }
    this.#refused += 1
    return this.#refused > MOST_REFUSALS ? 'close' : 'refuse'
  }
}
