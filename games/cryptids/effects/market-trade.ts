import { z } from 'zod'
import { tradeFreely } from '../rules/market.ts'
import { MOMENT, type Offer } from './effect.ts'

const form = z.strictObject({ trigger: MOMENT, effect: z.literal('marketTrade') })

export const marketTrade: Offer<typeof form> = {
  comes: 'offer',
  form,
  offer: (t, seat) => tradeFreely(t, seat),
  worth: () => 0.3,
  words: {
    ru: () => 'покупайте и продавайте на рынке',
    en: () => 'buy and sell on the market',
  },
  brief: {
    ru: () => 'торговля на рынке',
    en: () => 'trade on the market',
  },
}
