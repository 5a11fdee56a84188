import type { Entry, Json, Log, Packs } from '@curio/kernel'
import type { Unsaved } from '@curio/protocol'
import { logOf, type Save, type SavedMatch } from './save.ts'
import { entriesOf, nothing, putEntries, transact } from './saves.ts'

/** Kept matches with their logs; apart from what is listed, so that the home page need not load it. */

/** Keeps a new match. */
export function addMatch({ save, entries, packs }: SavedMatch): Promise<void> {
  return transact('readwrite', (stores) => {
    stores.matches.add(save)
    putEntries(stores.entries, save.id, 0, entries)
    putPacks(stores.packs, save, packs)
    return nothing
  })
}

/** Keeps the packs of a match that has had none; they are the same whoever writes them. */
export function keepPacks({ id, packs: named }: Save, packs: Packs): Promise<void> {
  return transact('readwrite', (stores) => {
    const before: IDBRequest<Save | undefined> = stores.matches.get(id)
    before.onsuccess = () => {
      if (!before.result) return
      const save = { ...before.result, packs: named }
      stores.matches.put(save)
      putPacks(stores.packs, save, packs)
    }
    return nothing
  })
}

function putPacks(store: IDBObjectStore, save: Save, packs: Packs): void {
  for (const [name, { file }] of Object.entries(save.packs)) store.put(packs[name], file)
}

/** Keeps what is new of a match. Fails when somebody else has written it since this `save` was read. */
export function keepMatch(save: Save, { from, entries, stored }: Unsaved): Promise<void> {
  return transact('readwrite', (stores) => {
    const before: IDBRequest<Save | undefined> = stores.matches.get(save.id)
    before.onsuccess = () => {
      if (before.result?.writes !== save.writes - 1) {
        stores.abort()
        return
      }
      if (from < stored) stores.entries.delete(entriesOf(save.id, from))
      putEntries(stores.entries, save.id, from, entries)
      stores.matches.put(save)
    }
    return nothing
  })
}

export function getMatch(id: string): Promise<SavedMatch | null> {
  return transact('readonly', (stores) => {
    const save: IDBRequest<Save | undefined> = stores.matches.get(id)
    const entries: IDBRequest<Entry[]> = stores.entries.getAll(entriesOf(id))
    const packs: [name: string, pack: IDBRequest<Json | undefined>][] = []
    save.onsuccess = () => {
      for (const [name, { file }] of Object.entries(save.result?.packs ?? {}))
        packs.push([name, stores.packs.get(file)])
    }
    return () =>
      save.result
        ? {
            save: save.result,
            entries: entries.result,
            packs: Object.fromEntries(
              packs.flatMap(([name, { result }]) => (result === undefined ? [] : [[name, result]])),
            ),
          }
        : null
  })
}

export async function getLog(id: string): Promise<Log | null> {
  const match = await getMatch(id)
  return match && logOf(match)
}
