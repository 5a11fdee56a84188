import type { Log, Verdict } from '@curio/kernel'
import { TableClient } from '../client/table-client.ts'
import type { TableLink } from '../table/link.ts'
import { getLog } from './matches.ts'
import type { NewLocal } from './save.ts'
import { getSave } from './saves.ts'
import { RECORD } from './worker-messages.ts'
import { sendOn, workerWire } from './worker-wire.ts'

/** Makes a local match and keeps it; gives its id. */
export async function createLocal(wanted: NewLocal): Promise<string> {
  const reply = await sendOn({ create: wanted })
  if (!('created' in reply)) throw new Error('the worker made no match')
  return reply.created
}

/** Recomputes a whole log in this browser. */
export async function verifyLog(log: Log): Promise<Verdict> {
  const reply = await sendOn({ verify: log })
  if (!('verdict' in reply)) throw new Error('the worker came to no verdict')
  return reply.verdict
}

/** Opens a match of this browser; null when there is no such match. */
export async function openLocal(id: string): Promise<TableLink | null> {
  const save = await getSave(id)
  if (save === null) return null
  const { game, header, seats, tutorial } = save
  const wanted = { game, seats, options: header.options, seed: null, tutorial: null }
  return new TableClient({
    where: 'local',
    match: id,
    seats: seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])),
    tutorial,
    open: workerWire(),
    record: () => getLog(id),
    rematch: async () => `/local/${await createLocal(wanted)}`,
  }).link
}

/** Opens a recorded match to look at. */
export function openRecord(log: Log, names: readonly string[]): TableLink {
  return new TableClient({
    where: 'record',
    match: RECORD,
    seats: [],
    open: workerWire({ record: log, names }),
    record: async () => log,
  }).link
}
