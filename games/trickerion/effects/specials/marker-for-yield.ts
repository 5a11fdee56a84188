import { z } from 'zod'
import { trickOf } from '../../rules/content.ts'
import { gain } from '../../rules/gains.ts'
import { playerOf } from '../../rules/table.ts'
import { trickInWorkshop } from '../../rules/tricks.ts'
import type { SpecialEffect } from '../effect.ts'
import { oneMarkerLess } from './one-marker-less.ts'

const form = z.strictObject({ effect: z.literal('markerForYield') })

export const markerForYield: SpecialEffect<typeof form> = {
  form,
  actions: ['prepare'],
  power: (_power, { prepare }) => ({
    terms: { prepare: { ...prepare, markers: oneMarkerLess } },
    after: (t, seat, done) => {
      if (done.action !== 'prepare') return undefined
      const { yields } = trickOf(t.content, done.trick).entry
      const { extra } = trickInWorkshop(playerOf(t.state, seat), done.trick)
      const { fame, coins, shards } = yields
      const sum = { fame: fame + extra.fame, coins: coins + extra.coins, shards }
      gain(t, seat, sum, 'special', 'specials')
      return undefined
    },
  }),
  worth: () => 3,
  words: {
    ru: () => 'номер получает на один жетон меньше, зато вы сразу получаете его вознаграждение',
    en: () => 'the trick gets one marker less, and you get its yield at once',
  },
}
