import { playerOf, routeBoardOf } from './board.ts'
import { cityIn, type RouteContent } from './content.ts'
import type { RouteBoard } from './final-route.ts'
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
  const stars = content.modules.reduce((sum, module) => {
    const worth = module.worth(counted, state, seat)
    return sum.map((points, site) => points + (worth[site] ?? 0))
  }, counted.stars)
  return { ...counted, stars }
}

/** What a player has in the encounter, from the final route to the last penalty. */
export function remainsIn({ stars, call }: RouteBoard, ending: Ending): Remains {
  const { tourists, blocks, crossed, task, madness, gateLinks } = ending
  return { tourists, blocks, stars, crossed, task, madness, gateLinks, call }
}
