import type { Clock } from './clock.ts'

/** So much at once, and so much more each second. */
export interface Allowance {
  readonly burst: number
  readonly perSecond: number
}

interface Bucket {
  left: number
  at: number
}

/** Token buckets by key; a key that is full again is forgotten. */
export class RateLimit {
  readonly #allowance: Allowance
  readonly #clock: Clock
  readonly #buckets = new Map<string, Bucket>()

  constructor(allowance: Allowance, clock: Clock) {
    this.#allowance = allowance
    this.#clock = clock
  }

  /** Whether one more is allowed now; if so, it counts. */
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

  /** What was allowed does not count after all. */
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
    // Whoever floods us with keys gets no more memory for it.
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= MOST_KEYS / 2) break
      this.#buckets.delete(key)
    }
  }
}

const MOST_KEYS = 20_000
