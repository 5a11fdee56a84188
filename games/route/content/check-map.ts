import type { Report } from '@curio/kernel'
import { checkSights } from './check-sights.ts'
import { checkRiverMap } from './map/check-river.ts'
import type { RoutePack } from './pack.ts'

/** Sections 3.1 to 3.5 and 7.6 of the rules, for a pack whose references all exist. */
export function checkMap(pack: RoutePack, report: Report): void {
  checkSights(pack.map, report)
  checkRiverMap(pack.map, report)
}
