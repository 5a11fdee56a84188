/**
 * Keeps the whole build in the browser, so that everything except online tables works without a network. The build replaces
 * the two constants with the list of its files and a version that changes with any of them.
 */
declare const PRECACHE_FILES: readonly string[]
declare const PRECACHE_VERSION: string

interface Extendable extends Event {
  waitUntil(promise: Promise<unknown>): void
}
interface Fetched extends Extendable {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface Scope {
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
}

const scope = self as unknown as Scope
const CACHE = `curio-${PRECACHE_VERSION}`
const SHELL = '/index.html'

scope.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...PRECACHE_FILES])))
})

scope.addEventListener('activate', (event) => {
  const clean = async (): Promise<void> => {
    const names = await caches.keys()
    const old = names.filter((name) => name.startsWith('curio-') && name !== CACHE)
    await Promise.all(old.map((name) => caches.delete(name)))
    await scope.clients.claim()
  }
  event.waitUntil(clean())
})

/** The page sends this when the person agrees to the new version. */
scope.addEventListener('message', ({ data }) => {
  if (data === 'update') void scope.skipWaiting()
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api')) return
  event.respondWith(request.mode === 'navigate' ? page(request) : kept(request))
})

/** Every address of the site is the same page. The cache comes first: it holds the running build. */
async function page(request: Request): Promise<Response> {
  return (await caches.match(SHELL, { cacheName: CACHE })) ?? fetch(request)
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: CACHE })) ?? fetch(request)
}
