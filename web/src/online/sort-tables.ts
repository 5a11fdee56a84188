import type { TableLine } from '@curio/protocol'

/** Public tables of others: those that wait for players, and those being played, at which one may watch. */
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
