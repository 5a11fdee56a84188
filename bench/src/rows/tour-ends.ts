import { type Chance, checkSetup, fastChance, type Game, type Json, Run } from '@curio/kernel'
import { type RouteBoard, route, routeBoardIn } from '@curio/route'

export const TOUR_CITIES = ['las-vegas', 'sydney', 'venice', 'arkham'] as const
export type TourCity = (typeof TOUR_CITIES)[number]

const SEATS = 4

/** Bets on other numbers than these are hardly ever made by anybody who wants to win. */
const SOUND_BETS = /:(?:[5-9]|1[0-2])$/

/**
 * Boards at the ends of games of a city. Everybody plays at random, but draws two segments where that is possible, if
 * possible from what is drawn already, and bets on numbers that may come true.
 */
export function tourEnds(city: TourCity, boards: number): RouteBoard[] {
  const ends: RouteBoard[] = []
  for (let seed = 0; ends.length < boards; seed++) ends.push(...endOf(city, fastChance(seed)))
  return ends.slice(0, boards)
}

function endOf(city: TourCity, chance: Chance): RouteBoard[] {
  const setup = checkSetup(route as Game, SEATS, { edition: 'booklet', city }, {})
  if (!setup.ok) throw new Error(setup.message)
  const run = new Run(route, setup.value, route.rules, chance)
  while (run.state.phase !== 'route') {
    const [ask] = run.questions
    if (!ask) throw new Error('nobody is asked')
    const board = (): RouteBoard => routeBoardIn(run.state, ask.seat, run.content)
    const candidates = sound(ask.candidates(), board)
    run.answer(ask, candidates[chance.below(candidates.length)] as Json)
  }
  return run.state.players.map((_, seat) => routeBoardIn(run.state, seat, run.content))
}

/** The candidates that somebody who wants to win would consider. */
function sound(candidates: readonly Json[], board: () => RouteBoard): readonly Json[] {
  const sections = candidates.filter((each) => String(each).startsWith('a:'))
  const bets = candidates.filter((each) => SOUND_BETS.test(String(each)))
  if (sections.length === 0) return bets.length > 0 ? bets : candidates
  const { city, drawn } = board()
  const endsOf = (index: number): number[] => {
    const { a = -1, b = -1 } = city.segments[index] ?? {}
    return [a, b]
  }
  const reached = new Set(drawn.flatMap(endsOf))
  const joined = sections.filter((each) =>
    String(each)
      .slice(2)
      .split('+')
      .some((id) => endsOf(city.segmentAt.get(id) ?? -1).some((vertex) => reached.has(vertex))),
  )
  return joined.length > 0 ? joined : sections
}
