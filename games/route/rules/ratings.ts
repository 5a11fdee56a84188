import type { Flow } from '@curio/kernel'
import { type RatingAct, writeAct } from './acts.ts'
import type { City } from './city.ts'
import type { RouteContent } from './content.ts'
import { faceOf } from './dice.ts'
import { type Tour, tourOf } from './played.ts'
import type { Forbidden } from './reasons.ts'
import { sitesOf } from './sites.ts'
import type { RoundBoard, RouteState } from './state.ts'
import { actOf, cityAt, type RouteTable } from './table.ts'

/** RT-DICE-4: how many half-stars change one rating. */
const HALF_STARS_PER_CHANGE = 2

export function roundBoardOf({ roundBoard }: RouteState): RoundBoard {
  if (!roundBoard) throw new Error('the Guide has no round board')
  return roundBoard
}

/** RT-BASE-24, RT-BASE-25: where every landmark starts with advanced rating. */
export function markPurpleCorners(t: RouteTable): void {
  const { rating } = tourOf(t.content.pack)
  roundBoardOf(t.state).ratings.fill(rating.values.indexOf(rating.advancedStart))
}

export function halfStarsOn(t: RouteTable, dice: readonly number[]): number {
  const city = cityAt(t)
  return dice.reduce((sum, die) => sum + faceOf(t.state.dice, city, die).halfStars, 0)
}

/** RT-DICE-4: the half-stars of all dice. */
export function* changeRatings(t: RouteTable): Flow {
  const { order } = tourOf(t.content.pack).rating
  const stars = halfStarsOn(t, [...t.state.dice.keys()])
  for (let left = Math.floor(stars / HALF_STARS_PER_CHANGE); left > 0; left--)
    yield* changeOneRating(t, order)
}

/** RT-BASE-24, RT-BASE-26: the lead player has to change the rating of one of the landmarks, if a track leaves room. */
export function* changeOneRating(t: RouteTable, landmarks: readonly string[]): Flow {
  const { state } = t
  const tour = tourOf(t.content.pack)
  const options = landmarks
    .flatMap((landmark) => [{ landmark, step: 1 } as const, { landmark, step: -1 } as const])
    .filter((act) => refuseRating(tour, roundBoardOf(state).ratings, act) === null)
  if (options.length === 0) return
  const answer = yield* t.choose(state.lead, 'rating', () => options.map((act) => writeAct('rating', act)))
  const act = actOf(t, 'rating', answer)
  changeRating(t, tour.rating.order.indexOf(act.landmark), act.step)
}

/** RT-SDI-6 to RT-SDI-8: alone, each half-star of the round dice raises the next landmark in turn. */
export function raiseRatings(t: RouteTable): void {
  const { order } = tourOf(t.content.pack).rating
  const board = roundBoardOf(t.state)
  for (let left = halfStarsOn(t, t.state.roundDice); left > 0; left--) {
    changeRating(t, board.next, 1)
    board.next = (board.next + 1) % order.length
  }
}

export function changeRating(t: RouteTable, landmark: number, step: RatingAct['step']): void {
  const { values, order } = tourOf(t.content.pack).rating
  const { ratings } = roundBoardOf(t.state)
  const cell = (ratings[landmark] ?? 0) + step
  if (values[cell] === undefined) return
  ratings[landmark] = cell
  t.note({ kind: 'rating', landmark: order[landmark] ?? '', value: values[cell] ?? 0 })
}

const OFF_TRACK: Forbidden = { why: 'offTrack', rule: 'RT-BASE-26' }

export function refuseRating(
  { rating }: Tour,
  ratings: readonly number[],
  { landmark, step }: RatingAct,
): Forbidden | null {
  const cell = (ratings[rating.order.indexOf(landmark)] ?? 0) + step
  return rating.values[cell] === undefined ? OFF_TRACK : null
}

/** RT-BASE-27: by site, what its iconic landmark is worth now. */
export function ratedStars(city: City, state: RouteState, { pack }: RouteContent): number[] {
  const { values, order } = tourOf(pack).rating
  const { ratings } = roundBoardOf(state)
  return sitesOf(city).all.map(({ iconic }) =>
    iconic === null ? 0 : (values[ratings[order.indexOf(iconic)] ?? -1] ?? 0),
  )
}
