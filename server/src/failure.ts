import { Unloadable } from './tables/unloadable.ts'

export interface Codes {
  readonly code?: string
  readonly errcode?: number
}

const CONSTANT = /^[A-Z0-9_]+$/

/** The codes that Node and databases give an error: constants, which reveal nothing of what was being done. */
export function codesOf(cause: unknown): Codes {
  if (!(cause instanceof Error)) return {}
  const code =
    'code' in cause && typeof cause.code === 'string' && CONSTANT.test(cause.code) ? { code: cause.code } : {}
  const errcode = 'errcode' in cause && typeof cause.errcode === 'number' ? { errcode: cause.errcode } : {}
  return { ...code, ...errcode }
}

interface Failure extends Codes {
  readonly error: string
  readonly reason?: string
  readonly at?: string[]
}

/** What the log says about a failure: its kind and place, not its message, which may name what a match hides. */
export function failureOf(cause: unknown): Failure {
  if (!(cause instanceof Error)) return { error: 'unknown' }
  const at = cause.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? []
  const reason = cause instanceof Unloadable ? { reason: cause.reason } : {}
  return { error: cause.name, ...codesOf(cause), ...reason, at }
}
