import { z } from 'zod'
import { type SpecialEffect, WHOLE } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('fameForPrice'), less: WHOLE })

export const fameForPrice: SpecialEffect<typeof form> = {
  form,
  actions: ['buy'],
  power: ({ less }, { buy }) => ({
    terms: { buy: { ...buy, bonus: (coins) => ({ fame: Math.max(0, coins - less) }) } },
  }),
  worth: ({ less }) => Math.max(0, 5 - less),
  words: {
    ru: ({ less }) => `и слава: заплаченные монеты${less > 0 ? ` минус ${less}` : ''}`,
    en: ({ less }) => `and Fame: the coins paid${less > 0 ? ` minus ${less}` : ''}`,
  },
}
