import type { Shown } from '../../rules/shown.ts'
import type { RouteView } from '../../text/index.ts'

type RoundBoard = NonNullable<RouteView['roundBoard']>

/** RT-BASE-27, RT-SYD-4: what an iconic landmark is worth now; null where it has no rating. */
export function ratingNow(
  { tour }: Shown,
  { ratings, marked }: RoundBoard,
  landmark: string | undefined,
): number | null {
  const place = tour?.rating.order.indexOf(landmark ?? '') ?? -1
  if (!tour || place < 0) return null
  const { track } = tour
  if (!track) return tour.rating.values[ratings[place] ?? 0] ?? null
  return (marked?.[place] ?? []).reduce((sum, cell) => sum + (track.cells[cell]?.add ?? 0), track.base)
}
