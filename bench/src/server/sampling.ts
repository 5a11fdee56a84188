/** What a driver counted while it drove. */
export interface Drive {
  readonly seconds: number
  readonly moves: number
  /** To both players together. */
  readonly bytes: number
  /** Milliseconds from sending a move to its update at the other player, for each move that the other may see. */
  readonly latencies: readonly number[]
}

/** The value below which that share of them lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  if (found === undefined) throw new Error('nothing was measured')
  return found
}
