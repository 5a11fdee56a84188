import { isRecord, type Log, parseLog } from '@curio/kernel'
import { gameById } from '../games.ts'

/** Why a file cannot be watched: no JSON, no record, or a record this site cannot read. */
export type RecordFault = 'unreadable' | 'foreign' | 'format' | 'damaged' | 'game'

export type ReadRecord =
  | { readonly ok: true; readonly log: Log }
  | { readonly ok: false; readonly fault: RecordFault }

/** Reads the text of a file as the record of a match. */
export function readRecord(text: string): ReadRecord {
  const input = dataOf(text)
  if (input === undefined) return { ok: false, fault: 'unreadable' }
  const parsed = parseLog(input)
  if (!parsed.ok) return { ok: false, fault: faultOf(input) }
  if (!gameById(parsed.value.header.game)) return { ok: false, fault: 'game' }
  return { ok: true, log: parsed.value }
}

function dataOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The format that this version writes and reads. */
const FORMAT: Log['format'] = 1

function faultOf(input: unknown): RecordFault {
  if (!isRecord(input) || !('header' in input) || !('entries' in input)) return 'foreign'
  return input.format === FORMAT ? 'damaged' : 'format'
}
