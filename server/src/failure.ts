import { type Codes, codesOf } from './codes.ts'
import { Unloadable } from './tables/unloadable.ts'

interface Failure extends Codes {
  readonly error: string
  readonly reason?: string
  readonly at?: string[]
}

/** What a line of the log says about a failure: what kind, and where. Its message may name what is hidden in a match. */
export function failureOf(cause: unknown): Failure {
  if (!(cause instanceof Error)) return { error: 'unknown' }
  const at = cause.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? []
  const reason = cause instanceof Unloadable ? { reason: cause.reason } : {}
  return { error: cause.name, ...codesOf(cause), ...reason, at }
}
