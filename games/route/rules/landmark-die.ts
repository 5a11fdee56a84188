import { playerOf } from './board.ts'
import type { City } from './city.ts'
import type { RouteContent } from './content.ts'
import { faceOf } from './dice.ts'
import { harbourOf } from './ferries.ts'
import { type Tour, tourOf } from './played.ts'
import { roundBoardOf } from './ratings.ts'
import { sitesOf } from './sites.ts'
import type { RouteState } from './state.ts'
import { allSeats, cityAt, type RouteTable } from './table.ts'

/** RT-SYD-5: the tracks of a city where dice mark cells. */
function trackOf(tour: Tour): NonNullable<Tour['track']> {
  if (!tour.track) throw new Error('no die marks the ratings of this city')
  return tour.track
}

/** RT-SYD-5: by landmark, the cells that are marked. */
function markedOf(state: RouteState): number[][] {
  const { marked } = roundBoardOf(state)
  if (!marked) throw new Error('no die marks the ratings of this city')
  return marked
}

/** RT-SYD-5: no cell is marked at first. */
export function startMarks(t: RouteTable): void {
  roundBoardOf(t.state).marked = tourOf(t.content.pack).rating.order.map(() => [])
}

/** RT-SYD-12: marks the cell of a number; nothing happens where it is marked already. */
export function raiseByDie(t: RouteTable, landmark: string, number: number): void {
  const tour = tourOf(t.content.pack)
  const cells = markedOf(t.state)[tour.rating.order.indexOf(landmark)]
  const cell = trackOf(tour).cells.findIndex(({ numbers }) => numbers.includes(number))
  if (!cells || cells.includes(cell)) return
  cells.push(cell)
  t.note({ kind: 'rating', landmark, value: ratingOf(t.state, tour, landmark) })
}

/** RT-SYD-4. */
function ratingOf(state: RouteState, tour: Tour, landmark: string): number {
  const { base, cells } = trackOf(tour)
  const marked = markedOf(state)[tour.rating.order.indexOf(landmark)] ?? []
  return marked.reduce((sum, cell) => sum + (cells[cell]?.add ?? 0), base)
}

/** RT-SYD-4: by site, what its iconic landmark is worth now. */
export function markedStars(city: City, state: RouteState, { pack }: RouteContent): number[] {
  const tour = tourOf(pack)
  return sitesOf(city).all.map(({ iconic }) => (iconic === null ? 0 : ratingOf(state, tour, iconic)))
}

/** RT-SYD-13, RT-SYD-14: everybody marks its tourists; an effect die repeats all of those on the round card. */
export function markRemote(t: RouteTable, card: number, die: number): void {
  const { state } = t
  const city = cityAt(t)
  const shown = faceOf(state.dice, city, city.dice[die]?.effect ? card : die).tourists
  for (const seat of allSeats(t)) {
    const { remote } = harbourOf(playerOf(state, seat).board)
    for (const type of shown) remote[type] = (remote[type] ?? 0) + 1
  }
  t.note({ kind: 'remote', tourists: [...shown] })
}
