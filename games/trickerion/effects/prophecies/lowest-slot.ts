import { z } from 'zod'
import { SHARED_LOCATIONS } from '../../content/vocabulary.ts'
import type { ProphecyEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('lowestSlot') })

export const lowestSlot: ProphecyEffect<typeof form> = {
  form,
  law: (law) => ({ ...law, lowestSlotIn: SHARED_LOCATIONS }),
  worth: () => 0,
  words: {
    ru: () => 'вне театра занимают свободную ячейку с наименьшим модификатором',
    en: () => 'outside the theater characters take the free slot with the lowest modifier',
  },
}
