import { isRecord } from '@curio/kernel'
import { keep, kept } from '../store/kept.ts'

const KEY = 'curio.seen'
/** Tables of which it is remembered; the one that was looked at longest ago is forgotten first. */
const MOST = 100

function all(): Map<string, number> {
  try {
    const read: unknown = JSON.parse(kept(KEY) ?? '{}')
    const entries = isRecord(read) ? Object.entries(read) : []
    return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
  } catch {
    return new Map()
  }
}

/** How many notes of a table were there when it was last looked at; null when it never was. */
export const seenOf = (table: string): number | null => all().get(table) ?? null

export function see(table: string, notes: number): void {
  const seen = all()
  seen.delete(table)
  seen.set(table, notes)
  keep(KEY, JSON.stringify(Object.fromEntries([...seen].slice(-MOST))))
}
