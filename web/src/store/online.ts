import { useSyncExternalStore } from 'react'
import { createStore, useStore } from './store.ts'

/** Whether the server answered the last request. */
const reached = createStore(true)

export function noteReached(answered: boolean): void {
  reached.set(answered)
}

/** Whether the browser has a network and the server answered the last request. */
export function useOnline(): boolean {
  const network = useSyncExternalStore(subscribe, () => navigator.onLine)
  const server = useStore(reached)
  return network && server
}

function subscribe(listener: () => void): () => void {
  const back = (): void => {
    // Where nothing is asked of the server, nobody would take back what the last request said.
    reached.set(true)
    listener()
  }
  window.addEventListener('online', back)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', back)
    window.removeEventListener('offline', listener)
  }
}
