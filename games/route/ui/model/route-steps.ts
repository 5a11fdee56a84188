import { type PointSource, sourcesIn } from '../../rules/scoring.ts'
import type { Shown } from '../../rules/shown.ts'
import { type RoutePartView, type RouteView, type Standing, standingWith } from '../../text/index.ts'

/** One step of a final route as it is walked and counted. */
export interface RouteStep {
  /** The segment that is walked, by its id. */
  readonly segment: string
  /** The link by which the route comes here, by its place among all; null where it goes on (RT-FR-7). */
  readonly link: number | null
  /** What the step adds, by source; a source that it does not change is left out. */
  readonly gains: Readonly<Partial<Record<PointSource, number>>>
  /** All points so far, the encounter aside. */
  readonly total: number
  readonly madness: number
}

/** What was worked out for a view, by seat: the beat asks for it, and then the scene. */
const known = new WeakMap<RouteView, Map<number, readonly RouteStep[]>>()

/**
 * The final route of a player, segment by segment in walking order, with what each adds (RT-SCG-1 to RT-SCG-3). The gains
 * of all steps sum to the player's points before the encounter. Empty without a final route.
 */
export function routeSteps(pack: Shown, view: RouteView, seat: number): readonly RouteStep[] {
  const bySeat = known.get(view) ?? new Map<number, readonly RouteStep[]>()
  known.set(view, bySeat)
  const before = bySeat.get(seat)
  if (before) return before
  const steps = stepsOf(pack, view, seat)
  bySeat.set(seat, steps)
  return steps
}

function stepsOf(pack: Shown, view: RouteView, seat: number): readonly RouteStep[] {
  const route = view.players[seat]?.ending?.route ?? []
  // The encounter is counted apart from the route.
  const sources = sourcesIn(pack, view.events !== undefined).filter((source) => source !== 'encounter')
  let before: Standing | null = null
  const steps: RouteStep[] = []
  for (const [part, { start, segments }] of route.entries()) {
    for (const [index, segment] of segments.entries()) {
      const walked: RoutePartView[] = [
        ...route.slice(0, part),
        { start, segments: segments.slice(0, index + 1) },
      ]
      const now = standingWith(pack, view, seat, walked)
      if (now === null) return []
      steps.push({
        segment,
        link: part > 0 && index === 0 ? part - 1 : null,
        gains: gainsOf(sources, before, now),
        total: now.total - (now.by.encounter ?? 0),
        madness: now.madness,
      })
      before = now
    }
  }
  return steps
}

function gainsOf(
  sources: readonly PointSource[],
  before: Standing | null,
  now: Standing,
): RouteStep['gains'] {
  const changes = sources.map(
    (source) => [source, (now.by[source] ?? 0) - (before?.by[source] ?? 0)] as const,
  )
  return Object.fromEntries(changes.filter(([, gain]) => gain !== 0))
}
