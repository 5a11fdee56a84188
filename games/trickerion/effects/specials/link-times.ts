import { z } from 'zod'
import { COUNT, type SpecialEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('linkTimes'), times: COUNT })

export const linkTimes: SpecialEffect<typeof form> = {
  form,
  actions: ['setUp'],
  power: ({ times }, { setUp }) => ({ terms: { setUp: { ...setUp, linkTimes: times } } }),
  worth: ({ times }) => 2 * (times - 1),
  words: {
    ru: ({ times }) => `ваши бонусы за связи этого жетона ×${times}, осколки тоже`,
    en: ({ times }) => `your bonuses for the links of this marker ×${times}, shards included`,
  },
}
