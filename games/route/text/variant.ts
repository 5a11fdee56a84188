import type { Json, Stage } from '@curio/kernel'
import type { GameTitle } from '@curio/ui/contract'
import { english, type Language, russian } from '@curio/ui/language'
import type { CityName } from '../rules/options.ts'
import { CITY_TITLES, MODE_TITLES } from './city-names.ts'

type Asked = Readonly<Record<string, Json>>

const WORDS = {
  ru: {
    guide: 'Аркхэм: путеводитель',
    arkham: 'Аркхэм: буклет',
    teams: 'команды',
    campaign: 'Кампания',
    stage: (number: number, of: number) => `город ${number} из ${of}`,
  },
  en: {
    guide: 'Arkham: guide',
    arkham: 'Arkham: booklet',
    teams: 'teams',
    campaign: 'Campaign',
    stage: (number: number, of: number) => `city ${number} of ${of}`,
  },
} as const

/** RT-CAMP-4: what a campaign counts. */
export const FAME = {
  ru: russian('очко славы', 'очка славы', 'очков славы'),
  en: english('fame point'),
} as const

/** What can be played, as profiles list it: points of one city say nothing about another, and a campaign counts fame. */
export const SUBJECTS: NonNullable<GameTitle['subjects']> = [
  { id: 'guide', name: { ru: WORDS.ru.guide, en: WORDS.en.guide } },
  ...Object.keys(CITY_TITLES.ru).map((id) => ({
    id,
    name: { ru: nameAlone(id, 'ru'), en: nameAlone(id, 'en') },
  })),
  {
    id: 'campaign',
    name: { ru: WORDS.ru.campaign, en: WORDS.en.campaign },
    points: FAME,
  },
]

/** Which of them a match with these options, checked or not, is. */
export function subjectOf(options: Json): string {
  const { edition, campaign, city } = recordOf(options)
  if (edition !== 'booklet') return 'guide'
  return campaign === undefined ? String(city) : 'campaign'
}

/**
 * What a match is called beside its game: its city, the mode where the city has several, teams; or the campaign with the
 * cities that were agreed on for it, while it is played with the one it has come to. The title page of the game has this,
 * so it loads nothing else.
 */
export function variantOf(options: Json, language: Language, stage: Stage | null = null): string {
  const asked = recordOf(options)
  const words = WORDS[language]
  if (asked.edition !== 'booklet') return words.guide
  if (asked.campaign !== undefined)
    return stage ? stageName(stage, language) : campaignName(recordOf(asked.campaign), language)
  const city = nameAlone(asked.city, language)
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

function stageName({ number, of, subject }: Stage, language: Language): string {
  const { campaign, stage } = WORDS[language]
  const city = subject === null ? '' : `: ${cityName(subject, language)}`
  return `${campaign}, ${stage(number, of)}${city}`
}

/** Beside the other Arkham, the booklet's is called more precisely. */
function nameAlone(city: Json | undefined, language: Language): string {
  return city === 'arkham' ? WORDS[language].arkham : cityName(city, language)
}

function cityName(city: Json | undefined, language: Language): string {
  return CITY_TITLES[language][city as CityName] ?? String(city)
}

const recordOf = (value: Json): Asked =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Asked) : {}
