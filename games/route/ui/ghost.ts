import { useSyncExternalStore } from 'react'

/** Whose route is laid over the viewer's map; thumbnails and the stage are far apart on the page. */
let ghost: number | null = null
const listeners = new Set<() => void>()

export function showGhost(seat: number | null): void {
  ghost = seat
  for (const listener of listeners) listener()
}

export function useGhost(): number | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => ghost,
    () => null,
  )
}
