import type { Clock } from './clock.ts'

/** `burst` at once, and `perSecond` more each second. */
export interface Allowance {
  readonly burst: number
  readonly perSecond: number
}

interface Bucket {
  left: number
  at: number
}

/** Token buckets by key. When there are many, those that are full again are forgotten. */
export class RateLimit {
  readonly #allowance: Allowance
  readonly #clock: Clock
  readonly #buckets = new Map<string, Bucket>()

  constructor(allowance: Allowance, clock: Clock) {
    this.#allowance = allowance
    this.#clock = clock
  }

  /** Whether one more is allowed now; if so, it is counted. */
  allows(key: string): boolean {
    const now = this.#clock.ran()
    const { burst, perSecond } = this.#allowance
    const bucket = this.#buckets.get(key) ?? this.#fill(key, now)
    const left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond)
    const isAllowed = left >= 1
    bucket.left = isAllowed ? left - 1 : left
    bucket.at = now
    return isAllowed
  }

  /** Takes the last count back. */
  giveBack(key: string): void {
    const bucket = this.#buckets.get(key)
    if (bucket) bucket.left = Math.min(this.#allowance.burst, bucket.left + 1)
  }

  #fill(key: string, now: number): Bucket {
    if (this.#buckets.size >= MOST_KEYS) this.#tidy(now)
    const bucket = { left: this.#allowance.burst, at: now }
    this.#buckets.set(key, bucket)
    return bucket
  }

  #tidy(now: number): void {
    const { burst, perSecond } = this.#allowance
    for (const [key, { left, at }] of this.#buckets)
      if (left + ((now - at) / 1000) * perSecond >= burst) this.#buckets.delete(key)
    // A flood of keys must not take more and more memory.
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= MOST_KEYS / 2) break
      this.#buckets.delete(key)
    }
  }
}

const MOST_KEYS = 20_000
