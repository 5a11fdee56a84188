import type { TableLine } from '@curio/protocol'
import { useEffect } from 'react'
import { usePath } from '../router.tsx'
import { keep, kept } from '../store/kept.ts'
import { createStore, useStore } from '../store/store.ts'
import { me, ownTables } from './api.ts'

/** Milliseconds between two looks at the server. */
const REFRESH = 10_000

/** Kept once this browser has had a table on the server: nobody else needs to be asked about on every page. */
const KEY = 'curio.seated'

/** The player on the server, and their unfinished tables. */
interface OwnTables {
  readonly player: string
  readonly tables: readonly TableLine[]
}

/** Null until the server has answered, or was found to be gone. */
const known = createStore<OwnTables | null>(null)
const NONE: OwnTables = { player: '', tables: [] }

async function refresh(): Promise<void> {
  try {
    const { id } = await me()
    const tables = await ownTables()
    if (tables.length > 0) keep(KEY, id)
    known.set({ player: id, tables })
  } catch {
    known.set(known.get() ?? NONE)
  }
}

/** Follows the player's tables: at home always, on other pages if there may be any. */
export function useFollowedTables(isHome: boolean): void {
  useEffect(() => {
    if (!isHome && kept(KEY) === null) return
    void refresh()
    const timer = setInterval(() => void refresh(), REFRESH)
    return () => clearInterval(timer)
  }, [isHome])
}

/** The player's unfinished tables on the server; null until it has answered, empty if there is no server. */
export const useOwnTables = (): OwnTables | null => useStore(known)

/** Tables that wait for the player, other than the one that is open. */
function turnsElsewhere(tables: readonly TableLine[], open: string | null): readonly TableLine[] {
  return tables.filter(({ match, yourTurn }) => yourTurn === true && match !== open)
}

/** The tables that wait for the player, then the others. */
export function turnsFirst(tables: readonly TableLine[]): readonly TableLine[] {
  return tables.toSorted((one, other) => Number(other.yourTurn === true) - Number(one.yourTurn === true))
}

/** At how many tables it is this person's turn; the one they look at does not count. */
export function useTurns(): number {
  const [page, match] = usePath()
  return turnsElsewhere(useOwnTables()?.tables ?? [], page === 'table' ? (match ?? null) : null).length
}
