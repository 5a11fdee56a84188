import { z } from 'zod'
import { playerOf } from '../../rules/table.ts'
import { COUNT, type EndingEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('perSpecial'), fame: COUNT })

/** TR-L3-9, beside what the cards score by themselves (TR-FIN-6). */
export const perSpecial: EndingEffect<typeof form> = {
  form,
  scores:
    ({ fame }) =>
    (state, _content, seat) =>
      fame * playerOf(state, seat).specials.length,
  worth: ({ fame }, { player }) => fame * (1 + player.specials.length),
  words: {
    ru: ({ fame }, { counted }) => `ещё ${counted(fame, 'fame')} за каждое особое поручение в руке`,
    en: ({ fame }, { counted }) => `${counted(fame, 'fame')} more for each special assignment in hand`,
  },
}
