import { z } from 'zod'
import { placeExtraTerrain } from '../rules/terrain.ts'
import { COUNT, MOMENT, type Offer } from './effect.ts'

const form = z.strictObject({ trigger: MOMENT, effect: z.literal('terrainExtra'), n: COUNT })

export const terrainExtra: Offer<typeof form> = {
  comes: 'offer',
  form,
  offer: (t, seat, { n }) => placeExtraTerrain(t, seat, n),
  worth: () => 0.2,
  words: {
    ru: ({ n }, { counted }) => `выложите ещё ${counted(n, 'tiles')} местности`,
    en: ({ n }, { counted }) => `place ${counted(n, 'tiles')} of your terrain besides`,
  },
  brief: {
    ru: ({ n }, { counted }) => `ещё ${counted(n, 'tiles')} местности`,
    en: ({ n }, { counted }) => `${counted(n, 'tiles')} of terrain besides`,
  },
}
