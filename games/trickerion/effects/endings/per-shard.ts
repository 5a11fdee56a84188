import { z } from 'zod'
import { playerOf } from '../../rules/table.ts'
import { COUNT, type EndingEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('perShard'), fame: COUNT })

/** TR-L3-11, beside what shards score by themselves (TR-FIN-2). */
export const perShard: EndingEffect<typeof form> = {
  form,
  scores:
    ({ fame }) =>
    (state, _content, seat) =>
      fame * playerOf(state, seat).shards,
  worth: ({ fame }, { player }) => fame * (1 + player.shards),
  words: {
    ru: ({ fame }, { counted }) => `ещё ${counted(fame, 'fame')} за каждый осколок`,
    en: ({ fame }, { counted }) => `${counted(fame, 'fame')} more for each shard`,
  },
}
