import { z } from 'zod'
import { playerOf } from '../../rules/table.ts'
import { COUNT, type EndingEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('perMarker'), fame: COUNT })

/** TR-L3-15: on trick cards, not in the theater. */
export const perMarker: EndingEffect<typeof form> = {
  form,
  scores:
    ({ fame }) =>
    (state, _content, seat) =>
      fame * playerOf(state, seat).tricks.reduce((sum, { markers }) => sum + markers, 0),
  worth: ({ fame }) => 3 * fame,
  words: {
    ru: ({ fame }, { counted }) => `${counted(fame, 'fame')} за каждый жетон на картах номеров в мастерской`,
    en: ({ fame }, { counted }) => `${counted(fame, 'fame')} for each marker on trick cards in your workshop`,
  },
}
