import { isAsked, TABLE_PLACES, type TableState } from '@curio/ui/tutorial'
import type { Location } from '../content/vocabulary.ts'
import { asTrickerionView } from '../text/view.ts'
import { LAST_ROUND } from './script.ts'

/** A phone shows the city or the workshop; this is the way to the other one while a part of it is out of sight. */
const VIEWS = ['city', 'own'] as const
const wayTo = (view: (typeof VIEWS)[number], part: string): string =>
  `.tb-phone:not(:has(${part})) .tb-views > :nth-child(${VIEWS.indexOf(view) + 1})`

/** A part of the player's own things, or on a phone the way to it. */
const ownPart = (part: string): string => `${part}, ${wayTo('own', part)}`

/** The stage shows one place of the city at a time, and a tab opens each. */
const TABS: readonly Location[] = ['downtown', 'marketRow', 'workshop', 'theater']

/** A part of a place; while another place is open, its tab; on a phone that shows the workshop, the way to the city. */
const partAt = (place: Location, part: string): string =>
  [
    part,
    `.tb:not(:has(${part})) .tb-tabs > :nth-child(${TABS.indexOf(place) + 1})`,
    wayTo('city', '.tb-tabs'),
  ].join(', ')

const thing = (id: string): string => `[data-target="${id}"]`

/** Parts of the screen that the lesson points to. */
export const PLACES = {
  ...TABLE_PLACES,
  magicians: '.tb-magicians',
  purse: '.tb-purse',
  rounds: '.tb-rounds',
  decision: '.tb-decision',
  catalogue: `.tb-tab--catalogue, ${wayTo('city', '.tb-tabs')}`,
  team: ownPart('.tb-team'),
  hand: ownPart('.tb-hand'),
  tricks: ownPart('.tb-tricks'),
  downtownSlot: partAt('downtown', thing('slot:downtown.0')),
  marketSlot: partAt('marketRow', thing('slot:marketRow.0')),
  stall: partAt('marketRow', '.tb-stall-row'),
  workshopSlot: partAt('workshop', thing('slot:workshop.0')),
  days: partAt('theater', '.tb-days'),
  fridaySlot: partAt('theater', thing('slot:friday.0')),
  fridayStage: partAt('theater', thing('slot:friday.stage')),
  show: partAt('theater', thing('show:R01')),
  showPays: partAt('theater', `.tb-show-pays${thing('show:R01')}`),
} as const

/** A question of the final round, whichever way the learner came there. */
export function isAskedLast(...kinds: readonly string[]): (table: TableState) => boolean {
  const asked = isAsked(...kinds)
  return (table) => asTrickerionView(table.view).round === LAST_ROUND && asked(table)
}
