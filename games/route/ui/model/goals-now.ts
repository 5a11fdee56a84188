import { type City, cityOf } from '../../rules/city.ts'
import { numberedRoute, type RouteBoard } from '../../rules/final-route.ts'
import { type Goal, goalResult } from '../../rules/goals.ts'
import { factsOf, measureRoute } from '../../rules/measure.ts'
import type { Shown } from '../../rules/shown.ts'
import { touristsSeen } from '../../seat-state.ts'
import type { PlayerView, RoutePartView, RouteView } from '../../text/index.ts'

interface GoalNow {
  readonly goal: Goal
  /** What the player has of it with a route. */
  readonly result: number
}

/** The goals of a match (RT-BASE-3), with what a player has of each with a route. */
export function goalsNow(
  pack: Shown,
  view: RouteView,
  seat: number,
  route: readonly RoutePartView[],
): readonly GoalNow[] {
  const player = view.players[seat]
  const { tour } = pack
  if (!tour || !player || !view.roundBoard) return []
  const city = cityOf(pack, view.ancient)
  const board = boardFor(city, player)
  const walked = numberedRoute(city, route) ?? []
  const facts = factsOf(board, walked, measureRoute(board, walked).landmarks)
  return view.roundBoard.goals.flatMap((id) => {
    const goal = tour.goals.find((each) => each.id === id)
    return goal ? [{ goal, result: goalResult(goal, facts) }] : []
  })
}

/** No goal asks for stars, tasks or tomes. */
function boardFor(city: City, { board }: PlayerView): RouteBoard {
  return {
    city,
    drawn: [],
    tourists: touristsSeen(city, board.tourists),
    stars: [],
    task: [],
    call: -1,
    tomes: { reroll: false, upgrade: false, blessing: false },
    circled: board.circledShops.map((id) => city.vertexAt.get(id) ?? -1),
  }
}
