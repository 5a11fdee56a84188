import type { GameUi, Language, ScoreRow, TableState } from '@curio/ui/contract'
import { sourcesIn } from '../../rules/scoring.ts'
import { CITY_TITLES } from '../../text/city-names.ts'
import { asRouteView } from '../../text/index.ts'
import { hasEvents, packAt, textOf } from '../scene.ts'

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

/** The game in the city that the campaign has just finished, with its points by source. */
export const cityOver: NonNullable<GameUi['gameOver']> = (table, language) => {
  const view = asRouteView(table.view)
  const game = view.phase === 'over' ? view.campaign?.games.at(-1) : undefined
  if (!game) return null
  const { words } = textOf(table, language)
  return {
    name: CITY_TITLES[language][game.city],
    rows: sourcesIn(packAt(table), hasEvents(view)).map((source) => ({
      source,
      label: words.sources[source],
      points: table.seats.map(({ seat }) => game.points[seat]?.by[source] ?? 0),
    })),
  }
}
