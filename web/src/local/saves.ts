import type { Entry } from '@curio/kernel'
import { fromVersion1, type Save, type SaveOfVersion1 } from './save.ts'

/** What is kept in this browser: local matches by id, and their entries by match and index. For pages and workers. */

const DATABASE = 'curio'
const VERSION = 2
const MATCHES = 'matches'
const ENTRIES = 'entries'

let opened: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION)
    request.onupgradeneeded = ({ oldVersion }) => upgrade(request, oldVersion)
    request.onsuccess = () => {
      const { result } = request
      // A newer version of the site in another window must not have to wait for this one.
      result.onversionchange = () => {
        result.close()
        opened = null
      }
      resolve(result)
    }
    request.onerror = () => reject(request.error)
  })
  return opened
}

function upgrade({ result, transaction }: IDBOpenDBRequest, from: number): void {
  const entries = result.createObjectStore(ENTRIES)
  if (from === 0) {
    result.createObjectStore(MATCHES, { keyPath: 'id' })
    return
  }
  const matches = transaction?.objectStore(MATCHES)
  const old: IDBRequest<SaveOfVersion1[]> | undefined = matches?.getAll()
  old?.addEventListener('success', () => {
    for (const match of old.result.map(fromVersion1)) {
      matches?.put(match.save)
      putEntries(entries, match.save.id, 0, match.entries)
    }
  })
}

interface Stores {
  readonly matches: IDBObjectStore
  readonly entries: IDBObjectStore
  readonly abort: () => void
}

/** Resolves, with what the act's function gives then, when the transaction is complete: only then a write counts. */
export async function transact<T>(mode: IDBTransactionMode, act: (stores: Stores) => () => T): Promise<T> {
  const transaction = (await database()).transaction([MATCHES, ENTRIES], mode, { durability: 'strict' })
  const result = act({
    matches: transaction.objectStore(MATCHES),
    entries: transaction.objectStore(ENTRIES),
    abort: () => transaction.abort(),
  })
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(result())
    transaction.onabort = () => reject(transaction.error ?? new Error('the match was written elsewhere'))
  })
}

export const nothing = (): void => {}

export const entriesOf = (match: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([match, from], [match, Number.POSITIVE_INFINITY])

export function putEntries(
  store: IDBObjectStore,
  match: string,
  from: number,
  entries: readonly Entry[],
): void {
  entries.forEach((entry, offset) => {
    store.put(entry, [match, from + offset])
  })
}

export function getSave(id: string): Promise<Save | null> {
  return transact('readonly', ({ matches }) => {
    const save: IDBRequest<Save | undefined> = matches.get(id)
    return () => save.result ?? null
  })
}

/** All of them, the latest first. */
export function listSaves(): Promise<readonly Save[]> {
  return transact('readonly', ({ matches }) => {
    const all: IDBRequest<Save[]> = matches.getAll()
    return () => all.result.sort((one, other) => other.updated - one.updated)
  })
}

export function deleteSave(id: string): Promise<void> {
  return transact('readwrite', ({ matches, entries }) => {
    matches.delete(id)
    entries.delete(entriesOf(id))
    return nothing
  })
}
