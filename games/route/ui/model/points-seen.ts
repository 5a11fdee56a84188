import type { TableState } from '@curio/ui/contract'
import { NO_POINTS, type PointSource } from '../../rules/scoring.ts'
import type { Shown } from '../../rules/shown.ts'
import { asRouteView, type RouteView, type Standing } from '../../text/index.ts'
import { packAt } from '../scene.ts'

type Known = Pick<TableState, 'outcome' | 'packs' | 'view' | 'viewer'>
type Measure = (pack: Shown, view: RouteView, seat: number) => Standing | null

/**
 * The points of a seat by source, as far as the viewer may know them. Maps are public, so everybody can count along;
 * only a task that its owner has not shown stays unknown (RT-GEN-9).
 */
export function pointsSeen(
  table: Known,
  seat: number,
  measure: Measure,
): Readonly<Partial<Record<PointSource, number | null>>> | null {
  if (table.outcome) return table.outcome.points[seat]?.by ?? null
  const view = asRouteView(table.view)
  if (view.players[seat]?.ending?.eliminated) return NO_POINTS
  const by = measure(packAt(table), view, seat)?.by
  if (!by) return null
  const isSecret = seat !== table.viewer && view.players[seat]?.task === null
  const known = { ...NO_POINTS, ...by }
  return isSecret ? { ...known, task: null } : known
}
