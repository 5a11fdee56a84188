import type { RatingChange } from '@curio/protocol'

/** For example `1512 → 1520 (+8)`, the same in every language. */
export function ratingWords({ before, after }: RatingChange): string {
  const change = after - before
  const sign = change > 0 ? '+' : change < 0 ? '\u2212' : '±'
  return `${before} → ${after} (${sign}${Math.abs(change)})`
}
