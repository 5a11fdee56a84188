import type { Socket } from 'node:net'
import type { ApiError } from '@curio/protocol'
import type { FastifyError, FastifyInstance, FastifyServerOptions } from 'fastify'
import { ZodError } from 'zod'
import { codesOf, failureOf } from '../failure.ts'
import { addressOf } from '../network.ts'
import { RequestRefused, TooFast, WrongPack } from '../request-refused.ts'
import type { Settings } from '../settings.ts'
import { Unloadable } from '../tables/unloadable.ts'
import type { Limits } from './limits.ts'
import { bareResponse } from './security.ts'

/** Tells the client what was wrong with its request, but nothing about failures inside the server. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((cause: FastifyError | Error, request, reply) => {
    const { status, error } = describe(cause)
    // A table that cannot be loaded was logged where the loading failed.
    if (status >= 500 && !(cause instanceof Unloadable))
      request.log.error(failureOf(cause), 'a request failed')
    return reply.status(status).send(error)
  })
}

/** The answer to a request that failed this way. */
function describe(cause: FastifyError | Error): { status: number; error: ApiError } {
  if (cause instanceof WrongPack) {
    const { status, code, message, issues } = cause
    return { status, error: { code, text: message, issues } }
  }
  if (cause instanceof RequestRefused)
    return { status: cause.status, error: { code: cause.code, text: cause.message } }
  if (cause instanceof Unloadable) return { status: 500, error: { code: 'unloadable', text: cause.message } }
  if (cause instanceof ZodError) {
    const [issue] = cause.issues
    return { status: 400, error: { code: 'malformed', text: `${issue?.path.join('.')}: ${issue?.message}` } }
  }
  const status = 'statusCode' in cause ? (cause.statusCode ?? 500) : 500
  if (status === 413) return { status, error: { code: 'too-large', text: 'the request is too large' } }
  if (status < 500) return { status, error: { code: 'malformed', text: 'the request cannot be read' } }
  return { status: 500, error: { code: 'failed', text: 'something failed' } }
}

/** Statuses by Node's code of the failure; anything else is 400. */
const STATUSES: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Requests that Fastify and Node answer before any hook: they count as requests and are answered like all others. */
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
      // Whoever floods us with noise gets no answer.
      if (socket.writable && limits.allowsFile(socket.remoteAddress ?? '')) refuse(socket, cause)
      else socket.destroy()
    },
  }
}

function refuse(socket: Socket, cause: Error): void {
  socket.end(bareResponse(STATUSES[codesOf(cause).code ?? ''] ?? '400 Bad Request'), () => socket.destroy())
}
