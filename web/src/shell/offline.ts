import { createStore, useStore } from '../store/store.ts'

/** Switches to a newer version of the site; null while there is none. */
const update = createStore<(() => void) | null>(null)

export const useUpdate = (): (() => void) | null => useStore(update)

/** Makes the site work without a network, and offers a newer version when one is ready. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/service-worker.js').then((registration?: ServiceWorkerRegistration) => {
    // Where something blocks service workers, a browser may say yes and give nothing.
    if (registration === undefined) return
    const offer = (): void => {
      const { waiting } = registration
      // Without a controller this is the first visit: nothing older is running.
      if (waiting && navigator.serviceWorker.controller) update.set(() => waiting.postMessage('update'))
    }
    offer()
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', offer)
    })
  }, ignore)
  let reloaded = false
  const controlled = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!controlled || reloaded) return
    reloaded = true
    location.reload()
  })
}

/** A browser that refuses (a private window, a full disk) can still play, only not offline. */
function ignore(): void {}
