import { isRecord } from '@curio/kernel'
import { keep, kept } from './kept.ts'

/** How many tables are remembered; the one that was opened longest ago is forgotten first. */
const MOST = 100

/** What this browser remembers of tables as one number each. */
export interface TableCounts {
  /** Null for a table that nothing is known of. */
  of(table: string): number | null
  set(table: string, count: number): void
}

export function tableCounts(key: string): TableCounts {
  const all = (): Map<string, number> => {
    try {
      const read: unknown = JSON.parse(kept(key) ?? '{}')
      const entries = isRecord(read) ? Object.entries(read) : []
      return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
    } catch {
      return new Map()
    }
  }
  return {
    of: (table) => all().get(table) ?? null,
    set: (table, count) => {
      const counts = all()
      counts.delete(table)
      counts.set(table, count)
      keep(key, JSON.stringify(Object.fromEntries([...counts].slice(-MOST))))
    },
  }
}
