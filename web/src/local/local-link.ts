import type { Log, Verdict } from '@curio/kernel'
import type { TableState } from '@curio/ui'
import type { Refusal, Snapshot, TableLink } from '../table/link.ts'
import { MISSING } from './messages.ts'
import type { NewLocal } from './save.ts'
import { getSave } from './saves.ts'
import { WorkerCalls } from './worker-calls.ts'

/** Makes a local match and keeps it; gives its id. */
export function createLocal(wanted: NewLocal): Promise<string> {
  return once((calls) => calls.call('create', { wanted }))
}

/** Recomputes a whole log in this browser. */
export function verifyLog(log: Log): Promise<Verdict> {
  return once((calls) => calls.call('verify', { log }))
}

/** Opens a match of this browser in a worker of its own. */
export function openLocal(id: string): TableLink {
  const { link } = linkTo('local', (calls) => calls.call('open', { match: id }))
  return { ...link, rematch: () => rematch(id) }
}

/** The same match once more, with the same people, bots and terms; gives the address of its table. */
async function rematch(id: string): Promise<string> {
  const save = await getSave(id)
  if (save === null) return '/'
  const { game, seats, log } = save
  return `/local/${await createLocal({ game, seats, options: log.header.options, seed: null, tutorial: null })}`
}

/** A recorded match: also the table just before something happened can be looked at. */
export interface RecordLink extends TableLink {
  before(note: number): Promise<TableState | null>
}

/** Opens a recorded match to look at. */
export function openRecord(log: Log, names: readonly string[]): RecordLink {
  const { calls, link } = linkTo('record', (opened) => opened.call('openRecord', { log, names }))
  return { ...link, before: (note) => calls.call('before', { note }) }
}

async function once<T>(act: (calls: WorkerCalls) => Promise<T>): Promise<T> {
  const calls = new WorkerCalls({ show: () => {}, fail: () => {} })
  try {
    return await act(calls)
  } finally {
    calls.end()
  }
}

function linkTo(
  where: 'local' | 'record',
  open: (calls: WorkerCalls) => Promise<null>,
): { readonly calls: WorkerCalls; readonly link: TableLink } {
  const listeners = new Set<() => void>()
  let snapshot: Snapshot | null = null
  let failure: Refusal | null = null
  const changed = (): void => {
    for (const listener of listeners) listener()
  }
  const fail = (message: string): void => {
    failure = { code: message === MISSING ? 'missing' : 'failed', message }
    changed()
  }
  const calls = new WorkerCalls({
    show: (shown) => {
      snapshot = shown
      changed()
    },
    fail,
  })
  open(calls).catch((cause: Error) => fail(cause.message))
  const link: TableLink = {
    where,
    snapshot: () => snapshot,
    failure: () => failure,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    answer: (question, value) => calls.call('answer', { question, value }),
    undo: () => calls.call('undo', {}),
    hint: () => calls.call('hint', {}),
    look: (viewer) => void calls.call('look', { viewer }).catch(() => null),
    moment: (note) => calls.call('moment', { note }),
    record: () => calls.call('record', {}),
    close: () => calls.end(),
  }
  return { calls, link }
}
