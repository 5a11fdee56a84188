import type { Entry, Json } from '@curio/kernel'
import { fromVersion1, fromVersion2, type Save, type SaveOfVersion1, type SaveOfVersion2 } from './save.ts'

/**
 * What is kept in this browser: local matches by id, their entries by match and index, and what they are played with by its
 * hash. For pages and workers.
 */

const DATABASE = 'curio'
const VERSION = 3
const MATCHES = 'matches'
const ENTRIES = 'entries'
const PACKS = 'packs'

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
  if (from < 1) result.createObjectStore(MATCHES, { keyPath: 'id' })
  if (from < 2) result.createObjectStore(ENTRIES)
  result.createObjectStore(PACKS)
  if (transaction && from === 1) upgradeFrom1(transaction)
  if (transaction && from === 2) upgradeFrom2(transaction)
}

function upgradeFrom1(transaction: IDBTransaction): void {
  const [matches, entries] = [transaction.objectStore(MATCHES), transaction.objectStore(ENTRIES)]
  const old: IDBRequest<SaveOfVersion1[]> = matches.getAll()
  old.onsuccess = () => {
    for (const match of old.result.map(fromVersion1)) {
      matches.put(match.save)
      putEntries(entries, match.save.id, 0, match.entries)
    }
  }
}

function upgradeFrom2(transaction: IDBTransaction): void {
  const matches = transaction.objectStore(MATCHES)
  const old: IDBRequest<SaveOfVersion2[]> = matches.getAll()
  old.onsuccess = () => {
    for (const save of old.result) matches.put(fromVersion2(save))
  }
}

interface Stores {
  readonly matches: IDBObjectStore
  readonly entries: IDBObjectStore
  readonly packs: IDBObjectStore
  readonly abort: () => void
}

/** Resolves, with what the act's function gives then, when the transaction is complete: only then a write counts. */
export async function transact<T>(mode: IDBTransactionMode, act: (stores: Stores) => () => T): Promise<T> {
  const transaction = (await database()).transaction([MATCHES, ENTRIES, PACKS], mode, {
    durability: 'strict',
  })
  const result = act({
    matches: transaction.objectStore(MATCHES),
    entries: transaction.objectStore(ENTRIES),
    packs: transaction.objectStore(PACKS),
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

/** With the last match that uses a pack, the pack goes too. */
export function deleteSave(id: string): Promise<void> {
  return transact('readwrite', ({ matches, entries, packs }) => {
    matches.delete(id)
    entries.delete(entriesOf(id))
    const left: IDBRequest<Save[]> = matches.getAll()
    const kept = packs.getAllKeys()
    kept.onsuccess = () => {
      const used = new Set<IDBValidKey>(left.result.flatMap(filesOf))
      for (const file of kept.result) if (!used.has(file)) packs.delete(file)
    }
    return nothing
  })
}

const filesOf = ({ packs }: Save): readonly string[] => Object.values(packs).map(({ file }) => file)

export function getPack(file: string): Promise<Json | null> {
  return transact('readonly', ({ packs }) => {
    const pack: IDBRequest<Json | undefined> = packs.get(file)
    return () => pack.result ?? null
  })
}
