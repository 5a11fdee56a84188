import type { Person, TableInfo, TableLine } from '@curio/protocol'
import type { Language } from '@curio/ui/language'
import type { Words } from '../words/index.ts'
import { personName } from '../words/names.ts'

export type Seat = TableInfo['seats'][number]

const isFree = ({ person, bot }: Seat): boolean => person === null && bot === null

/** Whether a seat is free and not reserved for somebody else. */
export function mayTake(seat: Seat, { id }: Pick<Person, 'id'>): boolean {
  return isFree(seat) && (seat.reserved === null || seat.reserved.id === id)
}

/** Whether this is the last person at the table: when they leave, the server closes it. */
export function isAlone({ seats }: Pick<TableInfo, 'seats'>, { id }: Pick<Person, 'id'>): boolean {
  return seats.every(({ person }) => person === null || person.id === id)
}

/** What the viewer of a lobby should do: send the link, wait, or sit down. */
export function lobbyLead({ seats }: Pick<TableInfo, 'seats'>, me: Person, words: Words): string {
  const { lobby } = words
  const free = seats.filter(isFree)
  const isOpen = free.some(({ reserved }) => reserved === null)
  const names = free.flatMap(({ reserved }) =>
    reserved === null || reserved.id === me.id ? [] : personName(reserved, words),
  )
  if (seats.some(({ person }) => person?.id === me.id))
    return isOpen ? lobby.waiting : lobby.waitingFor(names.join(', '))
  if (free.some(({ reserved }) => reserved?.id === me.id)) return lobby.invitationKept
  return isOpen ? lobby.invitation : lobby.allKept(names.join(', '))
}

/** The packs that replace the built-in ones: whoever sits down should know. */
export function packTerms(
  { packs }: Pick<TableInfo, 'packs'>,
  language: Language,
  { create, lobby }: Words,
): readonly (readonly [what: string, how: string])[] {
  const brought = packs.filter((pack) => pack.brought)
  return brought.map(({ title }) => [lobby.pack, lobby.packBrought(title?.[language] ?? create.packUntitled)])
}

/** Public tables of others: those that wait for players, and running ones to watch. */
export function sortTables(
  tables: readonly TableLine[],
  player: string,
): { readonly open: readonly TableLine[]; readonly watched: readonly TableLine[] } {
  const isOwn = ({ seats }: TableLine): boolean => seats.some(({ person }) => person?.id === player)
  return {
    open: tables.filter((table) => table.status === 'open' && !isOwn(table)),
    watched: tables.filter((table) => table.status === 'playing' && !isOwn(table)),
  }
}
