import type { Told } from '@curio/kernel'
import type { RouteContent } from '../content.ts'
import type { Deed, RouteState } from '../state.ts'

/** What a seat has done in each round, as it was told when the round ended. */
function turnsOf(notes: readonly Told[], seat: number): readonly (readonly Deed[])[] {
  return notes.flatMap(({ note }) =>
    note.kind === 'turn' && note.seat === seat ? [note.acts as unknown as readonly Deed[]] : [],
  )
}

/** RT-ACH-17: the most coordinate changes of one round, without those that an effect gives. */
export function coordinateChanges(notes: readonly Told[], seat: number): number {
  const counts = turnsOf(notes, seat).map(
    (acts) => acts.filter((deed) => deed.act === 'coord' && !deed.free).length,
  )
  return Math.max(0, ...counts)
}

/** How often Joining Paths made an L of the single segment. */
export function joiningPaths(
  notes: readonly Told[],
  seat: number,
  { effects }: Pick<RouteState, 'effects'>,
  { vocabulary }: Pick<RouteContent, 'vocabulary'>,
): number {
  if (!Object.values(effects).includes('FX_JOINING_PATHS')) return 0
  return turnsOf(notes, seat)
    .flat()
    .filter((deed) => {
      const drawn = deed.act === 'draw' ? vocabulary.draw.get(deed.section) : undefined
      return drawn?.act === 'section' && drawn.source === 'b' && drawn.ids.length === 2
    }).length
}
