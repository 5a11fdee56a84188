import type { Flow } from '@curio/kernel'
import { writeAct } from './acts.ts'
import { boardOf, drawnSegments, segmentId } from './board.ts'
import { hasSupport, spendSupport } from './campaign/support.ts'
import type { City, Segment } from './city.ts'
import { refuseSegment } from './drawing.ts'
import { reachPlaces } from './module.ts'
import type { Forbidden } from './reasons.ts'
import { shopsAt } from './shops.ts'
import type { Board, Turn } from './state.ts'
import { actOf, cityAt, type RouteTable } from './table.ts'

const NO_CORRECTION = writeAct('correction.erase', { act: 'none' })

const NOT_CORRECTABLE: Forbidden = { why: 'notCorrectable', rule: 'RT-FX-16' }

/** RT-FX-16: in the booklet a correction can also come before the location; one by support always does. */
export function refuseCorrection({ pack }: City, board: Board, turn: Turn): Forbidden | null {
  const open = isByEffect(turn) || hasSupport(board, 'SUP_CORRECTION')
  if (!pack.tour || !open) return NOT_CORRECTABLE
  return drawnSegments(board).length < 2 ? NOT_CORRECTABLE : null
}

/** The round's effect goes first: it does not stay. */
export const isByEffect = ({ effect, effectUsed }: Turn): boolean => effect === 'FX_CORRECTION' && !effectUsed

/** RT-EFG-3 to RT-EFG-6, RT-EFG-19: one segment out, one road in, or nothing. */
export function* correctRoute(t: RouteTable, seat: number, turn: Turn): Flow {
  const city = cityAt(t)
  const board = boardOf(t.state, seat)
  if (drawnSegments(board).length < 2) return
  const answer = yield* t.choose(seat, 'correction.erase', () => [
    NO_CORRECTION,
    ...erasable(city, board).map((index) => segmentId(city, index)),
  ])
  const act = actOf(t, 'correction.erase', answer)
  if (act.act === 'none') return
  const erased = city.segmentAt.get(act.segment) ?? -1
  board.drawn[erased] = 0
  const road = yield* t.choose(seat, 'correction.draw', () =>
    newRoads(city, board, erased).map((index) => segmentId(city, index)),
  )
  const { segment } = actOf(t, 'correction.draw', road)
  const drawn = city.segmentAt.get(segment) ?? -1
  board.drawn[drawn] = 1
  if (isByEffect(turn)) turn.effectUsed = true
  else spendSupport(board, turn, 'SUP_CORRECTION')
  turn.acts.push({ act: 'correction', erased: act.segment, drawn: segment })
  const reached = reachPlaces(t, seat, turn, { segments: [drawn], shops: shopsAt(city, drawn) })
  if (reached) yield* reached
}

const NOT_YOURS: Forbidden = { why: 'notYourSegment', rule: 'RT-EFG-3' }
const IRREPLACEABLE: Forbidden = { why: 'irreplaceable', rule: 'RT-EFG-5' }
const ROAD_ONLY: Forbidden = { why: 'roadOnly', rule: 'RT-EFG-4' }
const SAME_ROAD: Forbidden = { why: 'sameRoad', rule: 'RT-EFG-5' }
const JOINS_NOTHING: Forbidden = { why: 'joinsNothing', rule: 'RT-EFG-19' }

/** RT-EFG-5, RT-EFG-19: any drawn segment, as long as another road can take its place. */
export function refuseErasing(city: City, board: Board, ends: number[], segment: number): Forbidden | null {
  if (board.drawn[segment] !== 1) return NOT_YOURS
  const { a, b } = city.segments[segment] as Segment
  board.drawn[segment] = 0
  ends[a] = (ends[a] as number) - 1
  ends[b] = (ends[b] as number) - 1
  const possible = city.roads.some((road) => refuseNewRoad(city, board, ends, segment, road) === null)
  board.drawn[segment] = 1
  ends[a] = (ends[a] as number) + 1
  ends[b] = (ends[b] as number) + 1
  return possible ? null : IRREPLACEABLE
}

/** RT-EFG-4, RT-EFG-5, RT-EFG-19: an undrawn road, not the erased one, that shares an end with a segment still there. */
export function refuseNewRoad(
  city: City,
  board: Board,
  ends: readonly number[],
  erased: number,
  segment: number,
): Forbidden | null {
  const { a, b, diagonal } = city.segments[segment] as Segment
  if (diagonal) return ROAD_ONLY
  if (segment === erased) return SAME_ROAD
  const refusal = refuseSegment(city, board, segment)
  if (refusal !== null) return refusal
  return (ends[a] as number) > 0 || (ends[b] as number) > 0 ? null : JOINS_NOTHING
}

function erasable(city: City, board: Board): number[] {
  const ends = segmentEnds(city, board)
  return drawnSegments(board).filter((segment) => refuseErasing(city, board, ends, segment) === null)
}

/** RT-EFG-4, RT-EFG-5: the roads that can take the place of an erased segment. */
export function newRoads(city: City, board: Board, erased: number): number[] {
  const ends = segmentEnds(city, board)
  return city.roads.filter((road) => refuseNewRoad(city, board, ends, erased, road) === null)
}

/** How many drawn segments end at each vertex. */
export function segmentEnds(city: City, board: Board): number[] {
  const ends: number[] = new Array(city.vertices.length).fill(0)
  for (const index of drawnSegments(board)) {
    const { a, b } = city.segments[index] as Segment
    ends[a] = (ends[a] as number) + 1
    ends[b] = (ends[b] as number) + 1
  }
  return ends
}
