import { playerOf, routeBoardOf } from './board.ts'
import { cityIn, type RouteContent } from './content.ts'
import type { RouteBoard } from './final-route.ts'
import { tollsOf } from './measure.ts'
import type { Module } from './module.ts'
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
      withTolls(withWorth(each, module, counted, state, seat), module.tolls(counted, state, seat)),
    board,
  )
}

function withTolls(board: RouteBoard, added: readonly number[] | null): RouteBoard {
  if (!added) return board
  const { tolls = [] } = board
  return { ...board, tolls: added.map((points, segment) => points + (tolls[segment] ?? 0)) }
}

/**
 * Where a city pays for sites, it pays for these too. Against an Ancient they are part of what is at stake: there points
 * for tourists go with the tourists.
 */
function withWorth(
  board: RouteBoard,
  module: Module,
  counted: RouteBoard,
  state: RouteState,
  seat: number,
): RouteBoard {
  const { terms, stars } = board
  if (terms) {
    const bonuses = sumsAt(module.worth(counted, state, seat), terms.bonuses)
    return { ...board, terms: { ...terms, bonuses } }
  }
  const perTourist = module.perTourist(counted, state, seat)
  const worth = module.worth({ ...counted, tourists: [] }, state, seat)
  return { ...board, stars: sumsAt(worth, stars), ...(perTourist && { perTourist }) }
}

const sumsAt = (worth: readonly number[], points: readonly number[]): number[] =>
  worth.map((each, site) => each + (points[site] ?? 0))

/** What a player has in the encounter, from the final route to the last penalty. */
export function remainsIn(board: RouteBoard, ending: Ending): Remains {
  const { stars, perTourist, call } = board
  const { route, tourists, blocks, crossed, task, madness, gateLinks } = ending
  const tolls = tollsOf(
    board,
    route.flatMap((part) => part.segments),
  )
  const left = { tourists, blocks, stars, crossed, task, tolls, madness, gateLinks, call }
  return perTourist ? { ...left, perTourist } : left
}
