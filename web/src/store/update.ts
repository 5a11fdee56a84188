import { createStore, useStore } from './store.ts'

/** Begins to use a newer version of the site; null while there is none. */
const ready = createStore<(() => void) | null>(null)

export function offerUpdate(update: () => void): void {
  ready.set(update)
}

export const useUpdate = (): (() => void) | null => useStore(ready)
