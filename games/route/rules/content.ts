import type { AncientId } from '../content/pack.ts'
import { type City, citiesOf } from './city.ts'
import type { CityRules } from './city-rules.ts'
import type { Module } from './module.ts'
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
