import type { Log, Packs, Verdict } from '@curio/kernel'
import type { TableInfo } from '@curio/protocol'
import { withBuiltIn } from '../client/built-in-packs.ts'
import type { OpenWire } from '../client/socket.ts'
import { TableClient } from '../client/table-client.ts'
import type { TableLink } from '../table/link.ts'
import { getLog, getMatch, getPack, getSave } from './matches.ts'
import type { NewLocal, Save } from './save.ts'
import { type Errand, type ErrandReply, type GivenRecord, RECORD } from './worker-messages.ts'

/** Creates and saves a local match; gives its id. */
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

/** Saves packs with matches from before packs were kept, where the built-in ones fit. */
export async function givePacksTo(saves: readonly Save[]): Promise<void> {
  await sendOn({ givePacks: saves })
}

/** Opens a match of this browser; null if there is no such match. */
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
    packs: (info) => withBuiltIn(info, keptPacks(info)),
    rematch: async () => {
      const packs = await broughtTo(id)
      const company = seats.map(({ name, kind, level }) => ({ name, kind, level }))
      const wanted = { game, seats: company, options: header.options, packs, seed: null, tutorial: null }
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

/** The packs that somebody brought to a match. */
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
    packs: (info) => withBuiltIn(info, Promise.resolve(log.packs ?? {})),
  }).link
}

/** A wire to a worker that hosts this browser's tables, or the given record. */
const workerWire =
  (record: GivenRecord | null = null): OpenWire =>
  (events) => {
    const worker = startWorker()
    let isOpen = false
    const close = (): void => {
      isOpen = false
      worker.terminate()
      events.closed()
    }
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => events.received(data))
    worker.addEventListener('error', close)
    if (record !== null) worker.postMessage(record)
    queueMicrotask(() => {
      isOpen = true
      events.opened()
    })
    return { isOpen: () => isOpen, send: (text) => worker.postMessage(text), close }
  }

/** Has a new worker do one errand. */
async function sendOn(errand: Errand): Promise<Exclude<ErrandReply, { error: string }>> {
  const worker = startWorker()
  try {
    const reply = await new Promise<ErrandReply>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ErrandReply>) => resolve(data))
      worker.addEventListener('error', ({ message }) => reject(new Error(message)))
      worker.postMessage(errand)
    })
    if ('error' in reply) throw new Error(reply.error)
    return reply
  } finally {
    worker.terminate()
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' })
}
