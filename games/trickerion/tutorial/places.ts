import { isAsked, TABLE_PLACES, type TableState } from '@curio/ui/tutorial'
import type { Location } from '../content/vocabulary.ts'
import { asTrickerionView } from '../text/view.ts'
import { LAST_ROUND } from './script.ts'

/** A part of a place; while the stage shows another one, the tab that opens it. */
const partAt = (place: Location, part: string): string =>
  `${part}, .tb:not(:has(${part})) .tb-tabs > [data-motion="tab:${place}"]`

/** What a desk always shows is in the workshop of a phone. */
const ownPart = (part: string): string => partAt('workshop', part)

const thing = (id: string): string => `[data-target="${id}"]`

/** Parts of the screen that the lesson points to. */
export const PLACES = {
  ...TABLE_PLACES,
  magicians: '.tb-magicians',
  purse: '.tb-purse',
  rounds: '.tb-rounds',
  decision: '.tb-decision',
  catalogue: '.tb-tabs > :last-child',
  team: ownPart('.tb-team'),
  /** On a desk the whole city takes assignments. */
  hand: ownPart(':is(.tb-city, .tb-hand)'),
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
