import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { lastOf } from '../network.ts'
import { RequestRefused } from '../request-refused.ts'
import type { Settings } from '../settings.ts'

/** Nothing from outside, nothing inline, no frames: the pages need nothing else. */
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
  // The address of a private table is its key, so no other site may learn it.
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

const YEAR_SECONDS = 31_536_000
/** Over plain http, browsers would ignore these and complain. */
const SECURE_HEADERS = {
  'strict-transport-security': `max-age=${YEAR_SECONDS}`,
  'cross-origin-opener-policy': 'same-origin',
} as const
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']
/** What a browser says about a request from our own page, or one that no page made. */
const OWN_SITES = ['same-origin', 'none']

/** Headers on every response. */
export function addHeaders(app: FastifyInstance, settings: Settings): void {
  const { server } = app
  // Before Fastify sees the request: what Fastify refuses by itself reaches no hook.
  server.prependListener('request', (request, response) => {
    for (const [name, value] of Object.entries(headersFor(request, settings))) response.setHeader(name, value)
  })
  // Node would refuse an `Expect` header that it does not know, without our headers; we may ignore it instead.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  app.addHook('onRequest', async (request, reply) => {
    if (isOfApi(request)) reply.header('cache-control', 'no-store')
  })
}

/** Refuses requests of foreign pages that would change something. */
export function checkSenders(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', async (request) => {
    checkHost(request)
    checkOrigin(request, settings)
  })
}

/** A whole response without a body, after which the connection is closed. */
export function bareResponse(status: string): string {
  const lines = Object.entries({ ...HEADERS, connection: 'close', 'content-length': '0' })
  return `HTTP/1.1 ${status}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

/** The headers that belong on every response to this request. */
function headersFor(request: IncomingMessage, settings: Settings): Readonly<Record<string, string>> {
  return isSecure(request, settings) ? { ...HEADERS, ...SECURE_HEADERS } : HEADERS
}

/** Judged by the route, because an address can be spelled in many ways. */
export const isOfApi = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith('/api/') ?? false

/** We check this ourselves, because Node would refuse the request without our headers. */
function checkHost({ raw, headers }: FastifyRequest): void {
  if (raw.httpVersion === '1.1' && headers.host === undefined)
    throw new RequestRefused(400, 'malformed', 'the request has no Host')
}

function checkOrigin({ method, headers }: FastifyRequest, { origins }: Settings): void {
  if (SAFE_METHODS.includes(method)) return
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  // A browser sends at least one of the two headers; a program may send neither.
  const isOwn =
    origin === undefined
      ? site === undefined || OWN_SITES.includes(String(site))
      : isAllowedOrigin(origin, host, origins)
  if (!isOwn) throw new RequestRefused(403, 'origin', 'not from this page')
}

/** Whether the browser uses https: behind a trusted proxy as the proxy says, otherwise as the settings say. */
export function isSecure({ headers }: IncomingMessage, { origins, trustProxy }: Settings): boolean {
  const isProxied = trustProxy && lastOf(headers['x-forwarded-proto']) === 'https'
  return isProxied || (origins?.some((origin) => origin.startsWith('https:')) ?? false)
}

/** Whether a page from `origin` may talk to a server that is addressed as `host`. */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[] | null,
): boolean {
  if (origin === undefined) return false
  if (allowed !== null) return allowed.includes(origin)
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host
}
