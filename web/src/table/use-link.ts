import type { Viewer } from '@curio/kernel'
import type { TableState } from '@curio/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Refusal, Snapshot, TableLink } from './link.ts'

export function useSnapshot(link: TableLink): Snapshot | null {
  return useSyncExternalStore(link.subscribe, link.snapshot)
}

export function useFailure(link: TableLink): Refusal | null {
  return useSyncExternalStore(link.subscribe, link.failure)
}

/** The table when a note was told; null while it is being worked out, or when there is no such note. */
export function useMoment(link: TableLink, note: number | null, viewer: Viewer): TableState | null {
  const [state, setState] = useState<TableState | null>(null)
  useEffect(() => {
    if (note === null) return
    let wanted = true
    link.moment(note).then(
      (table) => wanted && table?.viewer === viewer && setState(table),
      () => wanted && setState(null),
    )
    return () => {
      wanted = false
    }
  }, [link, note, viewer])
  // While the next moment is worked out the last one stays: nothing flickers.
  return note === null ? null : state
}

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}
