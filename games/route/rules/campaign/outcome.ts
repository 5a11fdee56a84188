import type { Outcome } from '@curio/kernel'
import { cityContent, type RouteContent } from '../content.ts'
import { outcomeOf } from '../scoring.ts'
import type { RouteState } from '../state.ts'
import { campaignOutcome } from './fame.ts'

/** How a match has ended: the game in its city, or the campaign after its last one. */
export function matchOutcome(state: RouteState, content: RouteContent): Outcome | null {
  const { campaign } = state
  if (!campaign) return outcomeOf(state, cityContent(content, state))
  const isOver = campaign.games.length === content.travel?.board.games
  return isOver ? campaignOutcome(campaign.games, state.players.length) : null
}
