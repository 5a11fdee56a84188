import type { RefusalCode, RefusalFacts } from './server-messages.ts'

/** The result of a message; a refused message has changed nothing. */
export type Result =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly code: RefusalCode
      readonly text: string
      readonly facts?: RefusalFacts
    }

export const DONE: Result = { ok: true }

export const refuse = (code: RefusalCode, text: string, facts?: RefusalFacts): Result => ({
  ok: false,
  code,
  text,
  ...(facts ? { facts } : {}),
})
