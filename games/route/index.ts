import { type Game, oncePer, type Packs } from '@curio/kernel'
import { PACKS } from './content/index.ts'
import { routeWith } from './game.ts'
import { achievementsIn } from './rules/achievements/index.ts'
import type { RouteContent } from './rules/content.ts'
import type { RouteState } from './rules/state.ts'

export { ARKHAM_GUIDE } from './content/index.ts'
export { ANCIENTS } from './content/pack.ts'
export { routeBoardOf } from './rules/board.ts'
export { type City, cityOf } from './rules/city.ts'
export type { RouteBoard } from './rules/final-route.ts'
export { checkOptions } from './rules/options.ts'
export { routeBoardIn } from './rules/route-board.ts'
export { bestRoute } from './solver/best-route.ts'

/** Route with everything that comes with it. */
export const route: Game<RouteState, RouteContent> = {
  ...routeWith(PACKS as unknown as Packs),
  // Most matches never ask for them, nor for the pack that lists them.
  get achievements() {
    return achievementsOf(PACKS.booklet)
  },
}

const achievementsOf = oncePer(achievementsIn)
