import { z } from 'zod'
import { COUNT, type ProphecyEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('placements'), n: COUNT })

export const placements: ProphecyEffect<typeof form> = {
  form,
  law: (law, { n }) => ({ ...law, placements: n }),
  worth: () => 0.5,
  words: {
    ru: ({ n }) => `персонажей за один ход: до ${n}`,
    en: ({ n }) => `characters in one turn: up to ${n}`,
  },
}
