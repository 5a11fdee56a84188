import { playerOf, routeBoardOf } from './board.ts'
import { cityIn, type RouteContent } from './content.ts'
import type { RouteBoard } from './final-route.ts'
import { tollsOf } from './measure.ts'
import type { Remains } from './remains.ts'
import type { Ending, RouteState } from './state.ts'

/** What the points of a player's final route are counted on, apart from what modules give. */
export function countedBoardIn(state: RouteState, seat: number, content: RouteContent): RouteBoard {
  const { rules, modules } = content
  const plain = routeBoardOf(playerOf(state, seat), cityIn(content, state), rules.stars(state, content))
  return modules.reduce((board, module) => module.counted(board, state, seat), plain)
}

/** What a player's final route is measured against: the same, with what modules give for a site. */
export function routeBoardIn(state: RouteState, seat: number, content: RouteContent): RouteBoard {
  const counted = countedBoardIn(state, seat, content)
  const terms = content.rules.terms?.(counted, state, seat, content)
  const board = terms ? { ...counted, terms } : counted
  return content.modules.reduce(
    (each, module) =>
      withTolls(withWorth(each, module.worth(counted, state, seat)), module.tolls(counted, state, seat)),
    board,
  )
}

function withTolls(board: RouteBoard, added: readonly number[] | null): RouteBoard {
  if (!added) return board
  const { tolls = [] } = board
  return { ...board, tolls: added.map((points, segment) => points + (tolls[segment] ?? 0)) }
}

/** Where a city pays for sites, it pays for these too; against an Ancient they are part of what is at stake. */
function withWorth(board: RouteBoard, worth: readonly number[]): RouteBoard {
  const added = (points: readonly number[]): number[] => worth.map((each, site) => each + (points[site] ?? 0))
  const { terms, stars } = board
  return terms
    ? { ...board, terms: { ...terms, bonuses: added(terms.bonuses) } }
    : { ...board, stars: added(stars) }
}

/** What a player has in the encounter, from the final route to the last penalty. */
export function remainsIn(board: RouteBoard, ending: Ending): Remains {
  const { stars, call } = board
  const { route, tourists, blocks, crossed, task, madness, gateLinks } = ending
  const tolls = tollsOf(
    board,
    route.flatMap((part) => part.segments),
  )
  return { tourists, blocks, stars, crossed, task, tolls, madness, gateLinks, call }
}
