import { type Flow, oncePer } from '@curio/kernel'
import { TOURIST_TYPES, type TouristType } from '../content/pack.ts'
import { addTourists, boardOf } from './board.ts'
import type { City } from './city.ts'
import { cardOf, faceOf } from './dice.ts'
import type { Forbidden } from './reasons.ts'
import type { RouteState, Turn } from './state.ts'
import { actOf, cityAt, type RouteTable } from './table.ts'

/** Phase 4 (RT-P4-1 to RT-P4-6). */
export function* placeTourists(t: RouteTable, seat: number, turn: Turn): Flow {
  const tourists = turn.fallback
    ? [yield* oneOf(t, seat, 'tourist.any', turn)]
    : yield* roundTourists(t, seat, turn)
  addTourists(boardOf(t.state, seat), turn.block, [...tourists, ...(turn.waiting ?? [])])
  const block = cityAt(t).blocks[turn.block]?.id ?? ''
  turn.acts.push({ act: 'tourists', block, tourists })
}

type TouristKind = 'tourist.any' | 'tourist.extra' | 'tourist.repeat'

/** RT-DM-57: only those who come to this city. */
const typesIn = oncePer((city: City): readonly number[] => {
  const shown = city.dice.flatMap(({ faces }) => faces.flatMap(({ tourists }) => tourists))
  return [...TOURIST_TYPES.keys()].filter((type) => shown.includes(type))
})

/**
 * Anybody in the fallback (RT-P4-2), otherwise only those whom the dice or cards show (RT-P2-9, RT-EFG-1). Two cards that
 * show nobody leave the choice to the player (RT-BASE-11, RT-FX-8).
 */
function typesFor(dice: RouteState['dice'], city: City, turn: Turn, kind: TouristKind): readonly number[] {
  if (kind === 'tourist.any') return typesIn(city)
  const shown = shownTourists(dice, city, turn)
  return shown.length > 0 ? [...new Set(shown)] : typesIn(city)
}

function shownTourists(dice: RouteState['dice'], city: City, turn: Turn): number[] {
  const [one, other] = turn.dice
  return [...faceOf(dice, city, one).tourists, ...faceOf(dice, city, other).tourists]
}

const OTHER_TYPE: Forbidden = { why: 'otherType', rule: 'RT-P2-9' }

export function refuseTourist(
  dice: RouteState['dice'],
  city: City,
  turn: Turn,
  kind: TouristKind,
  type: number,
): Forbidden | null {
  return typesFor(dice, city, turn, kind).includes(type) ? null : OTHER_TYPE
}

/** RT-P4-1, with the extra tourists of the effect die (RT-P2-9) and of Repeat (RT-EFG-1, RT-EFG-18). */
function* roundTourists(t: RouteTable, seat: number, turn: Turn): Flow<number[]> {
  const tourists = shownTourists(t.state.dice, cityAt(t), turn)
  const extras = extrasOf(cityAt(t), turn, tourists.length)
  if (extras === 0) return tourists
  const nobodyShown = tourists.length === 0
  const extra = yield* oneOf(t, seat, 'tourist.extra', turn)
  for (let left = extras; left > 0; left--) tourists.push(extra)
  if (turn.effect === 'FX_REPEAT') {
    tourists.push(nobodyShown ? extra : yield* oneOf(t, seat, 'tourist.repeat', turn))
    turn.effectUsed = true
  }
  return tourists
}

/** Those who come whatever the player chooses: extra tourists only where there is one type of them. */
export function certainTourists(dice: RouteState['dice'], city: City, turn: Turn): readonly number[] {
  const shown = shownTourists(dice, city, turn)
  const [type, ...others] = typesFor(dice, city, turn, 'tourist.extra')
  const extras = extrasOf(city, turn, shown.length)
  if (extras === 0 || type === undefined || others.length > 0) return shown
  const repeated = turn.effect === 'FX_REPEAT' ? 1 : 0
  return [...shown, ...new Array<number>(extras + repeated).fill(type)]
}

/** RT-BASE-11, RT-FX-8: a repeat card, or two cards that show nobody. */
const PAIR_OF_TOURISTS = 2

/** How many more tourists of one type come with what the pair shows (RT-P2-9, RT-BASE-11, RT-FX-6, RT-FX-8). */
function extrasOf(city: City, turn: Turn, shown: number): number {
  if (shown === 0) return PAIR_OF_TOURISTS
  if (turn.effect !== null) return 1
  return turn.dice.some((piece) => cardOf(city, piece)?.tourists.length === 0) ? PAIR_OF_TOURISTS : 0
}

/** Asks only where there is a choice. */
function* oneOf(t: RouteTable, seat: number, kind: TouristKind, turn: Turn): Flow<number> {
  const types = typesFor(t.state.dice, cityAt(t), turn, kind)
  const [first] = types
  if (types.length === 1 && first !== undefined) return first
  const answer = yield* t.choose(seat, kind, () => types.map((type) => TOURIST_TYPES[type] as TouristType))
  return TOURIST_TYPES.indexOf(actOf(t, kind, answer).type)
}
