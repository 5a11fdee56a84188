import { z } from 'zod'
import { gain } from '../../rules/gains.ts'
import { commit } from '../../rules/special.ts'
import type { SpecialEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('collectCoins') })

export const collectCoins: SpecialEffect<typeof form> = {
  form,
  actions: ['any'],
  power: () => ({
    declare: commit,
    coinsSpent: (t, { seat }, spender, coins) => {
      if (spender === seat) return false
      gain(t, seat, { coins }, 'special', 'specials')
      return true
    },
  }),
  worth: (_power, means) => means.coins(4),
  words: {
    ru: () => 'монеты, которые соперники до конца раунда тратят на рынке, достаются вам',
    en: () => 'coins that opponents spend at Market Row later this round go to you',
  },
}
