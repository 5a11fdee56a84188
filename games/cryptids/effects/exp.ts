import { z } from 'zod'
import { gainExperience } from '../rules/evidence.ts'
import { COUNT, type Gain, MOMENT } from './effect.ts'

const form = z.strictObject({ trigger: MOMENT, effect: z.literal('exp'), n: COUNT })

export const exp: Gain<typeof form> = {
  comes: 'gain',
  form,
  gain: (t, seat, { n }) => gainExperience(t, seat, n, 'ability'),
  worth: ({ n }, means) => means.experience(n),
  words: {
    ru: ({ n }, { counted }) => counted(n, 'experience'),
    en: ({ n }, { counted }) => counted(n, 'experience'),
  },
}
