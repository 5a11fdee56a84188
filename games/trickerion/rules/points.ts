import type { Reason } from './reasons.ts'
import type { TrickerionState } from './state.ts'
import { placementOf } from './table.ts'

/** Section 4.14: what actions cost. */

/** TR-AP-9: why an action is dearer than the action points left. */
export function pointsForbidden(state: TrickerionState, ap: number): Extract<Reason, 'noPoints'> | null {
  return ap <= placementOf(state).ap ? null : 'noPoints'
}

/** Spends action points of the placement. */
export function spendPoints(state: TrickerionState, ap: number): void {
  placementOf(state).ap -= ap
}

/** TR-PRO-7: a price never goes below 0. */
export const lower = (ap: number, less: number): number => Math.max(0, ap - less)
