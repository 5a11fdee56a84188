import { z } from 'zod'
import { type SpecialEffect, WHOLE } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('buyOwnKinds'), less: WHOLE })

export const buyOwnKinds: SpecialEffect<typeof form> = {
  form,
  actions: ['buy'],
  power: ({ less }, { buy }) => ({ terms: { buy: { ...buy, ownKindsLess: less } } }),
  worth: ({ less }, means) => means.coins(1 + 2 * less),
  words: {
    ru: ({ less }, { counted }) =>
      `реквизит, который у вас уже есть, продаётся и дешевле на ${counted(less, 'paidCoins')}`,
    en: ({ less }, { counted }) =>
      `kinds that you have are on sale too, for ${counted(less, 'coins')} less each`,
  },
}
