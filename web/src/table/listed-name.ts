import type { Words } from '../words/index.ts'
import { type Snapshot, seatName } from './link.ts'

/** Who sits where, as a list of the seats says it: with the bot that plays for them now. */
export function listedName(
  { table, people }: Pick<Snapshot, 'table' | 'people'>,
  seat: number,
  words: Words,
): string {
  const name = seatName(table.seats, seat)
  return people?.standIns[seat] ? words.table.botFor(name) : name
}
