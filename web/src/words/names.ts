import type { Person } from '@curio/protocol'
import type { SeatInfo, TableState } from '@curio/ui'
import type { Snapshot } from '../table/link.ts'
import type { Words } from './index.ts'

/** The name of a seat; without one, a word of the language with its number. */
export function seatLabel(name: string, kind: string, seat: number, words: Words): string {
  if (name !== '') return name
  return kind === 'bot' ? words.create.botName(seat + 1) : words.create.defaultName(seat + 1)
}

/** The table with a name for every seat. */
export function withNames(table: TableState, words: Words): TableState {
  const seats = table.seats.map((info) => ({
    ...info,
    name: seatLabel(info.name, info.kind, info.seat, words),
  }))
  return { ...table, seats }
}

/** The seats of a kept match by name; its only person is the reader. */
export function savedNames(
  seats: readonly { readonly name: string; readonly kind: string }[],
  words: Words,
): readonly string[] {
  const isAlone = seats.filter(({ kind }) => kind === 'person').length === 1
  return seats.map(({ name, kind }, seat) =>
    isAlone && kind === 'person' ? words.youName : seatLabel(name, kind, seat, words),
  )
}

export function seatName(seats: readonly SeatInfo[], seat: number): string {
  return seats.find((each) => each.seat === seat)?.name ?? `${seat + 1}`
}

/** Whether a seat is the reader's: the only one that is played at this screen. People who share a screen need their names. */
export const isReader = ({ here }: Pick<Snapshot, 'here'>, seat: number): boolean =>
  here.length === 1 && here[0] === seat

/** The name of a seat where it stands by itself, in a heading or a list; the reader is "you". */
export function shownName(snapshot: Pick<Snapshot, 'table' | 'here'>, seat: number, words: Words): string {
  return isReader(snapshot, seat) ? words.youName : seatName(snapshot.table.seats, seat)
}

/** The name in a list of seats; tells if a bot plays for that person now. */
export function listedName(
  { table, people, here }: Pick<Snapshot, 'table' | 'people' | 'here'>,
  seat: number,
  words: Words,
): string {
  const name = shownName({ table, here }, seat, words)
  return people?.standIns[seat] ? words.table.botFor(name) : name
}

type Called = Pick<Person, 'name' | 'guest'>

/** The number of a guest without a name: the server calls them `Guest 1234`. */
const numberOf = ({ name, guest }: Called): string | undefined =>
  guest ? /^Guest (\d+)$/.exec(name)?.[1] : undefined

/** The name as people read it; a guest without a name has a number in the reader's language. */
export function personName(person: Called, words: Words): string {
  const number = numberOf(person)
  return number === undefined ? person.name : words.guestName(number)
}

/** The name that somebody gave; empty for a guest without one. */
export const givenName = (person: Called): string => (numberOf(person) === undefined ? person.name : '')
