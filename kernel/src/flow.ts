import type { Ask } from './ask.ts'

/** A rule: it changes state, and pauses where somebody must decide. */
export type Flow<T = void> = Generator<Pause, T, unknown>

/** What a flow waits for: an answer, or several flows that run side by side. */
export type Pause = Ask<unknown> | Together<unknown>

/** What flows report to their run. */
export interface Watcher {
  asked(ask: Ask<unknown>): void
  opened(group: Together<unknown>): void
  closed(group: Together<unknown>): void
  /** The flow that belongs to no group is over. */
  finished(): void
}

/** Several flows side by side; over when all of them are. Evaluates to their results, in the order given. */
export class Together<T> implements Iterator<Pause, readonly T[], unknown> {
  readonly seats: readonly number[]
  readonly #flow: (seat: number) => Flow<T>
  readonly #results: T[] = []
  #left: number
  #starting = false
  #steps = 0
  /** The flow that waits for all of them. */
  fiber: Fiber | null = null
  /** The number of its first branch; the others follow. */
  firstBranch = 0

  constructor(seats: readonly number[], flow: (seat: number) => Flow<T>) {
    this.seats = seats
    this.#flow = flow
    this.#left = seats.length
  }

  [Symbol.iterator](): this {
    return this
  }

  next(results?: unknown): IteratorResult<Pause, readonly T[]> {
    this.#steps += 1
    if (this.#steps === 1) return { done: false, value: this }
    if (this.#steps === 2) return { done: true, value: results as readonly T[] }
    throw new Error('flows side by side are started a second time; make new ones')
  }

  get results(): readonly T[] {
    return this.#results
  }

  /** Runs every flow to its first pause; true when all are over already. */
  start(fiber: Fiber, watcher: Watcher): boolean {
    this.fiber = fiber
    watcher.opened(this)
    this.#starting = true
    for (let index = 0; index < this.seats.length; index++) {
      const flow = this.#flow(this.seats[index] as number)
      new Fiber(flow, watcher, this, index).resume(undefined)
    }
    this.#starting = false
    return this.#left === 0
  }

  /** Takes the result of one flow; true when the waiting flow can go on. */
  finish(index: number, result: unknown): boolean {
    this.#results[index] = result as T
    this.#left -= 1
    return this.#left === 0 && !this.#starting
  }
}

/** A running flow. */
export class Fiber {
  readonly #flow: Flow<unknown>
  readonly #watcher: Watcher
  readonly #index: number
  readonly group: Together<unknown> | null

  constructor(flow: Flow<unknown>, watcher: Watcher, group: Together<unknown> | null, index: number) {
    this.#flow = flow
    this.#watcher = watcher
    this.group = group
    this.#index = index
  }

  /** Its number among all the flows of the run that ever ran side by side; 0 for the first flow. */
  get branch(): number {
    return this.group === null ? 0 : this.group.firstBranch + this.#index
  }

  /** Goes on to the next question. A loop, because flows side by side may be over without asking any. */
  resume(value: unknown): void {
    const watcher = this.#watcher
    let fiber: Fiber = this
    let given = value
    for (;;) {
      const step = fiber.#flow.next(given)
      let over: Together<unknown>
      if (step.done) {
        if (fiber.group === null) {
          watcher.finished()
          return
        }
        if (!fiber.group.finish(fiber.#index, step.value)) return
        over = fiber.group
      } else {
        const pause = step.value
        if (!(pause instanceof Together)) {
          pause.fiber = fiber
          watcher.asked(pause)
          return
        }
        if (!pause.start(fiber, watcher)) return
        over = pause
      }
      watcher.closed(over)
      fiber = over.fiber as Fiber
      given = over.results
    }
  }
}
