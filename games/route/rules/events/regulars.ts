import type { Flow } from '@curio/kernel'
import { writeAct } from '../acts.ts'
import { boardOf } from '../board.ts'
import type { City } from '../city.ts'
import type { Forbidden } from '../reasons.ts'
import type { Board, EventMark, Turn } from '../state.ts'
import { actOf, cityAt, type RouteTable } from '../table.ts'

/** RT-EV-22: the card whose symbol counts as a cafe, or in Arkham as a shop. */
const REGULAR = 'EV_REGULAR'

const NONE: readonly EventMark[] = []

/** Regular customers whom new segments run past and nobody has met yet. */
export function regularsAlong(
  city: City,
  { events }: Board,
  segments: readonly number[],
): readonly EventMark[] {
  if (!events) return NONE
  const isAlong = (block: number): boolean =>
    segments.some((segment) => city.segments[segment]?.along.includes(block))
  return events.filter(({ event, circled, index }) => event === REGULAR && !circled && isAlong(index))
}

const NOBODY: Forbidden = { why: 'noShop', rule: 'RT-EV-23' }

export function refuseRegular(
  city: City,
  board: Board,
  segments: readonly number[],
  block: number,
): Forbidden | null {
  return regularsAlong(city, board, segments).some(({ index }) => index === block) ? null : NOBODY
}

/** RT-EV-22: like a cafe that gives any bonus of the map's cafes. */
export function* meetRegulars(t: RouteTable, seat: number, turn: Turn, met: readonly EventMark[]): Flow {
  const city = cityAt(t)
  const board = boardOf(t.state, seat)
  const bonuses = [...t.content.vocabulary.regular.values()]
  for (const regular of met) {
    const answer = yield* t.choose(seat, 'regular', () => bonuses.map((act) => writeAct('regular', act)))
    const { bonus } = actOf(t, 'regular', answer)
    regular.circled = true
    board.stored[bonus] = (board.stored[bonus] ?? 0) + 1
    turn.acts.push({
      act: 'regular',
      block: city.blocks[regular.index]?.id ?? '',
      bonus,
      card: null,
      tome: null,
    })
  }
}
