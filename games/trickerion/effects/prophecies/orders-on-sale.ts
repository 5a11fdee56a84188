import { z } from 'zod'
import type { ProphecyEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('ordersOnSale') })

export const ordersOnSale: ProphecyEffect<typeof form> = {
  form,
  law: (law) => ({ ...law, ordersOnSale: true }),
  worth: () => 0.5,
  words: {
    ru: () => 'заказанный реквизит можно сразу покупать',
    en: () => 'ordered components can be bought at once',
  },
}
