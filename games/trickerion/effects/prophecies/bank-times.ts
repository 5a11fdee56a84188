import { z } from 'zod'
import { COUNT, type ProphecyEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('bankTimes'), times: COUNT })

/** What a Bank die shows on average. */
const COINS = 4

export const bankTimes: ProphecyEffect<typeof form> = {
  form,
  law: (law, { times }) => ({ ...law, bankTimes: law.bankTimes * times }),
  worth: ({ times }, means) => means.coins(COINS * (times - 1)),
  words: {
    ru: ({ times }) => `монеты с кубика банка ×${times}`,
    en: ({ times }) => `coins of a Bank die ×${times}`,
  },
}
