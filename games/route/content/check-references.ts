import type { Report } from '@curio/kernel'
import {
  checkMapReferences,
  checkRiverReferences,
  references,
  reportRepeatedIds,
} from './map/check-references.ts'
import type { RoutePack } from './pack.ts'

/** Every id is given once and every id that is named exists; all other checks stand on this. */
export function checkReferences(pack: RoutePack, report: Report): void {
  for (const list of ['dice', 'effects', 'ancients', 'calls', 'shopCards', 'tasks'] as const)
    reportRepeatedIds(report, [[list, pack[list]]])
  checkMapReferences(pack.map, report)
  checkRiverReferences(pack.map, report)
  const vertices = references(report, 'vertex', pack.map.vertices)
  for (const [index, ancient] of pack.ancients.entries()) {
    vertices.list(`ancients[${index}].terrifyingPlaces`, ancient.terrifyingPlaces)
  }
  for (const [index, task] of pack.tasks.entries()) vertices.list(`tasks[${index}].crossings`, task.crossings)
}
