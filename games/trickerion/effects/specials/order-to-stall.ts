import { z } from 'zod'
import type { SpecialEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('orderToStall') })

export const orderToStall: SpecialEffect<typeof form> = {
  form,
  actions: ['order'],
  power: (_power, { order }) => ({ terms: { order: { ...order, toStall: true } } }),
  worth: (_power, means) => means.points(1),
  words: {
    ru: () => 'заказанный реквизит сразу продаётся до конца раунда и не занимает ячейку заказа',
    en: () => 'the ordered component is on sale at once until the round ends, and takes no Order slot',
  },
}
