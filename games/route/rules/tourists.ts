import type { Flow } from '@curio/kernel'
import { TOURIST_TYPES, type TouristType } from '../content/pack.ts'
import { addTourists, boardOf } from './board.ts'
import { faceOf } from './dice.ts'
import type { Turn } from './state.ts'
import { actOf, cityAt, type RouteTable } from './table.ts'

/** Phase 4 (RT-P4-1 to RT-P4-6). */
export function* placeTourists(t: RouteTable, seat: number, turn: Turn): Flow {
  const tourists = turn.fallback
    ? [yield* oneOf(t, seat, 'tourist.any', ALL)]
    : yield* roundTourists(t, seat, turn)
  addTourists(boardOf(t.state, seat), turn.block, tourists)
  const block = cityAt(t).blocks[turn.block]?.id ?? ''
  turn.acts.push({ act: 'tourists', block, tourists })
}

const ALL: readonly number[] = TOURIST_TYPES.map((_, type) => type)

/** RT-P4-1, with the extra tourists of the effect die (RT-P2-9) and of Repeat (RT-EFG-1, RT-EFG-18). */
function* roundTourists(t: RouteTable, seat: number, turn: Turn): Flow<number[]> {
  const city = cityAt(t)
  const one = faceOf(t.state, city, turn.dice[0])
  const other = faceOf(t.state, city, turn.dice[1])
  const shown = [...one.tourists, ...other.tourists]
  if (one.symbol === null && other.symbol === null) return shown
  const types = [...new Set(shown)]
  const tourists = [...shown, yield* oneOf(t, seat, 'tourist.extra', types)]
  if (turn.effect === 'FX_REPEAT') {
    tourists.push(yield* oneOf(t, seat, 'tourist.repeat', types))
    turn.effectUsed = true
  }
  return tourists
}

/** Asks only where there is a choice. */
function* oneOf(
  t: RouteTable,
  seat: number,
  kind: 'tourist.any' | 'tourist.extra' | 'tourist.repeat',
  types: readonly number[],
): Flow<number> {
  const [first] = types
  if (types.length === 1 && first !== undefined) return first
  const answer = yield* t.choose(seat, kind, () => types.map((type) => TOURIST_TYPES[type] as TouristType))
  return TOURIST_TYPES.indexOf(actOf(t, kind, answer).type)
}
