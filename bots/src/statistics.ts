export interface Interval {
  readonly low: number
  readonly high: number
}

/** Standard deviations that hold 95 percent of a normal distribution. */
const Z95 = 1.959964

/** Wilson's 95% confidence interval for a share; a part of a success (a shared win) may count too. */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 }
  const share = successes / trials
  const z2 = Z95 * Z95
  const middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
  const reach =
    (Z95 / (1 + z2 / trials)) * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials))
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}
