import { z } from 'zod'
import type { SpecialEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('moveForeign') })

export const moveForeign: SpecialEffect<typeof form> = {
  form,
  actions: ['reschedule'],
  power: (_power, { reschedule }) => ({ terms: { reschedule: { ...reschedule, isForeign: true } } }),
  worth: () => 1.5,
  words: {
    ru: () => 'перенесите чужой жетон',
    en: () => 'move an opponent’s marker',
  },
}
