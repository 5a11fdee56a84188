import { type CampaignGame, campaignOutcome } from './rules/campaign/fame.ts'
import type { SupportCell } from './rules/campaign/support.ts'
import type { CityName } from './rules/options.ts'
import type { Campaign } from './rules/state.ts'

/** The campaign board, which everybody sees. */
export type CampaignView = {
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

export function viewCampaign({ cities, left, games, cells }: Campaign, seats: number): CampaignView {
  const { points, places } = campaignOutcome(games, seats)
  return {
    cities: [...cities],
    left: [...left],
    games: structuredClone(games),
    fame: points.map(({ total }) => total),
    places,
    cells: cells.map((cell) => ({ ...cell })),
  }
}
