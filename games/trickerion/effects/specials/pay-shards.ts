import { z } from 'zod'
import { COUNT, MIX, type SpecialEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('payShards'), shards: COUNT, worth: MIX })

export const payShards: SpecialEffect<typeof form> = {
  form,
  actions: ['buy'],
  power: ({ shards, worth }, { buy }) => ({
    terms: {
      buy: {
        ...buy,
        tokens: worth,
        isMixed: true,
        canBargain: false,
        payment: (price) => (price <= worth ? { shards } : null),
      },
    },
  }),
  worth: ({ shards, worth }, means) => means.coins(worth) - means.shards(shards),
  words: {
    ru: ({ shards, worth }, { counted }) =>
      `за ${counted(shards, 'shards')} возьмите любой продающийся реквизит ценой до ${worth} в сумме`,
    en: ({ shards, worth }, { counted }) =>
      `for ${counted(shards, 'shards')} take any tokens on sale worth up to ${counted(worth, 'coins')} in all`,
  },
}
