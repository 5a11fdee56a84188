import { z } from 'zod'
import type { SpecialEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('secondCopy') })

export const secondCopy: SpecialEffect<typeof form> = {
  form,
  actions: ['setUp'],
  power: (_power, { setUp }) => ({
    terms: { setUp: { ...setUp, isSecondCopy: true } },
    // Without a copy on the card it changes nothing.
    forbids: ({ row }, _content, seat, act) => {
      if (act.type !== 'setUp') return null
      const show = row.find((each) => each?.card === act.spot.card)
      const isThere = show?.markers.some((marker) => marker.seat === seat && marker.trick === act.trick)
      return isThere ? null : 'notThisAction'
    },
  }),
  worth: () => 1.5,
  words: {
    ru: () => 'жетон можно положить на карту, где уже есть ваш жетон с тем же символом',
    en: () => 'the marker may join one of yours with the same symbol on a card',
  },
}
