import { z } from 'zod'
import { type SpecialEffect, WHOLE } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('fameFromDie'), less: WHOLE })

/** What a Bank die shows on average. */
const NUMBER = 4

const fameFor = (number: number, less: number): number => Math.max(0, number - less)

export const fameFromDie: SpecialEffect<typeof form> = {
  form,
  actions: ['takeCoins'],
  power: ({ less }, { takeCoins }) => ({
    terms: { takeCoins: { ...takeCoins, bonus: (number) => ({ fame: fameFor(number, less) }) } },
  }),
  gains: ({ less }, { dice }) =>
    dice.flatMap((face) => (typeof face === 'number' ? [{ fame: fameFor(face, less) }] : [])),
  worth: ({ less }) => Math.max(0, NUMBER - less),
  words: {
    ru: ({ less }) => `и слава: число на кубике${less > 0 ? ` минус ${less}` : ''}`,
    en: ({ less }) => `and Fame: the number on the die${less > 0 ? ` minus ${less}` : ''}`,
  },
}
