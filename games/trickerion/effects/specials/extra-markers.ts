import { z } from 'zod'
import { COUNT, type SpecialEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('extraMarkers'), n: COUNT })

export const extraMarkers: SpecialEffect<typeof form> = {
  form,
  actions: ['prepare'],
  power: ({ n }, { prepare }) => ({
    terms: { prepare: { ...prepare, markers: (due, free) => Math.min(due + n, free) } },
  }),
  worth: ({ n }) => 2.5 * n,
  words: {
    ru: ({ n }, { counted }) => `номер получает ещё ${counted(n, 'markers')}`,
    en: ({ n }, { counted }) => `the trick gets ${counted(n, 'markers')} more`,
  },
}
