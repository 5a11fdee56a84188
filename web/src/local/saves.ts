import { todaysSave } from './old-save.ts'
import type { Save } from './save.ts'

/** What is kept in this browser: local matches, by id. Works in pages and in workers. */

const DATABASE = 'curio'
const VERSION = 1
const MATCHES = 'matches'

let opened: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION)
    request.onupgradeneeded = () => request.result.createObjectStore(MATCHES, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opened
}

async function store<T>(
  mode: IDBTransactionMode,
  act: (matches: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await database()).transaction(MATCHES, mode, { durability: 'strict' })
  const request = act(transaction.objectStore(MATCHES))
  return new Promise<T>((resolve, reject) => {
    // A write counts when the transaction is complete, not when the request is.
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

export async function putSave(save: Save): Promise<void> {
  await store('readwrite', (matches) => matches.put(save))
}

export async function getSave(id: string): Promise<Save | null> {
  const found: Save | undefined = await store('readonly', (matches) => matches.get(id))
  return found ? todaysSave(found) : null
}

/** All of them, the latest first. */
export async function listSaves(): Promise<readonly Save[]> {
  const all: Save[] = await store('readonly', (matches) => matches.getAll())
  return all.map(todaysSave).sort((one, other) => other.updated - one.updated)
}

export async function deleteSave(id: string): Promise<void> {
  await store('readwrite', (matches) => matches.delete(id))
}
