import { type CampaignGame, campaignOutcome } from './rules/campaign/fame.ts'
import type { SupportCell } from './rules/campaign/support.ts'
import type { CityName } from './rules/options.ts'
import type { Campaign, RouteState } from './rules/state.ts'

/** The campaign board, which everybody sees. */
export type CampaignView = {
  /** RT-CAMP-2, RT-CAMP-3: whether cards lead from city to city, or the winner of each game. */
  readonly choice: 'cards' | 'winner'
  /** Whose game this is: the last of those visited, or some city while the campaign has come to none. */
  readonly city: CityName
  /** Visited, the last of them now. */
  readonly cities: readonly CityName[]
  /** Those to come, or those that can be chosen. */
  readonly left: readonly CityName[]
  readonly games: readonly CampaignGame[]
  readonly fame: readonly number[]
  /** Places in the campaign so far. */
  readonly places: readonly number[]
  readonly cells: readonly SupportCell[]
}

export function viewCampaign(campaign: Campaign, { options, players }: RouteState): CampaignView {
  const { cities, left, games, cells } = campaign
  const { points, places } = campaignOutcome(games, players.length)
  if (options.edition !== 'booklet') throw new Error('a campaign goes through cities of the booklet')
  return {
    choice: campaign.options.campaign.choice,
    city: options.city,
    cities: [...cities],
    left: [...left],
    games: structuredClone(games),
    fame: points.map(({ total }) => total),
    places,
    cells: cells.map((cell) => ({ ...cell })),
  }
}
