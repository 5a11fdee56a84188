import type { Entry, Header, Json, Log } from '@curio/kernel'
import type { OpenRequest } from '@curio/protocol'

/** A seat of a local table. */
export interface LocalSeat {
  readonly name: string
  readonly kind: 'person' | 'bot'
  /** The level of a bot, as its registry names it; empty for a person. */
  readonly level: string
}

/** A local match as the browser keeps it; the entries of its log are kept beside it, each by itself. */
export interface Save {
  readonly id: string
  readonly game: string
  readonly seats: readonly LocalSeat[]
  readonly header: Header
  /** How many entries the log has. */
  readonly length: number
  readonly undone: readonly number[]
  readonly undoRequest: OpenRequest | null
  /** In hexadecimal. */
  readonly seed: string
  readonly created: number
  readonly updated: number
  /** How often it was written: two windows must not write over each other's answers. */
  readonly writes: number
  readonly over: boolean
  /** For a finished match: the total of each seat. */
  readonly totals: readonly number[] | null
  readonly winners: readonly number[] | null
  /** The tutorial the match belongs to. */
  readonly tutorial: string | null
}

export interface SavedMatch {
  readonly save: Save
  readonly entries: readonly Entry[]
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

/** How many answers were given; the first entry is the start. */
export const answersIn = ({ length }: Pick<Save, 'length'>): number => length - 1

/** The log of a kept match; the seed goes with it when the match is over. */
export function logOf({ save, entries }: SavedMatch): Log {
  const { header, undone, over, seed } = save
  const log = { format: 1, header, entries, undone } as const
  return over ? { ...log, seed } : log
}

/** What version 1 kept: the whole log in one piece, written anew at every answer. */
export interface SaveOfVersion1
  extends Omit<Save, 'header' | 'length' | 'undone' | 'undoRequest' | 'writes'> {
  readonly log: Log
}

export function fromVersion1({ log, ...rest }: SaveOfVersion1): SavedMatch {
  const { header, entries, undone } = log
  return { save: { ...rest, header, length: entries.length, undone, undoRequest: null, writes: 0 }, entries }
}
