import { z } from 'zod'
import type { SpecialEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('anywhere') })

/** Declared with the placement (TR-SPEC-11). */
export const anywhere: SpecialEffect<typeof form> = {
  form,
  actions: ['any'],
  power: () => ({ placement: { isAnywhere: true, enhanceAp: null } }),
  worth: () => 1,
  words: {
    ru: () => 'персонажа можно выставить в любую другую локацию',
    en: () => 'the character may go to any other location instead',
  },
}
