import type { Viewer } from './game.ts'
import type { Json } from './json.ts'

/** What happened, as data; words, animations and statistics are made of it. */
export interface Note {
  readonly kind: string
  readonly [detail: string]: Json
}

/** A note as the table keeps it: what the named seats see, and the poorer form for everybody else. */
export interface Told {
  /** The entry of the log in which it happened. */
  readonly entry: number
  readonly note: Note
  /** Undefined: for all. */
  readonly to?: readonly number[]
  /** What the others see instead; null: nothing. */
  readonly others?: Note | null
}

export function noteFor(told: Told, viewer: Viewer): Note | null {
  if (told.to === undefined || (viewer !== null && told.to.includes(viewer))) return told.note
  return told.others ?? null
}
