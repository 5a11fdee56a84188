import { oncePer, type Packs } from '@curio/kernel'
import type { ArkhamBookletPack } from '../../content/booklet/arkham.ts'
import type { BookletPack } from '../../content/booklet/common.ts'
import type { LasVegasPack } from '../../content/booklet/las-vegas.ts'
import type { RoutePack } from '../../content/pack.ts'
import { contentWith, type RouteContent } from '../content.ts'
import { startingEvents } from '../events/index.ts'
import { type EventCity, eventTermsOf } from '../events/terms.ts'
import { type CityName, cityPackOf, type RouteOptions } from '../options.ts'
import { ARKHAM_RULES, arkhamPlayed } from './arkham.ts'
import { ARKHAM_GUIDE_RULES } from './arkham-guide.ts'
import { LAS_VEGAS_RULES, lasVegasPlayed } from './las-vegas.ts'

const guideContent = oncePer((pack: RoutePack): RouteContent => contentWith(pack, ARKHAM_GUIDE_RULES))

const lasVegasContent = oncePer((booklet: BookletPack) =>
  oncePer((city: LasVegasPack): RouteContent => contentWith(lasVegasPlayed(booklet, city), LAS_VEGAS_RULES)),
)

const arkhamContent = oncePer((booklet: BookletPack) =>
  oncePer((city: ArkhamBookletPack): RouteContent => contentWith(arkhamPlayed(booklet, city), ARKHAM_RULES)),
)

/** The packs of a match with the rules of its city. They were checked when the match was set up. */
export function contentOf(options: RouteOptions, packs: Packs): RouteContent {
  if (options.edition === 'guide') return guideContent(packs.city as unknown as RoutePack)
  const content = BOOKLET[options.city]
  if (!content) throw new Error(`${options.city} has no rules yet`)
  const city = content(packs)
  if (!options.events) return city
  return withEvents(city)(packs.booklet as unknown as BookletPack)(
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

const BOOKLET: Readonly<Partial<Record<CityName, (packs: Packs) => RouteContent>>> = {
  'las-vegas': (packs: Packs) =>
    lasVegasContent(packs.booklet as unknown as BookletPack)(packs['las-vegas'] as unknown as LasVegasPack),
  arkham: (packs: Packs) =>
    arkhamContent(packs.booklet as unknown as BookletPack)(
      packs['arkham-booklet'] as unknown as ArkhamBookletPack,
    ),
}
