import type { Clock } from '../../src/clock.ts'

interface Timer {
  readonly at: number
  readonly call: () => void
}

/** A clock that stands still until the test moves it. */
export class ManualClock implements Clock {
  #now = Date.UTC(2026, 0, 1)
  #timers: Timer[] = []

  now(): number {
    return this.#now
  }

  after(milliseconds: number, call: () => void): () => void {
    const timer = { at: this.#now + milliseconds, call }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer)
    }
  }

  /** Time passes; timers that are due ring in their order. */
  advance(milliseconds: number): void {
    const end = this.#now + milliseconds
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)
      if (!next) break
      this.#now = Math.max(this.#now, next.at)
      this.#timers = this.#timers.filter((each) => each !== next)
      next.call()
    }
    this.#now = end
  }
}
