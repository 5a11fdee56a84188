import type { Language, ScoreRow, TableState } from '@curio/ui/contract'
import { asRouteView } from '../../text/index.ts'
import { cityName } from './journey.ts'

/** RT-CAMP-10: what a campaign is won by, city by city; null while it is under way, and in a game of one city. */
export function fameRows(
  { outcome, packs, view }: Pick<TableState, 'outcome' | 'packs' | 'view'>,
  language: Language,
): readonly ScoreRow[] | null {
  const { campaign } = asRouteView(view)
  if (!campaign || !outcome) return null
  return campaign.games.map(({ city, fame }) => ({
    source: city,
    label: cityName(packs, city, language),
    points: fame,
  }))
}
