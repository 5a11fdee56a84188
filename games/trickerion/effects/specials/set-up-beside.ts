import { z } from 'zod'
import type { SpecialEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('setUpBeside') })

export const setUpBeside: SpecialEffect<typeof form> = {
  form,
  actions: ['setUp'],
  power: (_power, { setUp }) => ({
    terms: { setUp: { ...setUp, isBeside: true } },
    // On a slot the card changes nothing.
    forbids: (_state, _content, _seat, act) =>
      act.type === 'setUp' && act.spot.direction !== null ? 'notThisAction' : null,
  }),
  worth: () => 3,
  words: {
    ru: () => 'жетон номера ложится рядом с ячейками карты, даже полной, и участвует в её представлении',
    en: () => 'put the marker beside the slots of a card, even a full one; it is part of that performance',
  },
}
