import type { Entry, Json, Log, Packs } from '@curio/kernel'
import type { Unsaved } from '@curio/protocol'
import { entriesOf, nothing, putEntries, transact } from './database.ts'
import { logOf, type Save, type SavedMatch } from './save.ts'

export function addMatch({ save, entries, packs }: SavedMatch): Promise<void> {
  return transact('readwrite', (stores) => {
    stores.matches.add(save)
    putEntries(stores.entries, save.id, 0, entries)
    putPacks(stores.packs, save, packs)
    return nothing
  })
}

/** Saves the packs of a match that had none. Two windows may do so: they write the same. */
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

/** Saves what is new in a match. Fails if the match was written since this `save` was read. */
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

/** A pack is deleted with the last match that uses it. */
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
