import type { Clock } from '../clock.ts'
import type { ServiceTime } from './service-time.ts'

/** Calls back when the first clock of a match runs out, by service time. One timer serves the earliest of all. */
export class Alarms {
  readonly #clock: Pick<Clock, 'after'>
  readonly #time: Pick<ServiceTime, 'now'>
  readonly #ring: (match: string) => void
  readonly #times = new Map<string, number>()
  #callOff: (() => void) | null = null
  #next = Number.POSITIVE_INFINITY
  #isStopped = false

  constructor(clock: Pick<Clock, 'after'>, time: Pick<ServiceTime, 'now'>, ring: (match: string) => void) {
    this.#clock = clock
    this.#time = time
    this.#ring = ring
  }

  set(match: string, time: number | null): void {
    if (this.#isStopped) return
    const before = this.#times.get(match) ?? null
    if (before === time) return
    if (time === null) this.#times.delete(match)
    else this.#times.set(match, time)
    if (before === this.#next || (time !== null && time < this.#next)) this.#arm()
  }

  stop(): void {
    this.#isStopped = true
    this.#callOff?.()
    this.#callOff = null
    this.#times.clear()
  }

  #arm(): void {
    this.#callOff?.()
    this.#callOff = null
    this.#next = Number.POSITIVE_INFINITY
    for (const time of this.#times.values()) if (time < this.#next) this.#next = time
    if (Number.isFinite(this.#next))
      this.#callOff = this.#clock.after(this.#next - this.#time.now(), () => this.#due())
  }

  #due(): void {
    // The timer may ring early, because it goes on while the process is stopped.
    const now = this.#time.now()
    const due = [...this.#times].filter(([, time]) => time <= now).map(([match]) => match)
    for (const match of due) this.#times.delete(match)
    this.#next = Number.POSITIVE_INFINITY
    this.#arm()
    for (const match of due) this.#ring(match)
  }
}
