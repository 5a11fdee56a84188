import type { Entry } from '@curio/kernel'
import {
  fromVersion1,
  fromVersion2,
  type SaveOfVersion1,
  type SaveOfVersion2,
  WrittenElsewhere,
} from './save.ts'

/**
 * The browser's database: local matches by id, their entries by match and index, and their packs by hash. Used by pages and
 * workers.
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

/**
 * Resolves when the transaction is complete, because only then a write counts; gives the result of the function that `act`
 * returned.
 */
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
    transaction.onabort = () => reject(transaction.error ?? new WrittenElsewhere())
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
