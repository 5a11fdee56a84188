import type { Json } from '@curio/kernel'
import type { Language } from '@curio/ui/language'
import type { CityName } from '../rules/options.ts'
import { CITY_TITLES, MODE_TITLES } from './city-names.ts'

type Asked = Readonly<Record<string, Json>>

const WORDS = {
  ru: { guide: 'Аркхэм: путеводитель', arkham: 'Аркхэм: буклет', teams: 'команды', campaign: 'Кампания' },
  en: { guide: 'Arkham: guide', arkham: 'Arkham: booklet', teams: 'teams', campaign: 'Campaign' },
} as const

/**
 * What a match is called beside its game: its city, the mode where the city has several, teams; or the campaign and the
 * cities that were agreed on for it. The title page of the game has this, so it loads nothing else.
 */
export function variantOf(options: Json, language: Language): string {
  const asked = recordOf(options)
  const words = WORDS[language]
  if (asked.edition !== 'booklet') return words.guide
  if (asked.campaign !== undefined) return campaignName(recordOf(asked.campaign), language)
  const city = asked.city === 'arkham' ? words.arkham : cityName(asked.city, language)
  return [city, ...modeName(asked, language), ...(asked.teams === true ? [words.teams] : [])].join(', ')
}

/** Venice alone can be played in more than one way; cards are what it is played with unless something else is asked for. */
function modeName({ city, mode = 'cards' }: Asked, language: Language): string[] {
  const titles: Readonly<Record<string, string>> = MODE_TITLES[language]
  const title = city === 'venice' && typeof mode === 'string' ? titles[mode] : undefined
  return title === undefined ? [] : [title]
}

function campaignName({ cities, choice }: Asked, language: Language): string {
  const { campaign } = WORDS[language]
  if (!Array.isArray(cities) || choice === 'winner') return campaign
  return `${campaign}: ${cities.map((city) => cityName(city, language)).join(', ')}`
}

const cityName = (city: Json | undefined, language: Language): string =>
  CITY_TITLES[language][city as CityName] ?? String(city)

const recordOf = (value: Json): Asked =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Asked) : {}
