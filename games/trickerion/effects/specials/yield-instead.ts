import { z } from 'zod'
import type { SpecialEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('yieldInstead') })

export const yieldInstead: SpecialEffect<typeof form> = {
  form,
  actions: ['reschedule'],
  power: (_power, { reschedule }) => ({ terms: { reschedule: { ...reschedule, takesOff: true } } }),
  worth: () => 3,
  words: {
    ru: () => 'вместо переноса снимите свой жетон и сразу получите вознаграждение с учётом дня',
    en: () => 'instead of moving a marker of yours take it off and get its yield at once, with your day',
  },
}
