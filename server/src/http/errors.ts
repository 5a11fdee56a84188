import type { ApiError } from '@curio/protocol'
import type { FastifyError, FastifyInstance } from 'fastify'
import { ZodError } from 'zod'
import { failureOf } from '../failure.ts'
import { RequestRefused, WrongPack } from '../request-refused.ts'
import { Unloadable } from '../tables/unloadable.ts'

/** Says what was wrong with a request, and nothing about what went wrong inside. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((cause: FastifyError | Error, request, reply) => {
    const { status, error } = describe(cause)
    // A table that cannot be loaded is named where that was found out.
    if (status >= 500 && !(cause instanceof Unloadable))
      request.log.error(failureOf(cause), 'a request failed')
    return reply.status(status).send(error)
  })
}

/** What is answered to a request that failed by this. */
export function describe(cause: FastifyError | Error): { status: number; error: ApiError } {
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
