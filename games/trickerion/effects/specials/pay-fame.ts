import { z } from 'zod'
import { type SpecialEffect, WHOLE } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('payFame'), less: WHOLE })

export const payFame: SpecialEffect<typeof form> = {
  form,
  actions: ['buy'],
  power: ({ less }, { buy }) => ({
    terms: { buy: { ...buy, payment: (price) => ({ fame: Math.max(0, price - less) }) } },
  }),
  worth: ({ less }, means) => means.coins(2 + less),
  words: {
    ru: ({ less }) => `вместо монет потеряйте славу: цена${less > 0 ? ` минус ${less}` : ''}`,
    en: ({ less }) => `instead of coins lose Fame: the price${less > 0 ? ` minus ${less}` : ''}`,
  },
}
