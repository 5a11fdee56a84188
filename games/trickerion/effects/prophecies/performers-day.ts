import { z } from 'zod'
import type { ProphecyEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('performersDay') })

export const performersDay: ProphecyEffect<typeof form> = {
  form,
  law: (law) => ({ ...law, performersDay: true }),
  worth: () => 0,
  words: {
    ru: () => 'день организатора меняет вознаграждение за все номера представления',
    en: () => 'the performer’s day changes the yields of all tricks of the performance',
  },
}
