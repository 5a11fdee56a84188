import type { RouteContent } from '../rules/content.ts'
import { faceOf } from '../rules/dice.ts'
import { tourOf } from '../rules/played.ts'
import { roundBoardOf } from '../rules/ratings.ts'
import { cardAndDieOf } from '../rules/round-die.ts'
import { sitesOf } from '../rules/sites.ts'
import type { RouteState } from '../rules/state.ts'
import { readAct } from '../rules/vocabulary.ts'
import type { Judge } from './judge.ts'
import { judgeSeenBy } from './pairs.ts'
import { type RouteWorths, WEIGHTS } from './weights.ts'

/** How likely the final line has a site that it does not pass yet, one road away, and the decay per further road. */
const NEXT_TO = 0.5
const FURTHER = 0.6
/** Rounds that are left when it becomes less likely. */
const ROUNDS = 4

/** How likely a site is along the final line. */
export function passChance(judge: Judge, site: number): number {
  if (judge.line.passes(site)) return 1
  const distance = judge.distanceTo(site)
  return NEXT_TO * FURTHER ** (distance - 1) * Math.min(1, judge.roundsLeft / ROUNDS)
}

/** By landmark: what each of its points is worth to a seat against what it is worth to the others. */
export function landmarkMargins(
  state: RouteState,
  seat: number,
  content: RouteContent,
): ReadonlyMap<string, number> {
  const margins = new Map<string, number>()
  const rivals = Math.max(1, state.players.length - 1)
  for (const other of state.players.keys()) {
    const judge = judgeSeenBy(state, other, seat, content)
    const factor = other === seat ? 1 : -WEIGHTS.rivalry / rivals
    for (const [site, { iconic }] of sitesOf(judge.atlas.city).all.entries()) {
      if (iconic !== null) margins.set(iconic, (margins.get(iconic) ?? 0) + factor * passChance(judge, site))
    }
  }
  return margins
}

/** RT-BASE-22: what one step up or down changes of a landmark's rating. */
export function stepOf(state: RouteState, content: RouteContent, landmark: string, step: 1 | -1): number {
  const { values, order } = tourOf(content.pack).rating
  const cell = roundBoardOf(state).ratings[order.indexOf(landmark)] ?? 0
  const value = values[cell] ?? 0
  return (values[cell + step] ?? value) - value
}

/** RT-DICE-4, RT-BASE-24. */
export const ratingWorths: RouteWorths = (state, seat, options, content) => {
  const margins = landmarkMargins(state, seat, content)
  return options.map((option) => {
    const act = readAct(content.vocabulary, 'rating', option)
    return act ? (margins.get(act.landmark) ?? 0) * stepOf(state, content, act.landmark, act.step) : 0
  })
}

/** RT-SYD-11, RT-SYD-12: the landmark that is not covered gains what the die marks. */
export const coverWorths: RouteWorths = (state, seat, options, content) => {
  const margins = landmarkMargins(state, seat, content)
  const { landmarkDie } = cardAndDieOf(state)
  const landmarks = options.map(
    (option) => readAct(content.vocabulary, 'landmark.cover', option)?.landmark ?? '',
  )
  return landmarks.map((covered) => {
    const raised = landmarks.find((each) => each !== covered) ?? ''
    return (margins.get(raised) ?? 0) * markOf(state, content, raised, landmarkDie)
  })
}

/** RT-SYD-12: what a die adds to the rating of a landmark. */
function markOf(state: RouteState, content: RouteContent, landmark: string, die: number): number {
  const { track, rating } = tourOf(content.pack)
  const city = content.cities.get(state.ancient)
  if (!track || !city) return 0
  const { number } = faceOf(state.dice, city, die)
  const cell = track.cells.findIndex(({ numbers }) => numbers.includes(number))
  const marked = roundBoardOf(state).marked?.[rating.order.indexOf(landmark)] ?? []
  return marked.includes(cell) ? 0 : (track.cells[cell]?.add ?? 0)
}
