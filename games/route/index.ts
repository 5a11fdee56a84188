import type { Game, Packs } from '@curio/kernel'
import { routeAdvice } from './bot.ts'
import { checkNamedPack, FORMER_HASHES, PACK_WORDS, PACKS, packNameOf } from './content/index.ts'
import { contentOf } from './rules/cities/index.ts'
import type { RouteContent } from './rules/content.ts'
import { checkOptions, packsFor, type RouteOptions } from './rules/options.ts'
import { playRoute } from './rules/play.ts'
import { outcomeOf } from './rules/scoring.ts'
import { firstState, type RouteState } from './rules/state.ts'
import { isTeamGame, TEAMS } from './rules/teams.ts'
import { routeTitle } from './text/title.ts'
import { determinizeRoute, viewRoute } from './view.ts'

export { ARKHAM_GUIDE } from './content/index.ts'
export { ANCIENTS } from './content/pack.ts'
export { routeBoardOf } from './rules/board.ts'
export { type City, cityOf } from './rules/city.ts'
export type { RouteBoard } from './rules/final-route.ts'
export { checkOptions } from './rules/options.ts'
export { routeBoardIn } from './rules/route-board.ts'
export { bestRoute } from './solver/best-route.ts'

/** Route, as the kernel plays it. */
export const route: Game<RouteState, RouteContent> = {
  id: routeTitle.id,
  rules: 3,
  seats: routeTitle.seats,
  bound: 1_000,
  packs: PACKS as unknown as Packs,
  packsFor: (options) => packsFor(options as unknown as RouteOptions),
  words: PACK_WORDS,
  formerHashes: FORMER_HASHES,
  checkPack: checkNamedPack,
  packName: packNameOf,
  options: (input, seats) => checkOptions(input, seats) as ReturnType<Game['options']>,
  content: ({ options, packs }) => contentOf(options as unknown as RouteOptions, packs),
  setup: ({ options, seats }, content) => firstState(options as unknown as RouteOptions, seats, content),
  play: playRoute,
  view: viewRoute,
  determinize: determinizeRoute,
  outcome: outcomeOf,
  sides: ({ options }) => (isTeamGame(options as unknown as RouteOptions) ? TEAMS : 'alone'),
  advice: routeAdvice,
}
