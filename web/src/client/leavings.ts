import { isRecord } from '@curio/kernel'
import type { TableInfo } from '@curio/protocol'
import { keep, kept } from '../store/kept.ts'

/** Why somebody has left a match for good. */
type Leaving = 'resigned' | 'late'

/** By seat, as far as this browser has seen it happen: the server only tells that somebody has left. */
export type Leavings = Readonly<Record<number, Leaving>>

type Watched = Pick<TableInfo, 'seats' | 'deadlines'>

/** Whoever leaves before their time is up has resigned. `now` is the server's time. */
export function leavingsBetween(before: Watched, after: Watched, now: number): Leavings {
  const left = after.seats.flatMap(({ quit }, seat): [number, Leaving][] => {
    if (!quit || before.seats[seat]?.quit !== false) return []
    const deadline = before.deadlines[seat] ?? null
    return [[seat, deadline !== null && deadline <= now ? 'late' : 'resigned']]
  })
  return Object.fromEntries(left)
}

const KEY = 'curio.left'
/** How many matches are remembered. */
const MOST = 100

function all(): Record<string, Leavings> {
  try {
    const read: unknown = JSON.parse(kept(KEY) ?? '{}')
    // Only this file writes it.
    return isRecord(read) ? (read as Record<string, Leavings>) : {}
  } catch {
    return {}
  }
}

export const recallLeavings = (match: string): Leavings => all()[match] ?? {}

export function rememberLeavings(match: string, leavings: Leavings): void {
  const { [match]: _, ...others } = all()
  const last = Object.entries(others).slice(1 - MOST)
  keep(KEY, JSON.stringify(Object.fromEntries([...last, [match, leavings]])))
}
