/** How fast the best final route is found and proven (RT-OPT-7). */
import { bestRoute, type RouteBoard } from '@curio/route'

export interface FinalRouteFigures {
  readonly positions: number
  readonly medianMs: number
  readonly p99Ms: number
  readonly worstMs: number
  readonly worstSteps: number
  /** Positions at which the step limit was hit. */
  readonly unproven: number
}

export function measureFinalRoute(positions: readonly RouteBoard[]): FinalRouteFigures {
  const warm = positions.slice(0, 20)
  for (const board of warm) bestRoute(board)
  let [unproven, worstSteps] = [0, 0]
  const times = positions.map((board) => {
    const start = performance.now()
    const { proven, steps } = bestRoute(board)
    const time = performance.now() - start
    if (!proven) unproven++
    worstSteps = Math.max(worstSteps, steps)
    return time
  })
  times.sort((one, other) => one - other)
  const share = (part: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return {
    positions: positions.length,
    medianMs: share(0.5),
    p99Ms: share(0.99),
    worstMs: share(1),
    worstSteps,
    unproven,
  }
}
