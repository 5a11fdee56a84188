import { z } from 'zod'
import { COMPONENTS } from '../../content/vocabulary.ts'
import { COUNT, type ProphecyEffect } from '../effect.ts'
import { recordOf } from '../law.ts'

const form = z.strictObject({ effect: z.literal('flatPrice'), coins: COUNT })

/** A quick order still costs more on top (TR-MKT-BUY-5). */
export const flatPrice: ProphecyEffect<typeof form> = {
  form,
  law: (law, { coins }) => ({ ...law, prices: recordOf(COMPONENTS, () => coins) }),
  worth: () => 0,
  words: {
    ru: ({ coins }, { counted }) => `любой реквизит стоит ${counted(coins, 'paidCoins')}`,
    en: ({ coins }, { counted }) => `every component costs ${counted(coins, 'paidCoins')}`,
  },
}
