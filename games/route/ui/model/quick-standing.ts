import type { RoutePack } from '../../content/pack.ts'
import { type RouteView, type Standing, standingOf } from '../../text/index.ts'

/** Little enough for one frame; the worker searches to the end. */
const STEP_LIMIT = 4000

/** What a position is worth with the route kept, or with a good one that is found at once. */
export function quickStanding(pack: RoutePack, view: RouteView, seat: number): Standing | null {
  return standingOf(pack, view, seat, STEP_LIMIT)
}
