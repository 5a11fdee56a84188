import type { Watcher } from './audience.ts'
import type { LiveTableState } from './live-table-state.ts'

/** Somebody begins to follow the table. Who is back at the own seat need not be replaced. */
export function arrive(table: LiveTableState, watcher: Watcher): void {
  const index = table.ownSeat(watcher)
  const seat = index === null ? undefined : table.seat(index)
  if (index === null || !seat) return
  table.votes.clear(index)
  if (seat.away !== null) table.setSeat(index, { ...seat, away: null })
}

/** Somebody has closed a window; if it was the last one of a seat, its person is away from now on. */
export function depart(table: LiveTableState, watcher: Watcher): void {
  const index = table.ownSeat(watcher)
  const seat = index === null ? undefined : table.seat(index)
  const isOn = table.isPlaying || table.record.status === 'open'
  if (index === null || !seat || !isOn || table.isPresent(index)) return
  table.setSeat(index, { ...seat, away: table.context.time.now() })
}
