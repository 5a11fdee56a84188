import { z } from 'zod'
import type { ProphecyEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('hiddenCards') })

export const hiddenCards: ProphecyEffect<typeof form> = {
  form,
  law: (law) => ({ ...law, revealTogether: false }),
  worth: () => 0,
  words: {
    ru: () => 'каждое поручение открывается только перед выставлением персонажа',
    en: () => 'each assignment is turned up only before its character is placed',
  },
}
