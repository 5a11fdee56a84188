import { z } from 'zod'
import { COUNT, type SpecialEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('strongEnhance'), ap: COUNT })

/** Declared with Enhance (TR-AP-8). */
export const strongEnhance: SpecialEffect<typeof form> = {
  form,
  actions: ['any'],
  power: ({ ap }) => ({ placement: { isAnywhere: false, enhanceAp: ap } }),
  worth: ({ ap }, means) => means.points(ap - 1),
  words: {
    ru: ({ ap }, { counted }) => `усиление даёт ${counted(ap, 'points')}`,
    en: ({ ap }, { counted }) => `Enhance gives ${counted(ap, 'points')}`,
  },
}
