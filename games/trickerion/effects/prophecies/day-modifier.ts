import { z } from 'zod'
import { DAYS } from '../../content/vocabulary.ts'
import type { ProphecyEffect } from '../effect.ts'
import { recordOf } from '../law.ts'

const modifier = z.int().min(-9).max(9)
const form = z.strictObject({
  effect: z.literal('dayModifier'),
  days: z.array(z.enum(DAYS)).min(1).max(DAYS.length),
  fame: modifier,
  coins: modifier,
})

/** Slots keep their modifiers of action points. */
export const dayModifier: ProphecyEffect<typeof form> = {
  form,
  law: (law, { days, fame, coins }) => ({
    ...law,
    dayModifiers: recordOf(DAYS, (day) => (days.includes(day) ? { fame, coins } : law.dayModifiers[day])),
  }),
  worth: ({ fame, coins }, means) => fame / 2 + means.coins(coins) / 2,
  words: {
    ru: ({ days, fame, coins }, { day, list, signed }) =>
      fame === 0 && coins === 0
        ? `${list(days.map(day))}: вознаграждение не меняется`
        : `${list(days.map(day))}: ${signed(fame, 'fame')} и ${signed(coins, 'coins')} за номер`,
    en: ({ days, fame, coins }, { day, list, signed }) =>
      fame === 0 && coins === 0
        ? `${list(days.map(day))}: yields do not change`
        : `${list(days.map(day))}: ${signed(fame, 'fame')} and ${signed(coins, 'coins')} for each trick`,
  },
}
