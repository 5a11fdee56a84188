import { useState } from 'react'
import { keepPinned, pinnedIn, toggled } from './model/pinned.ts'

export interface Plans {
  readonly tricks: readonly string[]
  readonly toggle: (trick: string) => void
}

/** Tricks that the viewer plans for in this match; the address of a table names its match. */
export function usePinned(): Plans {
  const match = globalThis.location?.pathname ?? ''
  const [tricks, set] = useState(() => pinnedIn(match))
  return {
    tricks,
    toggle: (trick) => {
      const next = toggled(tricks, trick)
      keepPinned(match, next)
      set(next)
    },
  }
}
