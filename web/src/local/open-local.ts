import type { Log, Packs, Verdict } from '@curio/kernel'
import type { TableInfo } from '@curio/protocol'
import { TableClient } from '../client/table-client.ts'
import type { TableLink } from '../table/link.ts'
import { getLog, getMatch } from './matches.ts'
import type { NewLocal } from './save.ts'
import { getPack, getSave } from './saves.ts'
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
  return new TableClient({
    where: 'local',
    match: id,
    seats: seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])),
    tutorial,
    open: workerWire(),
    record: () => getLog(id),
    packs: keptPacks,
    rematch: async () => {
      const packs = await broughtTo(id)
      const wanted = { game, seats, options: header.options, packs, seed: null, tutorial: null }
      return `/local/${await createLocal(wanted)}`
    },
  }).link
}

/** The packs that a table of this browser lists. */
async function keptPacks({ packs }: TableInfo): Promise<Packs> {
  const found = packs.map(async ({ name, file }) => {
    const pack = await getPack(file)
    if (pack === null) throw new Error(`the browser has no pack ${file}`)
    return [name, pack] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

/** What somebody brought to a match. */
async function broughtTo(id: string): Promise<Packs> {
  const match = await getMatch(id)
  const packs = Object.entries(match?.packs ?? {})
  return Object.fromEntries(packs.filter(([name]) => match?.save.packs[name]?.brought))
}

/** Opens a recorded match to look at. */
export function openRecord(log: Log, names: readonly string[]): TableLink {
  return new TableClient({
    where: 'record',
    match: RECORD,
    seats: [],
    open: workerWire({ record: log, names }),
    record: async () => log,
    packs: async () => log.packs ?? {},
  }).link
}
