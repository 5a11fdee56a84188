import { type Report, reportCount, reportRepeats } from '@curio/kernel'
import { specialEffectOf } from '../effects/specials/index.ts'
import type { TrickerionPack } from './pack.ts'
import { SPECIAL_LOCATIONS, TARGETS_IN } from './vocabulary.ts'

const SPECIALS_OF_A_LOCATION = 10
const PROPHECIES = 27

/** TR-SPEC-1, TR-SPEC-4 and section 6.2 of the rules. */
export function checkSpecials({ specials }: TrickerionPack, report: Report): void {
  for (const location of SPECIAL_LOCATIONS) {
    const count = specials.filter((each) => each.location === location).length
    const range = [SPECIALS_OF_A_LOCATION, SPECIALS_OF_A_LOCATION] as const
    reportCount(report, 'specials', `special assignments of ${location}`, count, range)
  }
  for (const [index, { id, location, action, power }] of specials.entries()) {
    const actions: readonly string[] = TARGETS_IN[location]
    if (!actions.includes(action))
      report(`specials[${index}].action`, `${id} names ${action}; allowed: ${actions.join(', ')}`)
    const served = specialEffectOf(power).actions
    if (!served.includes(action))
      report(
        `specials[${index}].power.effect`,
        `${power.effect} does nothing for ${action}; allowed: cards that name ${served.join(' or ')}`,
      )
  }
}

/** Section 6.2 of the rules: all are different. */
export function checkProphecies({ prophecies }: TrickerionPack, report: Report): void {
  reportCount(report, 'prophecies', 'prophecies', prophecies.length, [PROPHECIES, PROPHECIES])
  const powers = prophecies.map(({ power }, index): [string, string] => [
    `prophecies[${index}].power`,
    JSON.stringify(power),
  ])
  reportRepeats(report, powers)
}
