export interface Codes {
  readonly code?: string
  readonly errcode?: number
}

const CONSTANT = /^[A-Z0-9_]+$/

/** What Node and databases know an error by: constants, which say nothing of what was being done. */
export function codesOf(cause: unknown): Codes {
  if (!(cause instanceof Error)) return {}
  const code =
    'code' in cause && typeof cause.code === 'string' && CONSTANT.test(cause.code) ? { code: cause.code } : {}
  const errcode = 'errcode' in cause && typeof cause.errcode === 'number' ? { errcode: cause.errcode } : {}
  return { ...code, ...errcode }
}
