import { z } from 'zod'
import type { Change } from './effect.ts'

const form = z.strictObject({ trigger: z.literal('onFailed'), effect: z.literal('keepEvidence') })

/** A failed Try of this card costs nothing: `fail` in rules/track.ts asks for it. */
export const keepEvidence: Change<typeof form> = {
  comes: 'change',
  form,
  worth: () => 0,
  words: {
    ru: () => 'доказательство не теряется',
    en: () => 'you keep the evidence',
  },
  brief: {
    ru: () => 'ничего не теряется',
    en: () => 'nothing is lost',
  },
}
