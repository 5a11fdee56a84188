import type { TableState } from '@curio/ui'
import type { Words } from './ru.ts'

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
