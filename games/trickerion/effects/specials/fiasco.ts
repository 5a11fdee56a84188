import { z } from 'zod'
import { actOf, write } from '../../rules/grammar.ts'
import { choose } from '../../rules/table.ts'
import { COUNT, type SpecialEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('fiasco'), fame: COUNT })

/** How many own and foreign markers a performance has, more or less. */
const MARKERS = 2

export const fiasco: SpecialEffect<typeof form> = {
  form,
  actions: ['perform'],
  power: ({ fame }) => ({
    *payouts(t, seat, _show, payouts) {
      const answer = yield* choose(t, seat, 'special.perform', () => [write.applyEffect(), write.decline()])
      if (actOf('special.perform', answer).type === 'decline') return
      for (const { marker, changes } of payouts) {
        changes.push({ change: 'add', fame: marker.seat === seat ? fame : -fame, coins: 0, day: null })
      }
    },
  }),
  gains: ({ fame }, { row }, _content, seat) =>
    row.map((show) => ({
      fame: fame * (show?.markers.filter((marker) => marker.seat === seat).length ?? 0),
    })),
  worth: ({ fame }) => MARKERS * fame,
  words: {
    ru: ({ fame }, { signed }) =>
      `в вашем представлении: ${signed(fame, 'fame')} за каждый ваш жетон, ${signed(-fame, 'fame')} за каждый чужой его владельцу`,
    en: ({ fame }, { signed }) =>
      `in your performance: ${signed(fame, 'fame')} for each marker of yours, ${signed(-fame, 'fame')} for each other one to its owner`,
  },
}
