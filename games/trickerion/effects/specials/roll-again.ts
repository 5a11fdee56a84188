import { z } from 'zod'
import { type SpecialEffect, WHOLE } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('rollAgain'), apLess: WHOLE })

/** What a Bank die shows on average. */
const NUMBER = 3.5

export const rollAgain: SpecialEffect<typeof form> = {
  form,
  actions: ['takeCoins'],
  power: ({ apLess }, { takeCoins }) => ({ terms: { takeCoins: { ...takeCoins, apLess, rollAgain: true } } }),
  worth: ({ apLess }, means) => means.coins(NUMBER) + means.points(apLess),
  words: {
    ru: ({ apLess }, { signed }) =>
      `бросьте кубик ещё раз и прибавьте выпавшее; ${signed(-apLess, 'points')}`,
    en: ({ apLess }, { signed }) => `roll the die once more and add the result; ${signed(-apLess, 'points')}`,
  },
}
