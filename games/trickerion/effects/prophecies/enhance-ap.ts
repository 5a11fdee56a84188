import { z } from 'zod'
import { COUNT, type ProphecyEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('enhanceAp'), ap: COUNT })

export const enhanceAp: ProphecyEffect<typeof form> = {
  form,
  law: (law, { ap }) => ({ ...law, enhanceAp: ap }),
  worth: ({ ap }, { player, points }) => points((ap - 1) * Math.min(player.shards, 2)),
  words: {
    ru: ({ ap }, { counted }) => `усиление даёт ${counted(ap, 'points')}`,
    en: ({ ap }, { counted }) => `Enhance gives ${counted(ap, 'points')}`,
  },
}
