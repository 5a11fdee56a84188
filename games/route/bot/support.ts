import type { SupportBonus } from '../content/booklet/terms.ts'
import { playerOf } from '../rules/board.ts'
import type { Section } from '../rules/sections.ts'
import type { RouteState } from '../rules/state.ts'
import { readAct } from '../rules/vocabulary.ts'
import { type RouteWorths, WEIGHTS } from './weights.ts'

/** What each support bonus usually brings in the next game, in points. */
const BROUGHT: Readonly<Record<SupportBonus, number>> = {
  SUP_LONG_WAY: 12,
  SUP_ALLEY: 7,
  SUP_COORD: 4,
  // Bots do not think of corrections before they choose a location.
  SUP_CORRECTION: 0,
}

/** RT-CAMP-7. */
export const supportWorths: RouteWorths = (_state, _seat, options, { vocabulary }) =>
  options.map((option) => {
    const act = readAct(vocabulary, 'support', option)
    return act ? BROUGHT[act.bonus] : 0
  })

/** RT-CAMP-9: what the support bonuses that a drawing takes could still bring, as long as the game goes on. */
export function supportCost(state: RouteState, seat: number, { source, alleys }: Section): number {
  const { turn } = playerOf(state, seat)
  const byEffect = turn?.effect === 'FX_SECRET_ALLEY' && !turn.effectUsed ? 1 : 0
  return (source === 'long' ? WEIGHTS.supportLongWay : 0) + (alleys > byEffect ? WEIGHTS.storedDiagonal : 0)
}
