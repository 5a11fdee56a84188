import type { Log } from '@curio/kernel'
import type { Context } from '../context.ts'
import { RequestRefused } from '../request-refused.ts'
import { logOf } from './records.ts'

/** The log with seed and packs, for anybody to verify. Only after the end, because it shows everything hidden. */
export async function finishedLog(
  { records, packs }: Pick<Context, 'records' | 'packs'>,
  id: string,
): Promise<Log> {
  const record = await records.match(id)
  if (record === null) throw new RequestRefused(404, 'no-match', 'there is no such table')
  const { status, header, seed, undone } = record
  const isDone = status === 'over' || status === 'abandoned'
  if (!isDone || header === null || seed === null)
    throw new RequestRefused(409, 'not-over', 'a log is public when the match is over')
  const log = logOf(header, await records.entries(record), undone)
  const kept = Object.entries(await packs.load(record.packs)).map(([name, { pack }]) => [name, pack])
  return { ...log, seed: Buffer.from(seed).toString('hex'), packs: Object.fromEntries(kept) }
}
