import type { Person } from '@curio/protocol'
import type { SeatInfo, TableState } from '@curio/ui'
import type { Snapshot } from '../table/link.ts'
import type { Words } from './index.ts'

/** How a seat is called: by its name, or by a word of the language when nobody gave it one. */
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

export function seatName(seats: readonly SeatInfo[], seat: number): string {
  return seats.find((each) => each.seat === seat)?.name ?? `${seat + 1}`
}

/** Who sits where, as a list of the seats says it: with the bot that plays for them now. */
export function listedName(
  { table, people }: Pick<Snapshot, 'table' | 'people'>,
  seat: number,
  words: Words,
): string {
  const name = seatName(table.seats, seat)
  return people?.standIns[seat] ? words.table.botFor(name) : name
}

type Called = Pick<Person, 'name' | 'guest'>

/** The number of a guest who has not said a name: the server calls them `Guest 1234`. */
const numberOf = ({ name, guest }: Called): string | undefined =>
  guest ? /^Guest (\d+)$/.exec(name)?.[1] : undefined

/** What people read in their language: a guest who has not said a name is called by a number. */
export function personName(person: Called, words: Words): string {
  const number = numberOf(person)
  return number === undefined ? person.name : words.guestName(number)
}

/** The name that somebody has said; empty for a guest who has said none. */
export const givenName = (person: Called): string => (numberOf(person) === undefined ? person.name : '')
