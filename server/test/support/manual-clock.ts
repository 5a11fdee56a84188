import type { Clock } from '../../src/clock.ts'

interface Timer {
  readonly at: number
  readonly call: () => void
}

/** A clock that stands still until the test moves it. */
export class ManualClock implements Clock {
  #wall = Date.UTC(2026, 0, 1)
  #ran = 0
  #timers: Timer[] = []

  now(): number {
    return this.#wall
  }

  ran(): number {
    return this.#ran
  }

  /** The wall clock is set to another time; nothing else happens. */
  jump(milliseconds: number): void {
    this.#wall += milliseconds
  }

  after(milliseconds: number, call: () => void): () => void {
    const timer = { at: this.#ran + milliseconds, call }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer)
    }
  }

  /** Time passes; timers that are due ring in their order. */
  advance(milliseconds: number): void {
    const end = this.#ran + milliseconds
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)
      if (!next) break
      this.#pass(Math.max(this.#ran, next.at))
      this.#timers = this.#timers.filter((each) => each !== next)
      next.call()
    }
    this.#pass(end)
  }

  #pass(until: number): void {
    this.#wall += until - this.#ran
    this.#ran = until
  }
}
