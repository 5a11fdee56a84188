import { z } from 'zod'
import { MIX, type SpecialEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('mixedBuy'), tokens: MIX })

export const mixedBuy: SpecialEffect<typeof form> = {
  form,
  actions: ['buy'],
  power: ({ tokens }, { buy }) => ({ terms: { buy: { ...buy, tokens, isMixed: true } } }),
  worth: (_power, means) => means.points(1.5),
  words: {
    ru: ({ tokens }) => `до ${tokens} жетонов реквизита любых видов`,
    en: ({ tokens }) => `up to ${tokens} tokens of any kinds`,
  },
}
