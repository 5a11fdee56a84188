import type { Log } from '@curio/kernel'
import { Refusal } from '../refusal.ts'
import { logOf, type Records } from './records.ts'

/** With the seed, for anybody to verify; before the end it would show everything that is hidden. */
export async function finishedLog(records: Records, id: string): Promise<Log> {
  const record = await records.match(id)
  if (record === null) throw new Refusal(404, 'no-match', 'there is no such table')
  const { status, header, seed, undone } = record
  const isDone = status === 'over' || status === 'abandoned'
  if (!isDone || header === null || seed === null)
    throw new Refusal(409, 'not-over', 'a log is public when the match is over')
  return { ...logOf(header, await records.entries(record), undone), seed: Buffer.from(seed).toString('hex') }
}
