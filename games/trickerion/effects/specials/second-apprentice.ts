import { z } from 'zod'
import { pay, priceForbidden } from '../../rules/gains.ts'
import { apprenticesForbidden, sendToInn } from '../../rules/hire.ts'
import { playerOf } from '../../rules/table.ts'
import { type SpecialEffect, WHOLE } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('secondApprentice'), coins: WHOLE })

export const secondApprentice: SpecialEffect<typeof form> = {
  form,
  actions: ['hire'],
  power: ({ coins }) => ({
    forbids: (state, content, seat, act) => {
      if (act.type !== 'hire') return null
      const player = playerOf(state, seat)
      if (act.kind !== 'apprentice') return 'notThisAction'
      return priceForbidden(player, { coins }) ?? apprenticesForbidden(player, content, 2)
    },
    after: (t, seat) => {
      pay(t, seat, { coins }, 'special', 'specials')
      sendToInn(t, seat, 'apprentice', null)
      return undefined
    },
  }),
  worth: ({ coins }, means) => 4 - means.coins(coins),
  words: {
    ru: ({ coins }, { counted }) => `наняв ученика, сразу наймите второго за ${counted(coins, 'paidCoins')}`,
    en: ({ coins }, { counted }) =>
      `when you hire an Apprentice, hire a second one for ${counted(coins, 'coins')}`,
  },
}
