import type { Note } from '@curio/kernel'
import type { Deed } from '../../rules/state.ts'
import type { RouteView } from '../../text/index.ts'

/** RT-ARK-6: what a player took in a shop, by its card; null as long as nothing was taken there. */
export function takenAt(
  { players }: RouteView,
  told: readonly Note[],
  seat: number,
  crossing: string,
): string | null {
  const turns = told.filter((note) => note.kind === 'turn' && note.seat === seat)
  const deeds = [
    ...turns.flatMap(({ acts }) => acts as readonly Deed[]),
    ...(players[seat]?.turn?.acts ?? []),
  ]
  const visit = deeds.findLast((deed) => deed.act === 'shop' && deed.at === crossing)
  return visit?.act === 'shop' ? visit.card : null
}
