import { z } from 'zod'
import type { SpecialEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('payAllNeighbours') })

export const payAllNeighbours: SpecialEffect<typeof form> = {
  form,
  actions: ['setUp'],
  power: (_power, { setUp }) => ({ terms: { setUp: { ...setUp, paysNeighbours: true } } }),
  worth: () => 2,
  words: {
    ru: () => 'бонус за связь — за каждый жетон, с которым этот соединён кругом, даже при разных символах',
    en: () => 'take the link bonus for every marker that a circle joins to this one, whatever the symbols',
  },
}
