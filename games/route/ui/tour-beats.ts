import type { TableState } from '@curio/ui/contract'
import type { Beat, Motion } from '@curio/ui/motion'
import { asRouteView } from '../text/index.ts'

/** The next curio is turned over on top of the old ones. */
export const CURIO_TURNED: Beat = {
  steps: [{ motions: [{ kind: 'turn', thing: 'shop-card' }], sound: 'card' }],
}

/** RT-VEG-2, RT-VEG-3: what the round dice have marked for everybody to bet on. */
export function talliedBetween(before: TableState, after: TableState): readonly Motion[] {
  const [then, now] = [before, after].map(({ view }) => asRouteView(view).roundBoard)
  if (!then || !now) return []
  const changed = [
    ...(then.halfStars === now.halfStars ? [] : ['halfStars']),
    ...(then.sevens.length === now.sevens.length ? [] : ['sevens']),
  ]
  return changed.map((tally) => ({ kind: 'glow', thing: `tally:${tally}` }))
}

/** What a player has circled and written besides: shops or cafes, and bets in casinos. */
export function visitedBetween(
  before: TableState,
  after: TableState,
  seat: number,
): readonly { readonly id: string; readonly motion: Motion }[] {
  const [then, now] = [before, after].map(({ view }) => asRouteView(view).players[seat]?.board)
  if (!then || !now) return []
  const circled = now.circledShops.filter((id) => !then.circledShops.includes(id))
  const old = then.casinos?.bets ?? []
  const bets = (now.casinos?.bets ?? []).filter(({ casino }) => !old.some((bet) => bet.casino === casino))
  return [
    ...circled.map((id) => ({ id, motion: { kind: 'draw', thing: `seat:${seat}/visit:${id}` } as const })),
    ...bets.map(({ casino: id }) => ({
      id,
      motion: { kind: 'appear', thing: `seat:${seat}/bet:${id}` } as const,
    })),
  ]
}
