import type { LocalSeat } from '../local/save.ts'
import type { Words } from '../words/index.ts'
import { seatLabel } from '../words/seat-names.ts'

export const PLACES = ['local', 'online'] as const
export type Place = (typeof PLACES)[number]

/** Who takes a seat: a person, or a bot of some strength. */
export type Occupant = Pick<LocalSeat, 'kind' | 'level'>

/** A seat of the form; `key` is its identity while rows come and go. */
export interface FormSeat {
  readonly key: number
  readonly name: string
  /** Who was put there by hand; null: whoever usually sits there, which depends on the place. */
  readonly chosen: Occupant | null
}

const PERSON: Occupant = { kind: 'person', level: '' }
export const USUAL_BOT: Occupant = { kind: 'bot', level: 'normal' }

/** Online the first seat is of whoever makes the table, and the others wait for people; at this screen they are bots'. */
function occupantOf({ chosen }: FormSeat, index: number, where: Place): Occupant {
  if (where === 'online' && index === 0) return PERSON
  return chosen ?? (where === 'local' && index > 0 ? USUAL_BOT : PERSON)
}

/** The seats as they are at the chosen place. */
export function seatsAt(seats: readonly FormSeat[], where: Place): readonly LocalSeat[] {
  return seats.map((seat, index) => ({ name: seat.name, ...occupantOf(seat, index, where) }))
}

interface Naming {
  readonly where: Place
  readonly own: string
  readonly words: Words
}

/** What a seat is called that was given no name. */
export function usualName({ kind }: LocalSeat, index: number, { where, own, words }: Naming): string {
  if (where === 'online' && index === 0) return own || words.create.me
  return seatLabel(index === 0 && kind === 'person' ? own : '', kind, index, words)
}

/** What a seat is called on this page; nobody knows yet who takes a free one. */
export function labelOf(seat: LocalSeat, index: number, naming: Naming): string {
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
