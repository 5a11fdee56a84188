import { z } from 'zod'
import { type AbilityEffect, WHOLE } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('pile'), markers: z.literal(2), fame: WHOLE, coins: WHOLE })

/** TR-MAG-ELEC. */
export const pile: AbilityEffect<typeof form> = {
  form,
  power: ({ markers, fame, coins }) => ({
    pile: { size: markers, extra: (level) => ({ fame: fame * level, coins: coins * level }) },
  }),
  worth: ({ fame, coins }, means) => (means.rounds * (fame + means.coins(coins))) / 2,
  words: {
    ru: ({ markers, fame, coins }, { counted, signed }) =>
      `одним включением можно положить в ячейку ${counted(markers, 'markers')} номера: за каждый его уровень ${signed(fame, 'fame')} и ${signed(coins, 'coins')}`,
    en: ({ markers, fame, coins }, { counted, signed }) =>
      `one Set up may put ${counted(markers, 'markers')} of a trick in a slot: it yields ${signed(fame, 'fame')} and ${signed(coins, 'coins')} for each of its levels`,
  },
}
