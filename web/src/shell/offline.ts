/** Makes the site work without a network, and says when a newer version is ready. */
export function keepOffline(updateReady: (update: () => void) => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/service-worker.js').then((registration) => {
    const offer = (): void => {
      const { waiting } = registration
      // Without a controller this is the first visit: nothing older is running.
      if (waiting && navigator.serviceWorker.controller) updateReady(() => waiting.postMessage('update'))
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

/** A browser that refuses (a private window, a full disk) still plays, only not offline. */
function ignore(): void {}
