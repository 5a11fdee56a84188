import type { Flow } from '@curio/kernel'
import { cardOf } from './dice.ts'
import { tourOf } from './played.ts'
import { changeOneRating, changeRating } from './ratings.ts'
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

function namedLandmarks(t: RouteTable): string[] {
  const city = cityAt(t)
  return t.state.roundDice.flatMap((piece) => cardOf(city, piece)?.landmarks ?? [])
}
