import type { Flow } from '@curio/kernel'
import { writeAct } from '../acts.ts'
import { boardOf } from '../board.ts'
import type { City } from '../city.ts'
import type { Forbidden } from '../reasons.ts'
import type { Board, Deed, EventMark, Turn } from '../state.ts'
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

/** RT-BON-19: in older matches a coordinate change that a regular customer brings can be used at once. */
const REGULARS_WAIT = 4

/** What a regular customer has brought. */
export function meetRegular(t: RouteTable, turn: Turn, deed: Extract<Deed, { act: 'regular' }>): void {
  turn.acts.push(deed)
  if (t.since(REGULARS_WAIT)) turn.regularsWait = true
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
    meetRegular(t, turn, {
      act: 'regular',
      block: city.blocks[regular.index]?.id ?? '',
      bonus,
      card: null,
      tome: null,
    })
  }
}
