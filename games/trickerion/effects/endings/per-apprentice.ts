import { z } from 'zod'
import type { Player } from '../../rules/state.ts'
import { kindOf, playerOf } from '../../rules/table.ts'
import { COUNT, type EndingEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('perApprentice'), fame: COUNT })

/** TR-L3-10. */
export const perApprentice: EndingEffect<typeof form> = {
  form,
  scores:
    ({ fame }) =>
    (state, _content, seat) =>
      fame * apprenticesOf(playerOf(state, seat)),
  worth: ({ fame }, { player }) => fame * (0.5 + apprenticesOf(player)),
  words: {
    ru: ({ fame }, { counted }) => `${counted(fame, 'fame')} за каждого вашего ученика`,
    en: ({ fame }, { counted }) => `${counted(fame, 'fame')} for each Apprentice of yours`,
  },
}

/** In the last round hired ones have joined (TR-L3-18). */
const apprenticesOf = ({ characters }: Player): number =>
  characters.filter(({ disc, at }) => kindOf(disc) === 'apprentice' && at !== 'supply').length
