import { z } from 'zod'
import { gainCoins } from '../rules/evidence.ts'
import { COUNT, type Gain, MOMENT } from './effect.ts'

const form = z.strictObject({ trigger: MOMENT, effect: z.literal('coins'), n: COUNT })

export const coins: Gain<typeof form> = {
  comes: 'gain',
  form,
  gain: (t, seat, { n }) => gainCoins(t, seat, n, 'ability'),
  worth: ({ n }, means) => means.coins(n),
  words: {
    ru: ({ n }, { counted }) => counted(n, 'coins'),
    en: ({ n }, { counted }) => counted(n, 'coins'),
  },
}
