import type { Socket } from 'node:net'
import type { FastifyServerOptions } from 'fastify'
import { codesOf } from '../codes.ts'
import { addressOf } from '../network.ts'
import { TooFast } from '../request-refused.ts'
import type { Settings } from '../settings.ts'
import { describe } from './errors.ts'
import type { Limits } from './limits.ts'
import { bareResponse } from './security.ts'

/** By what Node knows the failure; anything else is 400. */
const STATUSES: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** What Fastify and Node answer before any hook: they count as requests, and are answered like all others. */
export function unreadableOptions(
  limits: Limits,
  { trustProxy }: Settings,
): Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> {
  return {
    frameworkErrors: (cause, { raw }, reply) => {
      const isAllowed = limits.allowsFile(addressOf(raw, trustProxy))
      const { status, error } = describe(isAllowed ? cause : new TooFast())
      reply.raw.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
      reply.raw.end(JSON.stringify(error))
    },
    clientErrorHandler: (cause, socket) => {
      // Who floods us with noise is not answered.
      if (socket.writable && limits.allowsFile(socket.remoteAddress ?? '')) refuse(socket, cause)
      else socket.destroy()
    },
  }
}

function refuse(socket: Socket, cause: Error): void {
  socket.end(bareResponse(STATUSES[codesOf(cause).code ?? ''] ?? '400 Bad Request'), () => socket.destroy())
}
