import { useSyncExternalStore } from 'react'

/** Where a table that is touched has room for a whole board: a tablet that lies. */
const ROOMY = '(min-width: 900px) and (min-height: 600px)'

/** Whether the window has room for the board of a desk. */
export function useRoom(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(ROOMY)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(ROOMY).matches,
  )
}
