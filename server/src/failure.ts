import { Unloadable } from './tables/unloadable.ts'

/** What a line of the log says about a failure: what kind, and where. Its message may name what is hidden in a match. */
export function failureOf(cause: unknown): { error: string; reason?: string; at?: string[] } {
  if (!(cause instanceof Error)) return { error: 'unknown' }
  const at = cause.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? []
  return { error: cause.name, ...(cause instanceof Unloadable ? { reason: cause.reason } : {}), at }
}
