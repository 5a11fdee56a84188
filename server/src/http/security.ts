import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../settings.ts'
import { isAllowedOrigin } from '../ws/origin.ts'

/** Nothing from outside, nothing inline, no frames: what the pages need comes from here. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'content-security-policy': PAGE_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // The address of a private table is its key: it is told to nobody else.
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

const YEAR_SECONDS = 31_536_000
/** Over plain http browsers would not heed these, and complain. */
const SECURE_HEADERS = {
  'strict-transport-security': `max-age=${YEAR_SECONDS}`,
  'cross-origin-opener-policy': 'same-origin',
} as const
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/** Headers on every response, and nothing is changed at the request of a foreign page. */
export function secure(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    if (isSecure(request, settings)) reply.headers(SECURE_HEADERS)
    if (isOfApi(request)) reply.header('cache-control', 'no-store')
    checkOrigin(request, settings)
  })
}

/** By the route that was found: an address can be spelled in many ways. */
export const isOfApi = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith('/api/') ?? false

function checkOrigin({ method, headers }: FastifyRequest, { origins }: Settings): void {
  const { origin, host } = headers
  if (SAFE_METHODS.includes(method) || origin === undefined) return
  if (!isAllowedOrigin(origin, host, origins)) throw new Refusal(403, 'origin', 'not from this page')
}

/** Whether the browser came by https; behind a proxy, as the proxy says or as the settings do. */
export function isSecure({ protocol }: FastifyRequest, { origins }: Settings): boolean {
  return protocol === 'https' || (origins?.some((origin) => origin.startsWith('https:')) ?? false)
}
