import { z } from 'zod'
import { gainRumours } from '../rules/evidence.ts'
import { COUNT, type Gain, MOMENT } from './effect.ts'

const form = z.strictObject({ trigger: MOMENT, effect: z.literal('rumour'), n: COUNT })

export const rumour: Gain<typeof form> = {
  comes: 'gain',
  form,
  gain: (t, seat, { n }) => gainRumours(t, seat, n, 'ability'),
  worth: ({ n }) => 0.45 * n,
  words: {
    ru: ({ n }, { counted }) => counted(n, 'rumours'),
    en: ({ n }, { counted }) => counted(n, 'rumours'),
  },
}
