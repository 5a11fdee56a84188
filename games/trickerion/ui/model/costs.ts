import type { Act } from '../../rules/acts.ts'
import { drawAp } from '../../rules/alley.ts'
import { slotOf, type TrickerionContent, trickOf } from '../../rules/content.ts'
import { lawOf } from '../../rules/gains.ts'
import { pointsOf } from '../../rules/placing.ts'
import { lower } from '../../rules/points.ts'
import { termsOf } from '../../rules/special.ts'
import type { TrickerionState } from '../../rules/state.ts'
import { characterOf, playerOf } from '../../rules/table.ts'

/** Action points that an act costs; null where it has nothing to do with them. */
export function apOf(state: TrickerionState, content: TrickerionContent, act: Act): number | null {
  const { actionAp } = lawOf(state, content)
  switch (act.type) {
    case 'hire':
    case 'learn':
    case 'takeCoins':
      return lower(actionAp[act.type], termsOf(state, content, act.type, act).apLess)
    case 'buy':
      return actionAp.buy + act.bargain * actionAp.bargain
    case 'orderBeside':
      return actionAp.order
    case 'prepare':
      return trickOf(content, act.trick).entry.ap
    case 'draw':
      return drawAp(state, content, act.decks.length)
    case 'takeOff':
      return actionAp.reschedule
    case 'reroll':
    case 'setDie':
    case 'order':
    case 'quickOrder':
    case 'moveTrick':
    case 'moveComponents':
    case 'moveApprentice':
    case 'setUp':
    case 'fortune':
      return actionAp[act.type]
    case 'reschedule':
      return state.placement === null ? null : actionAp.reschedule
    default:
      return null
  }
}

/** Action points that a placement would bring. */
export function apGained(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  { disc, slot, extras }: Extract<Act, { type: 'place' }>,
): number {
  const character = characterOf(playerOf(state, seat), disc)
  return pointsOf(state, content, seat, character, slotOf(content, slot), extras)
}
