import type { SeatLine } from '@curio/protocol'
import type { Words } from '../words/index.ts'
import { personName } from '../words/names.ts'

/** The names of everybody else at a table; bots are only counted by their word. */
export function opponentNames(seats: readonly SeatLine[], player: string, words: Words): string {
  const others = seats.filter(({ person }) => person?.id !== player)
  return others.map(({ person }) => (person === null ? words.bot : personName(person, words))).join(', ')
}
