/** Time as the server sees it; tests have one that they move themselves. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls once; gives a function that calls it off. */
  after(milliseconds: number, call: () => void): () => void
}

/** What a timer can wait; who wants more waits in several steps. */
const LONGEST_TIMER = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, Math.min(Math.max(milliseconds, 0), LONGEST_TIMER))
    return () => clearTimeout(timer)
  },
}
