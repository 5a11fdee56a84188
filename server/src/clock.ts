/** Time as the server sees it; tests move theirs by hand. */
export interface Clock {
  /** The wall clock: milliseconds since 1970. It may jump, so it is only for dates that people read. */
  now(): number
  /** Milliseconds that the process has really run. Neither a jump of the wall clock nor a pause of the process counts. */
  ran(): number
  /** Calls back once; returns a function that cancels it. */
  after(milliseconds: number, call: () => void): () => void
}

/** The longest wait of a timer; longer waits take several steps. */
const LONGEST_TIMER = 2 ** 31 - 1
/** Milliseconds between two readings of the run time. */
const TICK = 500
/** A longer gap between two readings means that the process was stopped, or too busy for anybody to play. */
const LONGEST_GAP = 2_000

/** Adds up the time between its readings and leaves out long gaps. It must be read at every tick. */
export class RunTime {
  readonly #monotonic: () => number
  #last: number
  #ran = 0

  constructor(monotonic: () => number) {
    this.#monotonic = monotonic
    this.#last = monotonic()
  }

  read(): number {
    const now = this.#monotonic()
    this.#ran += Math.min(now - this.#last, LONGEST_GAP)
    this.#last = now
    return this.#ran
  }
}

/** Calls back when the process has run for that long; a timer alone goes on while the process is stopped. */
export function afterRunning(clock: Clock, milliseconds: number, call: () => void): () => void {
  const end = clock.ran() + milliseconds
  let callOff = (): void => {}
  const wait = (): void => {
    const rest = end - clock.ran()
    if (rest > 0) callOff = clock.after(rest, wait)
    else call()
  }
  wait()
  return () => callOff()
}

const runTime = new RunTime(() => performance.now())
setInterval(() => runTime.read(), TICK).unref()

export const systemClock: Clock = {
  now: () => Date.now(),
  ran: () => runTime.read(),
  after(milliseconds, call) {
    const timer = setTimeout(call, Math.min(Math.max(milliseconds, 0), LONGEST_TIMER))
    return () => clearTimeout(timer)
  },
}
