import { z } from 'zod'
import { type SpecialEffect, WHOLE } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('anyDie'), apLess: WHOLE })

export const anyDie: SpecialEffect<typeof form> = {
  form,
  actions: ['hire', 'learn'],
  power: ({ apLess }, { hire, learn }) => ({
    terms: { hire: { ...hire, apLess, anyKind: true }, learn: { ...learn, apLess, anySchool: true } },
  }),
  worth: ({ apLess }, means) => 1 + means.points(apLess),
  words: {
    ru: ({ apLess }, { signed }) => `подходит любой кубик, кроме X; ${signed(-apLess, 'points')}`,
    en: ({ apLess }, { signed }) => `any die but X serves for anything; ${signed(-apLess, 'points')}`,
  },
}
