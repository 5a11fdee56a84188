import { z } from 'zod'
import type { Change } from './effect.ts'

const form = z.strictObject({ trigger: z.literal('onRequest'), effect: z.literal('placeTile') })

/** CR-ABIL-12, CR-ABIL-13: `handOver` in rules/relocate.ts asks for it. */
export const placeTile: Change<typeof form> = {
  comes: 'change',
  form,
  worth: () => 0.4,
  words: {
    ru: () => 'тайл всё равно ложится в заповедник и приносит свои очки',
    en: () => 'the tile goes into the reserve all the same and brings its points',
  },
  brief: {
    ru: () => 'тайл всё равно в заповедник',
    en: () => 'the tile is laid all the same',
  },
}
