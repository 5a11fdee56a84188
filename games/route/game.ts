import type { Game, Packs } from '@curio/kernel'
import { routeAdvice } from './bot.ts'
import { checkNamedPack, FORMER_HASHES, PACK_WORDS, packNameOf } from './content/named.ts'
import { measureRoutes } from './measures.ts'
import { checkMatchOptions, type MatchOptions, packsForMatch } from './rules/campaign/options.ts'
import { matchOutcome } from './rules/campaign/outcome.ts'
import { firstMatchState, playMatch } from './rules/campaign/play.ts'
import { campaignSeries } from './rules/campaign/series.ts'
import { matchContent } from './rules/cities/index.ts'
import type { RouteContent } from './rules/content.ts'
import { refuseSecrets } from './rules/secrets.ts'
import type { RouteState } from './rules/state.ts'
import { isTeamGame, TEAMS } from './rules/teams.ts'
import { routeTitle } from './text/title.ts'
import { subjectOf } from './text/variant.ts'
import { determinizeRoute, viewRoute } from './view.ts'

/** Route, as the kernel plays it with these packs. */
export const routeWith = (packs: Packs): Game<RouteState, RouteContent> => ({
  id: routeTitle.id,
  rules: 4,
  seats: routeTitle.seats,
  bound: 3_000,
  packs,
  packsFor: (options) => packsForMatch(options as unknown as MatchOptions),
  words: PACK_WORDS,
  formerHashes: FORMER_HASHES,
  checkPack: checkNamedPack,
  packName: packNameOf,
  options: (input, seats) => checkMatchOptions(input, seats) as ReturnType<Game['options']>,
  refuseSetup: ({ options, packs }) => refuseSecrets(options, packs),
  content: ({ options, packs, seats }) => matchContent(options as unknown as MatchOptions, packs, seats),
  setup: ({ options, seats }, content) => firstMatchState(options as unknown as MatchOptions, seats, content),
  play: playMatch,
  view: viewRoute,
  determinize: determinizeRoute,
  outcome: matchOutcome,
  measures: measureRoutes,
  sides: ({ options }) => (isTeamGame(options as unknown as MatchOptions) ? TEAMS : 'alone'),
  subject: subjectOf,
  series: campaignSeries,
  advice: routeAdvice,
})
