import type { TableLine } from '@curio/protocol'

/** Public tables that wait for players, and those being played, at which somebody who is not at them may watch. */
export function sortTables(
  tables: readonly TableLine[],
  player: string,
): { readonly open: readonly TableLine[]; readonly watched: readonly TableLine[] } {
  const isOwn = ({ seats }: TableLine): boolean => seats.some(({ person }) => person?.id === player)
  return {
    open: tables.filter(({ status }) => status === 'open'),
    watched: tables.filter((table) => table.status === 'playing' && !isOwn(table)),
  }
}
