import { useCallback, useSyncExternalStore } from 'react'

/** A browser makes a new list each time it is asked, and reading a new one is dear. */
const LISTS = new Map<string, MediaQueryList>()

function listOf(query: string): MediaQueryList {
  const list = LISTS.get(query) ?? matchMedia(query)
  LISTS.set(query, list)
  return list
}

/** Whether a media query holds now. */
export const isMedia = (query: string): boolean => listOf(query).matches

/** The same for a component: it is drawn again when the answer changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = listOf(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => isMedia(query))
}
