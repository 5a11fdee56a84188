import type { Advice } from '@curio/bots/players'
import type { Json, Log, Verdict, Viewer } from '@curio/kernel'
import type { TableState } from '@curio/ui'
import type { Done, Snapshot } from '../table/link.ts'
import type { NewLocal } from './save.ts'

/** What opening fails with when there is no such match. */
export const MISSING = 'missing'

/** What the page asks the table's worker, and what each question gives. */
export interface Requests {
  create: { readonly ask: { readonly wanted: NewLocal }; readonly give: string }
  open: { readonly ask: { readonly match: string }; readonly give: null }
  openRecord: { readonly ask: { readonly log: Log; readonly names: readonly string[] }; readonly give: null }
  answer: { readonly ask: { readonly question: string; readonly value: Json }; readonly give: Done }
  undo: { readonly ask: Record<never, never>; readonly give: Done }
  look: { readonly ask: { readonly viewer: Viewer }; readonly give: null }
  hint: { readonly ask: Record<never, never>; readonly give: Advice | null }
  before: { readonly ask: { readonly note: number }; readonly give: TableState | null }
  moment: { readonly ask: { readonly note: number }; readonly give: TableState | null }
  record: { readonly ask: Record<never, never>; readonly give: Log }
  verify: { readonly ask: { readonly log: Log }; readonly give: Verdict }
}
export type RequestKind = keyof Requests

export type Request = {
  [K in RequestKind]: { readonly id: number; readonly kind: K } & Requests[K]['ask']
}[RequestKind]

export type WorkerMessage =
  | { readonly reply: number; readonly value: Requests[RequestKind]['give'] }
  | { readonly reply: number; readonly error: string }
  | { readonly snapshot: Snapshot }
  /** The match cannot go on. */
  | { readonly failure: string }
