import type { Json, Log, Outcome } from '@curio/kernel'

/** A seat of a local table. */
export interface LocalSeat {
  readonly name: string
  readonly kind: 'person' | 'bot'
  /** The level of a bot, as its registry names it; empty for a person. */
  readonly level: string
}

/** A local match as it is kept in the browser. */
export interface Save {
  readonly id: string
  readonly game: string
  readonly seats: readonly LocalSeat[]
  readonly log: Log
  /** In hexadecimal; in a finished match it is also in the log. */
  readonly seed: string
  readonly created: number
  readonly updated: number
  readonly over: boolean
  /** Of a finished match. */
  readonly outcome: Outcome | null
  /** The tutorial the match belongs to. */
  readonly tutorial: string | null
}

/** What a new local match is made of. */
export interface NewLocal {
  readonly game: string
  readonly seats: readonly LocalSeat[]
  readonly options: Json
  /** Given for a tutorial, whose dice are known; otherwise drawn. */
  readonly seed: string | null
  readonly tutorial: string | null
}
