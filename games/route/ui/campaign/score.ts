import type { Language, ScoreRow, TableState } from '@curio/ui/contract'
import { CITY_TITLES } from '../../text/city-names.ts'
import { asRouteView } from '../../text/index.ts'

/**
 * RT-CAMP-10: what a campaign is won by, city by city, as far as it has come; null in a game of one city. The points of
 * the game that is being played stand under its map.
 */
export function fameRows(
  { view, seats }: Pick<TableState, 'view' | 'seats'>,
  language: Language,
): readonly ScoreRow[] | null {
  const { campaign } = asRouteView(view)
  if (!campaign) return null
  return campaign.cities.map((city, game) => ({
    source: city,
    label: CITY_TITLES[language][city],
    points: seats.map(({ seat }) => campaign.games[game]?.fame[seat] ?? null),
  }))
}
