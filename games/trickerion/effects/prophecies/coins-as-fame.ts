import { z } from 'zod'
import type { ProphecyEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('coinsAsFame') })

/** Coins of the tricks that one player shows in a round. */
const COINS = 5

export const coinsAsFame: ProphecyEffect<typeof form> = {
  form,
  law: (law) => ({ ...law, coinsAsFame: true }),
  worth: (_power, means) => COINS - means.coins(COINS),
  words: {
    ru: () => 'монеты за показанные номера приходят славой',
    en: () => 'coins of performed tricks are paid as Fame',
  },
}
