import { playerOf, routeBoardOf } from './board.ts'
import { cityIn, type RouteContent } from './content.ts'
import type { RouteBoard } from './final-route.ts'
import type { Remains } from './remains.ts'
import type { Ending, RouteState } from './state.ts'

/** What a player's final route is measured against in a match. */
export function routeBoardIn(state: RouteState, seat: number, content: RouteContent): RouteBoard {
  const { stars, terms } = content.rules
  const board = routeBoardOf(playerOf(state, seat), cityIn(content, state), stars(state, content))
  return terms ? { ...board, terms: terms(board, state, seat, content) } : board
}

/** What a player has in the encounter, from the final route to the last penalty. */
export function remainsIn({ stars, call }: RouteBoard, ending: Ending): Remains {
  const { tourists, blocks, crossed, task, madness, gateLinks } = ending
  return { tourists, blocks, stars, crossed, task, madness, gateLinks, call }
}
