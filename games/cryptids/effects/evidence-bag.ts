import { z } from 'zod'
import { gainFromBag } from '../rules/evidence.ts'
import { COUNT, type Gain, MOMENT } from './effect.ts'

const form = z.strictObject({ trigger: MOMENT, effect: z.literal('evidenceBag'), n: COUNT })

export const evidenceBag: Gain<typeof form> = {
  comes: 'gain',
  form,
  gain: (t, seat, { n }) => gainFromBag(t, seat, n, 'ability'),
  worth: ({ n }) => 0.8 * n,
  words: {
    ru: ({ n }, { counted }) => `${counted(n, 'evidence')} из мешочка`,
    en: ({ n }, { counted }) => `${counted(n, 'evidence')} from the bag`,
  },
  brief: {
    ru: ({ n }, { counted }) => `${counted(n, 'tokens')} из мешочка`,
    en: ({ n }, { counted }) => `${counted(n, 'tokens')} from the bag`,
  },
}
