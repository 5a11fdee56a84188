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
    ru: () => 'персонажа можно разместить в любой другой локации',
    en: () => 'the character may go to any other location instead',
  },
}
