import { z } from 'zod'
import { LOCATIONS } from '../../content/vocabulary.ts'
import type { ProphecyEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('enhanceIn'), location: z.enum(LOCATIONS) })

export const enhanceIn: ProphecyEffect<typeof form> = {
  form,
  law: (law, { location }) => ({ ...law, enhanceIn: [...new Set([...law.enhanceIn, location])] }),
  worth: (_power, { player, points }) => points(Math.min(player.shards, 1)) / 2,
  words: {
    ru: ({ location }, wording) => `усиление возможно и здесь: ${wording.location(location)}`,
    en: ({ location }, wording) => `Enhance works here too: ${wording.location(location)}`,
  },
}
