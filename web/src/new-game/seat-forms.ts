import type { Level } from '@curio/protocol'
import type { LocalSeat } from '../local/save.ts'
import type { Words } from '../words/index.ts'
import { seatLabel } from '../words/seat-names.ts'

export const PLACES = ['local', 'online'] as const
export type Place = (typeof PLACES)[number]

export const LEVELS = ['easy', 'normal', 'hard'] as const satisfies readonly Level[]

/** A seat of the form; `key` is its identity while rows come and go. */
export interface FormSeat extends LocalSeat {
  readonly key: number
}

interface Naming {
  readonly where: Place
  readonly own: string
  readonly words: Words
}

/** What a seat is called that was given no name. */
export function usualName({ kind }: FormSeat, index: number, { where, own, words }: Naming): string {
  if (where === 'online' && index === 0) return own || words.create.me
  return seatLabel(index === 0 && kind === 'person' ? own : '', kind, index, words)
}

/** What a seat is called on this page; nobody knows yet who takes a free one. */
export function labelOf(seat: FormSeat, index: number, naming: Naming): string {
  const { where, words } = naming
  if (where === 'local') return seat.name.trim() || usualName(seat, index, naming)
  if (index > 0 && seat.kind === 'person') return words.create.freeSeat(index + 1)
  return usualName(seat, index, naming)
}

/** The seat with the name it was given; without one it is called by the language of whoever looks. */
export function called({ name, kind, level }: LocalSeat, index: number, own: string): LocalSeat {
  const usual = index === 0 && kind === 'person' ? own : ''
  return { name: name.trim() || usual, kind, level }
}
