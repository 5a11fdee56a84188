import type { Effort } from '../effort.ts'
import { type Figure, figureOf, percentile, quotient } from '../measure.ts'
import { atLeast, atMost, type Row, row } from '../row.ts'
import { type Comparison, compareServers, type Paced } from '../server/compare.ts'
import type { Drive } from '../server/load.ts'
import type { ServedDrive } from '../server/stand.ts'

/** How many times as many moves as boardgame.io; its store is in memory, while ours is synced to disk. */
const FASTER = 5
const MOST_BYTES = 300
/** How many syncs of the disk a move may wait for: the one that is under way, and its own. */
const SYNCS = 2
const PLAYERS = 2

const PEER = 'boardgame.io server'
const FLOOR = 'raw echo'

/** Our server with two games, boardgame.io's with one of them, and a bare echo, all under the same load. */
export async function serverRows({ server }: Effort): Promise<Row[]> {
  const rows: Row[] = []
  for (const matches of server.matches) {
    console.error(`${matches} matches on four servers …`)
    const comparison = await compareServers(matches, server)
    const isHeldTo = matches === server.paced
    rows.push(...rushRows(comparison, isHeldTo), ...routeRows(comparison, isHeldTo))
    if (comparison.paced) rows.push(...pacedRows(comparison.paced, matches))
  }
  return rows
}

/** Computes a figure from one slice. */
type Measure = (drive: ServedDrive) => number

const movesPerSecond: Measure = ({ moves, seconds }) => moves / seconds
const microsecondsPerMove: Measure = ({ processor, moves }) => (processor * 1e6) / moves
const bytesPerMove: Measure = ({ bytes, moves }) => bytes / moves / PLAYERS
const latency =
  (share: number): Measure =>
  ({ latencies }) =>
    percentile(latencies, share)

/** The synthetic game on both servers; the echo knows no game. */
function rushRows({ matches, rush, memory }: Comparison, isHeldTo: boolean): Row[] {
  const compared = (measure: Measure) => ({
    ours: figureOf(rush.curio.map(measure)),
    peer: { name: PEER, ...figureOf(rush.peer.map(measure)) },
    floor: { name: FLOOR, ...figureOf(rush.echo.map(measure)) },
    ratio: quotient(rush.peer.map(measure), rush.curio.map(measure)),
  })
  return [
    row({
      name: `server.moves.${matches}`,
      what: `${matches} matches of two, each move as soon as it can be made; the same game on both servers`,
      unit: 'moves/s',
      ...compared(movesPerSecond),
      ratio: quotient(rush.curio.map(movesPerSecond), rush.peer.map(movesPerSecond)),
      ...(isHeldTo ? { target: atLeast(FASTER, 'ratio') } : {}),
    }),
    row({
      name: `server.processor.${matches}`,
      what: 'the same, time of a processor that the server takes for each move',
      unit: 'µs',
      ...compared(microsecondsPerMove),
    }),
    row({
      name: `server.p50.${matches}`,
      what: 'the same, from sending a move to its update at the other player, half of them',
      unit: 'ms',
      ...compared(latency(0.5)),
    }),
    row({
      name: `server.p99.${matches}`,
      what: 'the same, all but one in a hundred',
      unit: 'ms',
      ...compared(latency(0.99)),
    }),
    row({
      name: `server.bytes.${matches}`,
      what: 'the same, received by a client for each move',
      unit: 'bytes',
      ...compared(bytesPerMove),
      ...(isHeldTo ? { target: atMost(MOST_BYTES) } : {}),
    }),
    row({
      name: `server.memory.${matches}`,
      what: `memory of the server process with ${matches} matches`,
      unit: 'MB',
      ours: megabytes(memory.curio),
      peer: { name: PEER, ...megabytes(memory.peer) },
      floor: { name: FLOOR, ...megabytes(memory.echo) },
    }),
  ]
}

/** Our server with a real game, which nobody else has. */
function routeRows({ matches, rush, memory }: Comparison, isHeldTo: boolean): Row[] {
  const measured = (measure: Measure): Figure => figureOf(rush.route.map(measure))
  return [
    row({
      name: `server.route.moves.${matches}`,
      what: `${matches} matches of Route by two, each answer as soon as it can be given`,
      unit: 'moves/s',
      ours: measured(movesPerSecond),
    }),
    row({
      name: `server.route.processor.${matches}`,
      what: 'the same, time of a processor that the server takes for each move',
      unit: 'µs',
      ours: measured(microsecondsPerMove),
    }),
    row({
      name: `server.route.p99.${matches}`,
      what: 'the same, from sending a move to its update at the other player, all but one in a hundred',
      unit: 'ms',
      ours: measured(latency(0.99)),
    }),
    row({
      name: `server.route.bytes.${matches}`,
      what: 'the same, received by a client for each move',
      unit: 'bytes',
      ours: measured(bytesPerMove),
      ...(isHeldTo ? { target: atMost(MOST_BYTES) } : {}),
    }),
    row({
      name: `server.route.memory.${matches}`,
      what: `memory of the server process with ${matches} matches of Route`,
      unit: 'MB',
      ours: megabytes(memory.route),
    }),
  ]
}

const megabytes = (bytes: number): Figure => figureOf([bytes / 2 ** 20])

function pacedRows({ drives, syncs }: Paced, matches: number): Row[] {
  const times = (slices: readonly Drive[]): number[][] => slices.map(({ latencies }) => [...latencies])
  const ours = times(drives.curio)
  const route = times(drives.route)
  const peer = times(drives.peer)
  const echo = times(drives.echo)
  const allowed = pooled(echo, 0.99).median + SYNCS * pooled(syncs, 0.99).median
  const latencyRow = (share: number, what: string): Row =>
    row({
      name: `server.paced-p${share * 100}`,
      what,
      unit: 'ms',
      ours: pooled(ours, share),
      peer: { name: PEER, ...pooled(peer, share) },
      floor: { name: FLOOR, ...pooled(echo, share) },
      ratio: pooled(peer, share).median / pooled(ours, share).median,
    })
  const allowedRow = (name: string, what: string, latencies: readonly (readonly number[])[]): Row =>
    row({
      name,
      what,
      unit: 'ms',
      ours: pooled(latencies, 0.99),
      peer: { name: 'p99 of the echo and twice that of a sync', ...figureOf([allowed]) },
      ratio: allowed / pooled(latencies, 0.99).median,
      target: atLeast(1, 'ratio'),
    })
  return [
    latencyRow(0.5, `one move a second at each of ${matches} tables, to its update at the other player`),
    latencyRow(0.99, 'the same, all but one in a hundred'),
    allowedRow(
      'server.paced-allowed',
      'the same, against what the echo and two syncs of the disk take',
      ours,
    ),
    allowedRow('server.route.paced-allowed', 'the same with Route', route),
    row({
      name: 'server.sync-p50',
      what: 'the disk alone: a small append and its sync (fdatasync), as often as moves are made',
      unit: 'ms',
      ours: pooled(syncs, 0.5),
    }),
    row({
      name: 'server.sync-p99',
      what: 'the same, all but one in a hundred',
      unit: 'ms',
      ours: pooled(syncs, 0.99),
    }),
  ]
}

/** The percentile over all slices together, with the lowest and highest of single slices. */
function pooled(slices: readonly (readonly number[])[], share: number): Figure {
  const { low, high } = figureOf(slices.map((slice) => percentile(slice, share)))
  return { median: percentile(slices.flat(), share), low, high }
}
