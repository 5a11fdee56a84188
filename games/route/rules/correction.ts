import type { Flow } from '@curio/kernel'
import { writeAct } from './acts.ts'
import { boardOf, drawnSegments, segmentId } from './board.ts'
import type { City, Segment } from './city.ts'
import { visitShop } from './shops.ts'
import type { Board, Turn } from './state.ts'
import { actOf, cityAt, type RouteTable } from './table.ts'

const NO_CORRECTION = writeAct('correction.erase', { act: 'none' })

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
  turn.effectUsed = true
  turn.acts.push({ act: 'correction', erased: act.segment, drawn: segment })
  const { a, b } = city.segments[drawn] as Segment
  yield* visitShop(
    t,
    seat,
    turn,
    [a, b].filter((vertex) => city.vertices[vertex]?.shop),
  )
}

/** Segments after whose erasure some new road can be joined to another segment. */
function erasable(city: City, board: Board): number[] {
  const ends = segmentEnds(city, board)
  return drawnSegments(board).filter((index) => {
    const { a, b } = city.segments[index] as Segment
    ends[a] = (ends[a] as number) - 1
    ends[b] = (ends[b] as number) - 1
    const possible = city.roads.some((road) => road !== index && joins(city, board, ends, road))
    ends[a] = (ends[a] as number) + 1
    ends[b] = (ends[b] as number) + 1
    return possible
  })
}

/** RT-EFG-4, RT-EFG-5, RT-EFG-19: undrawn roads, not the erased one, that share a vertex with a segment still there. */
function newRoads(city: City, board: Board, erased: number): number[] {
  const ends = segmentEnds(city, board)
  return city.roads.filter((road) => road !== erased && joins(city, board, ends, road))
}

/** How many drawn segments end at each vertex. */
function segmentEnds(city: City, board: Board): number[] {
  const ends: number[] = new Array(city.vertices.length).fill(0)
  for (const index of drawnSegments(board)) {
    const { a, b } = city.segments[index] as Segment
    ends[a] = (ends[a] as number) + 1
    ends[b] = (ends[b] as number) + 1
  }
  return ends
}

function joins(city: City, board: Board, ends: readonly number[], road: number): boolean {
  if (board.drawn[road] === 1) return false
  const { a, b } = city.segments[road] as Segment
  return (ends[a] as number) > 0 || (ends[b] as number) > 0
}
