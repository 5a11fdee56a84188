import type { LocalSeat } from '../local/save.ts'
import type { Words } from '../words/index.ts'
import { seatLabel } from '../words/names.ts'

/** Ways to begin: one person with or without bots, people at one screen, people at screens of their own. */
export const WAYS = ['alone', 'local', 'online'] as const
export type Way = (typeof WAYS)[number]

/** Who takes a seat: a person, or a bot of some level. */
export type Occupant = Pick<LocalSeat, 'kind' | 'level'>

/** A seat of the form; `key` is its identity while rows come and go. */
export interface FormSeat {
  readonly key: number
  readonly name: string
  /** Who was put there by hand; null for the usual occupant, which depends on the way to play. */
  readonly chosen: Occupant | null
}

const PERSON: Occupant = { kind: 'person', level: '' }
export const USUAL_BOT: Occupant = { kind: 'bot', level: 'normal' }

/** Whoever plays alone, or creates a table online, has the first seat. Alone the others are bots, otherwise people. */
function occupantOf({ chosen }: FormSeat, index: number, way: Way): Occupant {
  if (way === 'local') return chosen ?? PERSON
  if (index === 0) return PERSON
  if (way === 'online') return chosen ?? PERSON
  return chosen?.kind === 'bot' ? chosen : USUAL_BOT
}

/** The seats with their occupants. */
export function seatsFor(seats: readonly FormSeat[], way: Way): readonly LocalSeat[] {
  return seats.map((seat, index) => ({ name: seat.name, ...occupantOf(seat, index, way) }))
}

interface Limits {
  readonly min: number
  readonly max: number
}

/** How many sit down if nobody has said so: two, where the game allows it. */
export const usualCount = ({ min, max }: Limits): number => Math.min(max, Math.max(min, 2))

/** As many seats as wanted; those that are there stay. */
export function resized(seats: readonly FormSeat[], count: number): readonly FormSeat[] {
  const next = Math.max(-1, ...seats.map(({ key }) => key)) + 1
  const added = Array.from({ length: Math.max(0, count - seats.length) }, (_, index) => ({
    key: next + index,
    name: '',
    chosen: null,
  }))
  return [...seats.slice(0, count), ...added]
}

/** How many bots somebody who is alone can play against; none is the solo game. */
export function botCounts({ min, max }: Limits): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min - 1 + index)
}

interface Naming {
  readonly way: Way
  readonly own: string
  readonly words: Words
}

/** The name of a seat that was given none. */
export function usualName({ kind }: LocalSeat, index: number, { way, own, words }: Naming): string {
  if (way === 'online' && index === 0) return own || words.create.me
  if (way === 'alone' && index === 0) return own || words.youName
  return seatLabel(index === 0 && kind === 'person' ? own : '', kind, index, words)
}

/** The name of a seat on this page; a free one has only its number. */
export function labelOf(seat: LocalSeat, index: number, naming: Naming): string {
  const { way, words } = naming
  if (way !== 'online') return seat.name.trim() || usualName(seat, index, naming)
  if (index > 0 && seat.kind === 'person') return words.create.freeSeat(index + 1)
  return usualName(seat, index, naming)
}

/** The seat with its given name; without one each viewer's language names it. */
export function called({ name, kind, level }: LocalSeat, index: number, own: string): LocalSeat {
  const usual = index === 0 && kind === 'person' ? own : ''
  return { name: name.trim() || usual, kind, level }
}
