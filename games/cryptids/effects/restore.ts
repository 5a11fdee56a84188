import { z } from 'zod'
import { restoreFree } from '../rules/skills.ts'
import { COUNT, MOMENT, type Offer } from './effect.ts'

const form = z.strictObject({ trigger: MOMENT, effect: z.literal('restore'), n: COUNT })

export const restore: Offer<typeof form> = {
  comes: 'offer',
  form,
  offer: (t, seat, { n }) => restoreFree(t, seat, n),
  worth: ({ n }) => 0.35 * n,
  words: {
    ru: ({ n }) => `восстановите навыки бесплатно, не больше ${n}`,
    en: ({ n }) => `restore skills free of charge, at most ${n}`,
  },
  brief: {
    ru: ({ n }, { counted }) => `восстановить до ${counted(n, 'upToSkills')}`,
    en: ({ n }, { counted }) => `restore up to ${counted(n, 'upToSkills')}`,
  },
}
