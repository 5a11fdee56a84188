import { z } from 'zod'
import type { AbilityEffect } from '../effect.ts'
import { boost } from './boost.ts'
import { breakFree } from './break-free.ts'
import { copySpecial } from './copy-special.ts'
import { pile } from './pile.ts'
import { placementFame } from './placement-fame.ts'
import { possess } from './possess.ts'
import { stealYield } from './steal-yield.ts'
import { weaveFate } from './weave-fate.ts'

/** Every effect of an ability, by its name in the pack. */
const EFFECTS = {
  boost,
  pile,
  weaveFate,
  possess,
  breakFree,
  stealYield,
  copySpecial,
  placementFame,
}

type Effects = typeof EFFECTS
export type AbilityForm = z.infer<Effects[keyof Effects]['form']>

const [first, ...others] = Object.values(EFFECTS).map(({ form }) => form)
export const abilityForm: z.ZodType<AbilityForm> = z.discriminatedUnion('effect', [
  first as Effects[keyof Effects]['form'],
  ...others,
])

/** The effect of an ability; its functions take that power and no other. */
export function abilityEffectOf(power: AbilityForm): AbilityEffect<z.ZodType<AbilityForm>> {
  return EFFECTS[power.effect] as unknown as AbilityEffect<z.ZodType<AbilityForm>>
}
