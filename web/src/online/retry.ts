const FIRST = 500
const LONGEST = 15_000

/**
 * Milliseconds before the next try: twice as long each time, up to a limit, and spread by chance (0 to 1), so that not
 * everybody returns to a restarted server at once.
 */
export function delayBefore(attempt: number, chance: number): number {
  const full = Math.min(LONGEST, FIRST * 2 ** (attempt - 1))
  return full * (0.5 + chance / 2)
}
