import type { Words } from '../words/index.ts'
import { ApiRefusal } from './api.ts'

/** Why the server did not do what was asked of an account. */
export function reasonOf(cause: unknown, words: Words['profile']): string {
  if (!(cause instanceof ApiRefusal)) return words.noServer
  return words.refusals[cause.code] ?? words.refused
}
