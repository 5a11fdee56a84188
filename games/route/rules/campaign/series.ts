import { type GameOver, resultOf, type Series, type Stage } from '@curio/kernel'
import type { RouteContent } from '../content.ts'
import type { RouteState } from '../state.ts'
import { type CampaignGame, gameOutcome } from './fame.ts'

/** The cities of a campaign are games of one match. */
export const campaignSeries: Series<RouteState, RouteContent> = {
  stage: ({ campaign }, { travel }) => {
    if (!campaign || !travel) return null
    const { cities, left, games, options } = campaign
    const { board } = travel
    const number = Math.min(games.length + 1, board.games)
    // RT-CAMP-3: where winners choose, only a city that the campaign has come to is known.
    const ahead = options.campaign.choice === 'cards' ? left[0] : undefined
    return { number, of: board.games, subject: cities[number - 1] ?? ahead ?? null } satisfies Stage
  },
  gamesOver: ({ campaign }) => campaign?.games.map(gameOver) ?? [],
  // What losers of a game take comes right after it.
  ends: (step) => step === 'support',
}

function gameOver(game: CampaignGame): GameOver {
  const outcome = gameOutcome(game)
  return { subject: game.city, results: game.places.map((_, seat) => resultOf(outcome, seat)) }
}
