import { oncePer, type Packs } from '@curio/kernel'
import type { BookletPack } from '../../content/booklet/common.ts'
import type { RoutePack } from '../../content/pack.ts'
import { isCampaign, type MatchOptions, optionsIn } from '../campaign/options.ts'
import type { CityRules } from '../city-rules.ts'
import { contentWith, type RouteContent } from '../content.ts'
import { startingEvents } from '../events/index.ts'
import { type EventCity, type EventTerms, eventTermsOf } from '../events/terms.ts'
import { CITY_PACKS, type CityName, type Mode, type RouteOptions } from '../options.ts'
import { tourOf } from '../played.ts'
import { withSecrets } from '../secrets.ts'
import type { Shown } from '../shown.ts'
import { ARKHAM_RULES, arkhamShown } from './arkham.ts'
import { ARKHAM_GUIDE_RULES } from './arkham-guide.ts'
import { LAS_VEGAS_RULES, lasVegasShown } from './las-vegas.ts'
import { SYDNEY_RULES, sydneyShown } from './sydney.ts'
import { VENICE_RULES, veniceShown } from './venice.ts'

/** A city of the booklet: what it is played with, and its rules by the mode of a match. */
interface BookletCity {
  readonly shown: (packs: Packs) => Shown
  readonly rules: (mode: Mode) => CityRules | undefined
}

const BOOKLET: Readonly<Record<CityName, BookletCity>> = {
  'las-vegas': { shown: inPacks('las-vegas', lasVegasShown), rules: () => LAS_VEGAS_RULES },
  sydney: { shown: inPacks('sydney', sydneyShown), rules: () => SYDNEY_RULES },
  venice: { shown: inPacks('venice', veniceShown), rules: (mode) => VENICE_RULES[mode] },
  arkham: { shown: inPacks('arkham', arkhamShown), rules: () => ARKHAM_RULES },
}

function inPacks<P extends EventCity>(
  city: CityName,
  shown: (booklet: BookletPack, pack: P) => Shown,
): BookletCity['shown'] {
  const once = oncePer((booklet: BookletPack) =>
    oncePer((pack: P): Shown => ({ ...shown(booklet, pack), events: eventTermsOf(booklet, pack) })),
  )
  return (packs) => {
    const pack = packs[CITY_PACKS[city]] as unknown as P
    return withSecrets(once(packs.booklet as unknown as BookletPack)(pack), pack, packs)
  }
}

const contentFor = oncePer((rules: CityRules) =>
  oncePer((pack: Shown): RouteContent => contentWith(pack, rules)),
)

/** The packs of a game with the rules of its city. They were checked when the match was set up. */
export function contentOf(options: RouteOptions, packs: Packs, made = asItIs): RouteContent {
  if (options.edition === 'guide') return contentFor(ARKHAM_GUIDE_RULES)(packs.city as unknown as RoutePack)
  const city = BOOKLET[options.city]
  const rules = city.rules(options.mode)
  if (!rules) throw new Error(`${options.city} has no rules yet`)
  return contentWithModules(rules, made(city.shown(packs)), options.events !== undefined)
}

function contentWithModules(rules: CityRules, pack: Shown, events: boolean): RouteContent {
  const content = contentFor(rules)(pack)
  return events && pack.events ? withEvents(content)(pack.events) : content
}

const withEvents = oncePer((content: RouteContent) =>
  oncePer((terms: EventTerms): RouteContent => ({ ...content, modules: [startingEvents(terms)] })),
)

const asItIs = (pack: Shown): Shown => pack

/** The same city on a campaign. */
const travelled = oncePer((pack: Shown): Shown => ({ ...pack, tour: { ...tourOf(pack), travelled: true } }))

/** The packs of a match: of a game in one city, or of a campaign. */
export function matchContent(options: MatchOptions, packs: Packs, seats: number): RouteContent {
  if (!isCampaign(options)) return contentOf(options, packs)
  const { campaign, cityCards } = packs.booklet as unknown as BookletPack
  const known = new Map<CityName, RouteContent>()
  const content = (city: CityName): RouteContent => {
    const made = known.get(city) ?? contentOf(optionsIn(options, city, seats), packs, travelled)
    known.set(city, made)
    return made
  }
  const difficulty = (pack: string): number => cityCards.find(({ id }) => id === pack)?.difficulty ?? 0
  const [first = 'venice'] = options.campaign.among
  return { ...content(first), travel: { board: campaign, first, difficulty, content } }
}

/** A city with its rules, for what is the same in all its modes: what a route is worth. */
export function scoringContent(pack: Shown, events: boolean): RouteContent {
  const city = Object.entries(BOOKLET).find(([name]) => CITY_PACKS[name as CityName] === pack.id)?.[1]
  return contentWithModules(city?.rules('dice') ?? ARKHAM_GUIDE_RULES, pack, events)
}

/** What people read of the packs of a match; null for packs that are no city's. A campaign says which city is meant. */
export function shownIn(packs: Packs, city?: CityName): Shown | null {
  if (packs.city !== undefined) return packs.city as unknown as RoutePack
  if (city !== undefined) return travelled(BOOKLET[city].shown(packs))
  for (const [name, each] of Object.entries(BOOKLET))
    if (packs[CITY_PACKS[name as CityName]] !== undefined) return each.shown(packs)
  return null
}
