import type { Log, Verdict } from '@curio/kernel'
import type { NewLocal, Save } from './save.ts'

/** The match id under which a worker shows the record it was given. */
export const RECORD = 'record'

/** What a server would do over HTTP: one request, one reply, and the worker is done. */
export type Errand =
  | { readonly create: NewLocal }
  | { readonly verify: Log }
  | { readonly givePacks: readonly Save[] }

export type ErrandReply =
  | { readonly created: string }
  | { readonly verdict: Verdict }
  | { readonly given: true }
  | { readonly error: string }

/** A record to look at; sent before its table is watched. */
export interface GivenRecord {
  readonly record: Log
  readonly names: readonly string[]
}

/** The text of a client message, or something the protocol has no message for. */
export type ToWorker = string | GivenRecord | Errand
