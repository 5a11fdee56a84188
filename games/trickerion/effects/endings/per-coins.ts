import { z } from 'zod'
import { playerOf } from '../../rules/table.ts'
import { COUNT, type EndingEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('perCoins'), coins: COUNT, fame: COUNT })

/** TR-L3-13, beside what coins score by themselves (TR-FIN-3). */
export const perCoins: EndingEffect<typeof form> = {
  form,
  scores:
    ({ coins, fame }) =>
    (state, _content, seat) =>
      fame * Math.floor(playerOf(state, seat).coins / coins),
  worth: ({ coins, fame }, { player }) => fame * (1 + Math.floor(player.coins / coins)),
  words: {
    ru: ({ coins, fame }, { counted }) =>
      `ещё ${counted(fame, 'fame')} за каждые ${counted(coins, 'paidCoins')}`,
    en: ({ coins, fame }, { counted }) =>
      `${counted(fame, 'fame')} more for every ${counted(coins, 'coins')}`,
  },
}
