import type { Flow } from '@curio/kernel'
import type { City } from './city.ts'
import { cardOf } from './dice.ts'
import { tourOf } from './played.ts'
import { changeOneRating, changeRating } from './ratings.ts'
import type { Forbidden } from './reasons.ts'
import { cityAt, type RouteTable } from './table.ts'

/** RT-BASE-22, RT-BASE-23: each landmark that a round card names rises to its next value. */
export function raiseByCards(t: RouteTable): void {
  const { order } = tourOf(t.content.pack).rating
  for (const landmark of namedLandmarks(t)) changeRating(t, order.indexOf(landmark), 1)
}

/** RT-BASE-23, RT-BASE-24: with advanced rating the lead player raises or lowers it. */
export function* changeByCards(t: RouteTable): Flow {
  for (const landmark of namedLandmarks(t)) yield* changeOneRating(t, [landmark])
}

const namedLandmarks = (t: RouteTable): string[] => landmarksOn(cityAt(t), t.state.roundDice)

/** The landmarks that the round cards name. */
export function landmarksOn(city: City, pieces: readonly number[]): string[] {
  return pieces.flatMap((piece) => cardOf(city, piece)?.landmarks ?? [])
}

const NOT_NAMED: Forbidden = { why: 'notOnCard', rule: 'RT-BASE-23' }

/** Where no cards are played, any landmark can change. */
export function refuseUnnamed(named: readonly string[] | null, landmark: string): Forbidden | null {
  return named === null || named.includes(landmark) ? null : NOT_NAMED
}
