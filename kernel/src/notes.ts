import { Column } from './column.ts'
import type { Viewer } from './game.ts'
import type { Json } from './json.ts'

/** What happened, as data: the source of words, animations and statistics. */
export interface Note {
  readonly kind: string
  readonly [detail: string]: Json
}

/** A note as the table keeps it: what the named seats see, and the poorer form for everybody else. */
export interface Told {
  /** The entry of the log in which it happened. */
  readonly entry: number
  readonly note: Note
  /** The seats it is for; everybody if left out. */
  readonly to?: readonly number[]
  /** What everybody else sees instead, if anything. */
  readonly others?: Note | null
}

export function noteFor(told: Told, viewer: Viewer): Note | null {
  if (told.to === undefined || (viewer !== null && told.to.includes(viewer))) return told.note
  return told.others ?? null
}

/** Where in the log a note was told. */
export interface NotePlace {
  readonly entry: number
  /** How many notes the entry had told before, to anybody. */
  readonly earlier: number
}

/** What spectators are told, everybody is told. */
const EVERYBODY = 1

/**
 * Remembers of each note when it was told and to whom, but not what it says. That is enough to number the notes as each
 * viewer knows them, and small enough to keep in memory for every match.
 */
export class ToldIndex {
  readonly #entries = new Column()
  readonly #audiences = new Column()

  /** Notes must be added in the order in which they were told. */
  add(told: Told): void {
    this.#entries.push(told.entry)
    this.#audiences.push(audienceOf(told))
  }

  /** Forgets everything told in this entry and later. */
  truncate(entry: number): void {
    let length = this.#entries.length
    while (length > 0 && this.#entries.at(length - 1) >= entry) length -= 1
    this.#entries.truncate(length)
    this.#audiences.truncate(length)
  }

  /** How many notes a viewer was told before an entry. */
  count(viewer: Viewer, before: number): number {
    const bits = bitsOf(viewer)
    let count = 0
    for (let index = 0; index < this.#entries.length && this.#entries.at(index) < before; index++)
      if (this.#audiences.at(index) & bits) count += 1
    return count
  }

  /** How many notes a viewer was told before an entry, and with the first notes of that entry. */
  countInto(viewer: Viewer, entry: number, notes: number): number {
    const bits = bitsOf(viewer)
    let count = this.count(viewer, entry)
    let left = notes
    for (let index = 0; index < this.#entries.length && left > 0; index++) {
      if (this.#entries.at(index) !== entry) continue
      if (this.#audiences.at(index) & bits) count += 1
      left -= 1
    }
    return count
  }

  /** When a viewer was told its note with that number, counted from 0. */
  placeOf(viewer: Viewer, number: number): NotePlace | undefined {
    const bits = bitsOf(viewer)
    let left = number
    let earlier = 0
    for (let index = 0; index < this.#entries.length; index++) {
      const entry = this.#entries.at(index)
      earlier = index > 0 && this.#entries.at(index - 1) === entry ? earlier + 1 : 0
      if (!(this.#audiences.at(index) & bits)) continue
      if (left === 0) return { entry, earlier }
      left -= 1
    }
    return undefined
  }
}

const bitOfSeat = (seat: number): number => 2 << seat

/** A viewer was told a note whose audience has one of these bits. */
const bitsOf = (viewer: Viewer): number => (viewer === null ? EVERYBODY : EVERYBODY | bitOfSeat(viewer))

/** Everybody, or one bit for each seat to which `noteFor` would give a note. */
function audienceOf({ to, others }: Told): number {
  if (to === undefined || others) return EVERYBODY
  let audience = 0
  for (const seat of to) audience |= bitOfSeat(seat)
  return audience >>> 0
}
