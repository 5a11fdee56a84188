import { bestRoute, type RouteBoard, route, routeBoardIn } from '@curio/route'
import type { Effort } from '../effort.ts'
import { figureOf } from '../measure.ts'
import { endPositions } from '../positions/store.ts'
import { type BenchCity, ROUTE_SETUP, setupIn, TOURS } from '../route-play.ts'
import { atMost, type Row, row } from '../row.ts'

const SEATS = ROUTE_SETUP.seats

/** The search for the best final route, at the ends of games of greedy players. */
export async function finalRouteRows({ positions }: Effort): Promise<Row[]> {
  const boards = await boardsIn('guide', positions)
  const { medianMs, p99Ms, worstMs, unproven } = measureFinalRoute(boards)
  const at = `at ${boards.length.toLocaleString('en')} ends of greedy self-play`
  return [
    row({
      name: 'final-route.median',
      what: `the best final route found and proven, ${at}`,
      unit: 'ms',
      ours: figureOf([medianMs]),
      target: atMost(20),
    }),
    row({
      name: 'final-route.p99',
      what: 'the same, all but one in a hundred',
      unit: 'ms',
      ours: figureOf([p99Ms]),
      target: atMost(200),
    }),
    row({ name: 'final-route.worst', what: 'the same, the slowest', unit: 'ms', ours: figureOf([worstMs]) }),
    row({
      name: 'final-route.unproven',
      what: 'searches that hit the step limit',
      unit: 'positions',
      ours: figureOf([unproven]),
    }),
    ...(await tourRows(positions)),
  ]
}

/** The same in the cities of the booklet. */
async function tourRows(positions: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const city of TOURS) rows.push(...rowsOf(city, await boardsIn(city, positions)))
  return rows
}

function rowsOf(city: BenchCity, boards: readonly RouteBoard[]): Row[] {
  const { medianMs, p99Ms, worstMs, unproven } = measureFinalRoute(boards)
  const at = `at ${boards.length.toLocaleString('en')} ends of greedy self-play`
  return [
    row({
      name: `final-route.${city}.median`,
      what: `the best final route of ${city} found and proven, ${at}`,
      unit: 'ms',
      ours: figureOf([medianMs]),
      target: atMost(20),
    }),
    row({
      name: `final-route.${city}.p99`,
      what: `the same, all but one in a hundred; ${unproven} not proven`,
      unit: 'ms',
      ours: figureOf([p99Ms]),
      target: atMost(200),
    }),
    row({
      name: `final-route.${city}.worst`,
      what: 'the same, the slowest',
      unit: 'ms',
      ours: figureOf([worstMs]),
    }),
  ]
}

/** Boards at the ends of games of greedy players. */
async function boardsIn(city: BenchCity, positions: number): Promise<RouteBoard[]> {
  const states = await endPositions(city, Math.ceil(positions / SEATS))
  const content = route.content(setupIn(city))
  return states
    .flatMap((state) => state.players.map((_, seat) => routeBoardIn(state, seat, content)))
    .slice(0, positions)
}

interface FinalRouteFigures {
  readonly positions: number
  readonly medianMs: number
  readonly p99Ms: number
  readonly worstMs: number
  readonly worstSteps: number
  /** Positions at which the step limit was hit. */
  readonly unproven: number
}

/** Measures how fast the best final route is found and proven (RT-OPT-7). */
function measureFinalRoute(positions: readonly RouteBoard[]): FinalRouteFigures {
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
