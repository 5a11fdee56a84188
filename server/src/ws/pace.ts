import type { Clock } from '../clock.ts'
import { RateLimit } from '../rate-limit.ts'

/** Seconds' worth of messages that may come at once. */
const BURST = 5
/** So many refusals in a row, and the client is not worth an answer. */
const MOST_REFUSALS = 200

/** How fast one client may speak. */
export class Pace {
  readonly #limit: RateLimit
  #refused = 0

  constructor(perSecond: number, clock: Clock) {
    this.#limit = new RateLimit({ burst: perSecond * BURST, perSecond }, clock)
  }

  next(): 'go' | 'refuse' | 'close' {
    if (this.#limit.allows('')) {
      this.#refused = 0
      return 'go'
    }
    this.#refused += 1
    return this.#refused > MOST_REFUSALS ? 'close' : 'refuse'
  }
}
