import { z } from 'zod'
import type { SpecialEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('transferMarkers') })

/** The symbol that the new trick takes says which trick goes back. */
export const transferMarkers: SpecialEffect<typeof form> = {
  form,
  actions: ['learn'],
  power: (_power, { learn }) => ({ terms: { learn: { ...learn, replaces: true } } }),
  worth: () => 2,
  words: {
    ru: () =>
      'верните другой свой номер: его символ и жетоны с его карты переходят на новый, если для нового есть весь реквизит',
    en: () =>
      'return another trick of yours: its symbol and the markers on its card go to the new one, if you have all its components',
  },
}
