import type { AbilityPower, Ending, SpecialPower } from '../rules/powers.ts'
import { type AbilityForm, abilityEffectOf } from './abilities/index.ts'
import { type EndingForm, endingEffectOf } from './endings/index.ts'
import type { Law } from './law.ts'
import { type ProphecyForm, prophecyEffectOf } from './prophecies/index.ts'
import { type SpecialForm, specialEffectOf } from './specials/index.ts'
import type { TermsOf } from './terms.ts'

/*
 * What the powers in a pack do, for the rules; they are worked out once for each pack.
 */

/** What holds while a prophecy is active (TR-PRO-1). */
export const lawWith = (printed: Law, power: ProphecyForm): Law => prophecyEffectOf(power).law(printed, power)

export const specialPower = (power: SpecialForm, printed: TermsOf): SpecialPower =>
  specialEffectOf(power).power(power, printed)

export const abilityPower = (power: AbilityForm): AbilityPower => abilityEffectOf(power).power(power)

export const endingScore = (power: EndingForm): Ending => endingEffectOf(power).scores(power)
