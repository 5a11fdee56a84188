import { z } from 'zod'
import { COUNT, type ProphecyEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('slotPrice'), modifier: COUNT, coins: COUNT })

export const slotPrice: ProphecyEffect<typeof form> = {
  form,
  law: (law, { modifier, coins }) => ({ ...law, slotPrice: { ...law.slotPrice, [modifier]: coins } }),
  worth: ({ coins }, means) => -means.coins(coins) / 2,
  words: {
    ru: ({ modifier, coins }, { counted }) =>
      `место на ячейке +${modifier} стоит ${counted(coins, 'paidCoins')}`,
    en: ({ modifier, coins }, { counted }) => `a +${modifier} slot costs ${counted(coins, 'paidCoins')}`,
  },
}
