import { z } from 'zod'
import { playerOf, tell } from '../../rules/table.ts'
import { trickInWorkshop } from '../../rules/tricks.ts'
import { type SpecialEffect, WHOLE } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('permanentYield'), shards: WHOLE, fame: WHOLE, coins: WHOLE })

export const permanentYield: SpecialEffect<typeof form> = {
  form,
  actions: ['prepare'],
  power: ({ shards, fame, coins }, { prepare }) => ({
    terms: { prepare: { ...prepare, payment: { shards } } },
    after: (t, seat, done) => {
      if (done.action !== 'prepare') return undefined
      const { extra } = trickInWorkshop(playerOf(t.state, seat), done.trick)
      extra.fame += fame
      extra.coins += coins
      tell(t, { kind: 'enhancedTrick', seat, trick: done.trick, fame, coins })
      return undefined
    },
  }),
  worth: ({ shards, fame, coins }, means) =>
    means.rounds * (fame + means.coins(coins)) - means.shards(shards),
  words: {
    ru: ({ shards, fame, coins }, { counted, signed }) =>
      `за ${counted(shards, 'shards')} вознаграждение за номер растёт до конца игры: ${signed(fame, 'fame')} и ${signed(coins, 'coins')}`,
    en: ({ shards, fame, coins }, { counted, signed }) =>
      `for ${counted(shards, 'shards')} the trick yields ${signed(fame, 'fame')} and ${signed(coins, 'coins')} for the rest of the game`,
  },
}
