import { oncePer, type Packs } from '@curio/kernel'
import type { ArkhamBookletPack } from '../../content/booklet/arkham.ts'
import type { BookletPack } from '../../content/booklet/common.ts'
import type { LasVegasPack } from '../../content/booklet/las-vegas.ts'
import type { SydneyPack } from '../../content/booklet/sydney.ts'
import type { VenicePack } from '../../content/booklet/venice.ts'
import type { RoutePack } from '../../content/pack.ts'
import type { CityRules } from '../city-rules.ts'
import { contentWith, type RouteContent } from '../content.ts'
import { startingEvents } from '../events/index.ts'
import { type EventCity, eventTermsOf } from '../events/terms.ts'
import { type CityName, cityPackOf, type Mode, type RouteOptions } from '../options.ts'
import { ARKHAM_RULES, arkhamPlayed } from './arkham.ts'
import { ARKHAM_GUIDE_RULES } from './arkham-guide.ts'
import { LAS_VEGAS_RULES, lasVegasPlayed } from './las-vegas.ts'
import { SYDNEY_RULES, sydneyPlayed } from './sydney.ts'
import { VENICE_RULES, venicePlayed } from './venice.ts'

const guideContent = oncePer((pack: RoutePack): RouteContent => contentWith(pack, ARKHAM_GUIDE_RULES))

const lasVegasContent = oncePer((booklet: BookletPack) =>
  oncePer((city: LasVegasPack): RouteContent => contentWith(lasVegasPlayed(booklet, city), LAS_VEGAS_RULES)),
)

const veniceContent = oncePer((rules: CityRules) =>
  oncePer((booklet: BookletPack) =>
    oncePer((city: VenicePack): RouteContent => contentWith(venicePlayed(booklet, city), rules)),
  ),
)

const arkhamContent = oncePer((booklet: BookletPack) =>
  oncePer((city: ArkhamBookletPack): RouteContent => contentWith(arkhamPlayed(booklet, city), ARKHAM_RULES)),
)

const sydneyContent = oncePer((booklet: BookletPack) =>
  oncePer((city: SydneyPack): RouteContent => contentWith(sydneyPlayed(booklet, city), SYDNEY_RULES)),
)

/** The packs of a match with the rules of its city. They were checked when the match was set up. */
export function contentOf(options: RouteOptions, packs: Packs): RouteContent {
  if (options.edition === 'guide') return guideContent(packs.city as unknown as RoutePack)
  const content = BOOKLET[options.city]?.(packs, options.mode)
  if (!content) throw new Error(`${options.city} has no rules yet`)
  if (!options.events) return content
  return withEvents(content)(packs.booklet as unknown as BookletPack)(
    packs[cityPackOf(options)] as unknown as EventCity,
  )
}

const withEvents = oncePer((content: RouteContent) =>
  oncePer((booklet: BookletPack) =>
    oncePer(
      (city: EventCity): RouteContent => ({
        ...content,
        modules: [startingEvents(eventTermsOf(booklet, city))],
      }),
    ),
  ),
)

type ContentOf = (packs: Packs, mode: Mode) => RouteContent | null

const BOOKLET: Readonly<Partial<Record<CityName, ContentOf>>> = {
  'las-vegas': (packs) =>
    lasVegasContent(packs.booklet as unknown as BookletPack)(packs['las-vegas'] as unknown as LasVegasPack),
  sydney: (packs) =>
    sydneyContent(packs.booklet as unknown as BookletPack)(packs.sydney as unknown as SydneyPack),
  venice: (packs, mode) => {
    const rules = VENICE_RULES[mode]
    if (!rules) return null
    return veniceContent(rules)(packs.booklet as unknown as BookletPack)(
      packs.venice as unknown as VenicePack,
    )
  },
  arkham: (packs) =>
    arkhamContent(packs.booklet as unknown as BookletPack)(
      packs['arkham-booklet'] as unknown as ArkhamBookletPack,
    ),
}
