import { z } from 'zod'
import { TIERS } from '../../content/vocabulary.ts'
import { effectiveCount } from '../../rules/components.ts'
import { playerOf } from '../../rules/table.ts'
import { COUNT, type EndingEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('perComponent'), tier: z.enum(TIERS), fame: COUNT })

/** TR-L3-2, TR-L3-4, TR-L3-6, and TR-L3-17: what the Manager board adds counts too. */
export const perComponent: EndingEffect<typeof form> = {
  form,
  scores:
    ({ tier, fame }) =>
    (state, content, seat) => {
      const player = playerOf(state, seat)
      const kinds = content.pack.components.filter((each) => each.tier === tier)
      return fame * kinds.reduce((sum, { id }) => sum + effectiveCount(player, content, id), 0)
    },
  worth: ({ fame }) => 4 * fame,
  words: {
    ru: ({ tier, fame }, wording) =>
      `${wording.counted(fame, 'fame')} за каждый жетон реквизита в мастерской: ${wording.tier(tier)}`,
    en: ({ tier, fame }, wording) =>
      `${wording.counted(fame, 'fame')} for each ${wording.tier(tier)} component token in your workshop`,
  },
}
