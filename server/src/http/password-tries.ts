import type { Clock } from '../clock.ts'
import { networkOf } from '../network.ts'
import { nameKeyOf } from '../players/names.ts'
import { RateLimit } from '../rate-limit.ts'
import { TooFast } from '../request-refused.ts'

/** Who tries a password, and for which account. */
interface Trial {
  readonly address: string
  readonly name: string
  /** A browser that has been logged in to this very account; null for a stranger. */
  readonly device: string | null
}

/**
 * Limits wrong passwords. Guessers are slowed down per network, and per account over all networks. The owner's browsers
 * are not affected: each has tries of its own, or anybody could lock an owner out by guessing. (OWASP calls this a
 * device cookie.)
 */
export class PasswordTries {
  readonly #networks: RateLimit
  readonly #namesByNetwork: RateLimit
  readonly #names: RateLimit
  readonly #devices: RateLimit

  constructor(clock: Clock) {
    this.#networks = new RateLimit({ burst: 20, perSecond: 1 / 20 }, clock)
    this.#namesByNetwork = new RateLimit({ burst: 10, perSecond: 1 / 60 }, clock)
    this.#names = new RateLimit({ burst: 50, perSecond: 1 / 60 }, clock)
    this.#devices = new RateLimit({ burst: 10, perSecond: 1 / 60 }, clock)
  }

  /** What the password opens; null when it is wrong. Only a wrong password counts. */
  async judge<T>(trial: Trial, open: () => Promise<T | null>): Promise<T | null> {
    // Counted before it is checked: otherwise tries that are sent at once would all pass.
    const giveBack = this.#take(trial)
    let isWrong = false
    try {
      const opened = await open()
      isWrong = opened === null
      return opened
    } finally {
      if (!isWrong) giveBack()
    }
  }

  #take(trial: Trial): () => void {
    const taken: (readonly [RateLimit, string])[] = []
    const giveBack = (): void => {
      for (const [limit, key] of taken) limit.giveBack(key)
    }
    for (const [limit, key] of this.#limitsOf(trial)) {
      if (!limit.allows(key)) {
        giveBack()
        throw new TooFast()
      }
      taken.push([limit, key])
    }
    return giveBack
  }

  #limitsOf({ address, name, device }: Trial): readonly (readonly [RateLimit, string])[] {
    if (device !== null) return [[this.#devices, device]]
    const [network, account] = [networkOf(address), nameKeyOf(name)]
    return [
      [this.#networks, network],
      [this.#namesByNetwork, `${network} ${account}`],
      [this.#names, account],
    ]
  }
}
