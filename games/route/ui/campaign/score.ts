import type { Language, ScoreRow, TableState } from '@curio/ui/contract'
import { CITY_TITLES } from '../../text/city-names.ts'
import { asRouteView } from '../../text/index.ts'

/** RT-CAMP-10: what a campaign is won by, city by city; null while it is under way, and in a game of one city. */
export function fameRows(
  { outcome, view }: Pick<TableState, 'outcome' | 'view'>,
  language: Language,
): readonly ScoreRow[] | null {
  const { campaign } = asRouteView(view)
  if (!campaign || !outcome) return null
  return campaign.games.map(({ city, fame }) => ({
    source: city,
    label: CITY_TITLES[language][city],
    points: fame,
  }))
}
