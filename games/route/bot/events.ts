import type { City } from '../rules/city.ts'
import { cityIn, type RouteContent } from '../rules/content.ts'
import { type Spot, spotAt } from '../rules/events/spots.ts'
import type { RouteBoard } from '../rules/final-route.ts'
import type { RouteState } from '../rules/state.ts'
import { readAct } from '../rules/vocabulary.ts'
import type { Judge } from './judge.ts'
import { BONUS_WORTH } from './visits.ts'
import type { RouteWorths } from './weights.ts'

/** RT-EV-16 to RT-EV-25: what events pay for the sites along a line, and for its roads. */
export function eventTerms(
  judge: Judge,
  state: RouteState,
  seat: number,
  { modules }: RouteContent,
  board: RouteBoard,
): number {
  let sum = 0
  for (const module of modules) {
    for (const [site, worth] of module.worth(board, state, seat).entries())
      if (worth !== 0 && judge.line.passes(site)) sum += worth
    for (const [road, toll] of module.tolls(board, state, seat)?.entries() ?? [])
      if (toll !== 0 && isLikelyOn(judge, board.city, road)) sum += toll
  }
  return sum
}

/** A line does not know its roads: a drawn one is taken for part of it where the line has all that lies along the road. */
const isLikelyOn = ({ line, board }: Judge, city: City, road: number): boolean =>
  board.drawn[road] === 1 && city.segments[road]?.along.every((block) => line.passes(block)) === true

/** The middle of the map, where most lines pass. */
const MIDDLE = 3

/** RT-EV-5, RT-EV-6: what helps should be where the line passes, and so should what is in the neighbour's way. */
export const placeWorths: RouteWorths = (state, _seat, options, content) => {
  const city = cityIn(content, state)
  return options.map((option) => {
    const act = readAct(content.vocabulary, 'event', option)
    if (!act) return 0
    const [i, j] = centreOf(city, spotAt(city, act.place))
    return -Math.abs(i - MIDDLE) - Math.abs(j - MIDDLE)
  })
}

function centreOf(city: City, { what, index }: Spot): readonly [number, number] {
  const { i = 0, j = 0 } = city.vertices[index] ?? {}
  if (what === 'crossing') return [i, j]
  const { x = 0, y = 0 } =
    city.blocks[what === 'block' ? index : (city.segments[index]?.along[0] ?? -1)] ?? {}
  return [x - 0.5, y - 0.5]
}

/** RT-EV-22. */
export const regularWorths: RouteWorths = (_state, _seat, options, { vocabulary }) =>
  options.map((option) => {
    const act = readAct(vocabulary, 'regular', option)
    return act ? BONUS_WORTH[act.bonus] : 0
  })
