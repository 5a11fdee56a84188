import type { ScoreRow } from '@curio/ui'

/** The sum of what is known of a seat's points; null when nothing is. */
export function totalOf(rows: readonly ScoreRow[], seat: number): number | null {
  const known = rows.map((row) => row.points[seat] ?? null)
  if (known.every((points) => points === null)) return null
  return known.reduce<number>((sum, points) => sum + (points ?? 0), 0)
}
