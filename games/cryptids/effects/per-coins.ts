import { z } from 'zod'
import { wealthOf } from '../rules/evidence.ts'
import { playerOf } from '../rules/table.ts'
import { atMost, COUNT, END, type Ending, MOST, POINTS, withLimit, withUpTo } from './effect.ts'

const form = z.strictObject({
  trigger: END,
  effect: z.literal('perCoins'),
  coins: COUNT,
  points: POINTS,
  max: MOST,
})

/** How often the coins will pay out. */
const TIMES = 1.5

export const perCoins: Ending<typeof form> = {
  comes: 'end',
  form,
  points: (state, content, seat, { points, coins, max }) =>
    atMost(points * Math.floor(wealthOf(playerOf(state, seat), content) / coins), max),
  worth: ({ points }) => points * TIMES,
  words: {
    ru: ({ points, coins, max }, { counted }) => {
      const each = counted(coins, 'paidCoins')
      return withLimit.ru(`${counted(points, 'points')} за каждые ${each}, вместе с ценой доказательств`, max)
    },
    en: ({ points, coins, max }, { counted }) => {
      const each = counted(coins, 'paidCoins')
      return withLimit.en(
        `${counted(points, 'points')} for every ${each}, your evidence at its price included`,
        max,
      )
    },
  },
  brief: {
    ru: ({ points, coins, max }, { counted }) =>
      withUpTo.ru(`${counted(points, 'points')} за ${counted(coins, 'paidCoins')}`, max),
    en: ({ points, coins, max }, { counted }) =>
      withUpTo.en(`${counted(points, 'points')} per ${counted(coins, 'paidCoins')}`, max),
  },
}
