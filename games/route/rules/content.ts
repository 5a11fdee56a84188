import type { AncientId } from '../content/pack.ts'
import type { CampaignBoard } from './campaign/fame.ts'
import { type City, citiesOf } from './city.ts'
import type { CityRules } from './city-rules.ts'
import type { Module } from './module.ts'
import type { CityName } from './options.ts'
import { type Sections, sectionsOf } from './sections.ts'
import type { Shown } from './shown.ts'
import type { RouteState } from './state.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

/** The packs of a match made ready to play, for whichever Ancient is met. */
export interface RouteContent {
  readonly pack: Shown
  readonly rules: CityRules
  /** What the match is played with besides. */
  readonly modules: readonly Module[]
  readonly cities: ReadonlyMap<AncientId | null, City>
  readonly sections: ReadonlyMap<AncientId | null, Sections>
  readonly vocabulary: Vocabulary
  /** Of a campaign. */
  readonly travel?: TravelContent
}

/** What a campaign is played with, besides the cities that it visits. */
export interface TravelContent {
  readonly board: CampaignBoard
  /** One of the cities that can come up. */
  readonly first: CityName
  /** RT-CAMP-2: of a city, by the name of its pack. */
  readonly difficulty: (pack: string) => number
  /** That of the game in one of the cities. */
  readonly content: (city: CityName) => RouteContent
}

/** The content of the game that is being played: the match's own, or that of the city which a campaign has come to. */
export function cityContent(content: RouteContent, { options }: Pick<RouteState, 'options'>): RouteContent {
  return content.travel && options.edition === 'booklet' ? content.travel.content(options.city) : content
}

export function contentWith(pack: Shown, rules: CityRules): RouteContent {
  const cities = citiesOf(pack)
  return {
    pack,
    rules,
    modules: [],
    cities,
    sections: new Map([...cities].map(([ancient, city]) => [ancient, sectionsOf(city)])),
    vocabulary: vocabularyOf(pack),
  }
}

/** The city as it is in a match. */
export function cityIn({ cities }: RouteContent, { ancient }: Pick<RouteState, 'ancient'>): City {
  const city = cities.get(ancient)
  if (!city) throw new Error(`the city is not played with ${ancient ?? 'no Ancient'}`)
  return city
}

export function sectionsIn({ sections }: RouteContent, { ancient }: Pick<RouteState, 'ancient'>): Sections {
  const found = sections.get(ancient)
  if (!found) throw new Error(`the city is not played with ${ancient ?? 'no Ancient'}`)
  return found
}
