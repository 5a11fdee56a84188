import { isList, isRecord, type Json, type Packs } from '@curio/kernel'
import { RED_EVENTS } from '../../content/booklet/terms.ts'
import { packsAsked } from '../../content/load.ts'
import { CARD_MODES, CITY_NAMES, type CityName, MODES, type Mode } from '../../rules/options.ts'

/** What can be played: the Guide, a city of the booklet, or a campaign through three of them. */
export const VARIANTS = ['guide', 'las-vegas', 'sydney', 'venice', 'arkham', 'campaign'] as const
export type Variant = (typeof VARIANTS)[number]

/** What the form has so far; what is left out is decided by the rules. */
export type Asked = Readonly<Record<string, Json>>

export const askedIn = (value: Json): Asked => (isRecord(value) ? (value as Asked) : {})

export const cityIn = ({ city }: Asked): CityName | null => CITY_NAMES.find((each) => each === city) ?? null

export function variantIn(asked: Asked): Variant {
  if (asked.edition !== 'booklet') return 'guide'
  return cityIn(asked) ?? 'campaign'
}

/** What every match of the booklet can agree on. */
const SHARED = ['tasks', 'events'] as const

/** The choice of another city: what is agreed on for all cities stays. */
export function switched(asked: Asked, variant: Variant): Asked {
  if (variant === variantIn(asked)) return asked
  const first = kept(asked, ['first'])
  if (variant === 'guide') return first
  const shared = { edition: 'booklet', ...first, ...kept(asked, SHARED) }
  const next = variant === 'campaign' ? { ...shared, campaign: {} } : { ...shared, city: variant }
  const events = eventsIn(asked)
  return events.red > mostRed(next) ? { ...next, events: eventsAs({ ...events, red: mostRed(next) }) } : next
}

const kept = (asked: Asked, names: readonly string[]): Asked =>
  Object.fromEntries(Object.entries(asked).filter(([name]) => names.includes(name)))

/** The ways to play a city with this number of players, the usual one first. RT-BASE-50: alone, ratings only rise. */
export const modesIn = (city: CityName, seats: number): readonly Mode[] =>
  (MODES[city] as readonly Mode[]).filter((mode) => seats > 1 || mode !== 'advanced')

export const modeIn = (asked: Asked, city: CityName): Mode =>
  MODES[city].find((mode) => mode === asked.mode) ?? MODES[city][0]

/** RT-FX-1: whether the match can do without effects. */
export function canLackEffects(asked: Asked): boolean {
  const city = cityIn(asked)
  return city !== null && CARD_MODES.includes(modeIn(asked, city))
}

/** RT-SETUP-13, RT-SOLO-1, RT-BASE-46, RT-BASE-50, RT-FX-1: what does not fit the number of players or the mode. */
export function misfits(asked: Asked, seats: number): readonly string[] {
  const wrong = {
    first: typeof asked.first === 'number' && asked.first >= seats,
    challenge: seats > 1,
    teams: seats !== 4,
    mode: seats === 1 && asked.mode === 'advanced',
    effects: asked.effects === 'none' && !canLackEffects(asked),
  }
  return Object.entries(wrong).flatMap(([name, isWrong]) => (isWrong ? [name] : []))
}

/** The effect cards that are agreed on: a single one has both symbols (RT-FX-4). */
export type EffectsAsked =
  | { readonly kind: 'random' | 'none' }
  | { readonly kind: 'one'; readonly card: string }
  | { readonly kind: 'two'; readonly dark: string; readonly light: string }

/** RT-SDI-3: alone, Repeat is the usual card. */
export function effectsIn(asked: Asked, seats: number): EffectsAsked {
  const usual =
    seats === 1 && asked.edition === 'booklet' ? { dark: 'FX_REPEAT', light: 'FX_REPEAT' } : 'random'
  const { effects = usual } = asked
  if (effects === 'none') return { kind: 'none' }
  if (!isRecord(effects)) return { kind: 'random' }
  const { dark, light } = effects as Readonly<Record<'dark' | 'light', string>>
  return dark === light ? { kind: 'one', card: dark } : { kind: 'two', dark, light }
}

export function effectsAs(chosen: EffectsAsked): Json {
  switch (chosen.kind) {
    case 'random':
    case 'none':
      return chosen.kind
    case 'one':
      return { dark: chosen.card, light: chosen.card }
    case 'two':
      return { dark: chosen.dark, light: chosen.light }
  }
}

/** RT-EV-2. */
export interface EventsAsked {
  readonly red: number
  readonly yellow: number
  /** Cards that are left in the box. */
  readonly without: readonly string[]
}

export function eventsIn({ events = null }: Asked): EventsAsked {
  const { red = 0, yellow = 0, without = null } = askedIn(events)
  return { red: Number(red), yellow: Number(yellow), without: isList(without) ? without.map(String) : [] }
}

export const eventsAs = ({ red, yellow, without }: EventsAsked): Json => ({
  red,
  yellow,
  ...(without.length > 0 && { without: [...without] }),
})

/** RT-CAMP-2, RT-CAMP-3. */
export interface TravelAsked {
  readonly choice: 'cards' | 'winner'
  /** In the order in which they are visited; only the first where winners choose. Null for chance. */
  readonly cities: readonly CityName[] | null
  readonly venice: Mode
}

export function travelIn({ campaign = null }: Asked): TravelAsked {
  const { choice, cities = null, modes = null } = askedIn(campaign)
  const { venice: mode = 'cards' } = askedIn(modes)
  return {
    choice: choice === 'winner' ? 'winner' : 'cards',
    cities: isList(cities) ? cities.flatMap((city) => CITY_NAMES.find((each) => each === city) ?? []) : null,
    venice: modeIn({ mode }, 'venice'),
  }
}

export const travelAs = ({ choice, cities, venice }: TravelAsked): Json => ({
  choice,
  ...(cities && { cities: [...cities] }),
  ...(venice !== 'cards' && { modes: { venice } }),
})

/** The usual agreement: three cities, the easier ones first. */
export const USUAL_TRAVEL: readonly CityName[] = ['venice', 'las-vegas', 'sydney']

/** Puts a city at a place of the journey; the one that was there takes its former place. */
export function travelWith(cities: readonly CityName[], at: number, city: CityName): readonly CityName[] {
  const before = cities[at]
  return cities.map((each, place) => (place === at ? city : each === city && before ? before : each))
}

/** RT-EV-27: Venice leaves two of the red events in the box. */
const RED_IN_VENICE = RED_EVENTS.length - 2

/** How many red events there can be where a match may come to Venice; elsewhere, as many as there are cards. */
export function mostRed(asked: Asked): number {
  const variant = variantIn(asked)
  const isVenice = variant === 'campaign' ? mayVisit(travelIn(asked), 'venice') : variant === 'venice'
  return isVenice ? RED_IN_VENICE : Number.POSITIVE_INFINITY
}

/** Where a campaign may come to. */
export const mayVisit = ({ choice, cities }: TravelAsked, city: CityName): boolean =>
  choice === 'winner' || cities === null || cities.includes(city)

/** Why no match can begin: nobody travels alone (RT-CAMP-1), or a pack was brought that this city does not use. */
export type SetupFault = 'alone' | 'pack'

export function setupFault(asked: Asked, seats: number, packs: Packs): SetupFault | null {
  if (variantIn(asked) === 'campaign' && seats < 2) return 'alone'
  const used: readonly string[] = asked.edition === 'booklet' ? packsAsked(asked as Json) : ['city']
  return Object.keys(packs).every((name) => used.includes(name)) ? null : 'pack'
}
