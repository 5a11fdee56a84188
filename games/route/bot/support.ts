import { playerOf } from '../rules/board.ts'
import type { Section } from '../rules/sections.ts'
import type { Board, RouteState } from '../rules/state.ts'
import { readAct } from '../rules/vocabulary.ts'
import { type RouteWorths, SUPPORT_WORTH } from './weights.ts'

/** RT-CAMP-7. */
export const supportWorths: RouteWorths = (_state, _seat, options, { vocabulary }) =>
  options.map((option) => {
    const act = readAct(vocabulary, 'support', option)
    return act ? SUPPORT_WORTH[act.bonus] : 0
  })

/** RT-CAMP-9: what the support bonuses that are left may still bring, as long as the game goes on. */
export const heldSupport = ({ support }: Board): number =>
  support?.reduce((sum, bonus) => sum + SUPPORT_WORTH[bonus], 0) ?? 0

/** RT-CAMP-9: what the support bonuses that a drawing takes could still bring, as long as the game goes on. */
export function supportCost(state: RouteState, seat: number, { source, alleys }: Section): number {
  const { turn } = playerOf(state, seat)
  const byEffect = turn?.effect === 'FX_SECRET_ALLEY' && !turn.effectUsed ? 1 : 0
  return (
    (source === 'long' ? SUPPORT_WORTH.SUP_LONG_WAY : 0) + (alleys > byEffect ? SUPPORT_WORTH.SUP_ALLEY : 0)
  )
}
