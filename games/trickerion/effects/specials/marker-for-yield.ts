import { z } from 'zod'
import { type TrickerionContent, trickOf } from '../../rules/content.ts'
import { gain } from '../../rules/gains.ts'
import { preparable } from '../../rules/prepare.ts'
import type { OwnTrick } from '../../rules/state.ts'
import { playerOf } from '../../rules/table.ts'
import { trickInWorkshop } from '../../rules/tricks.ts'
import type { SpecialEffect } from '../effect.ts'
import type { Sum } from '../terms.ts'
import { oneMarkerLess } from './one-marker-less.ts'

const form = z.strictObject({ effect: z.literal('markerForYield') })

export const markerForYield: SpecialEffect<typeof form> = {
  form,
  actions: ['prepare'],
  power: (_power, { prepare }) => ({
    terms: { prepare: { ...prepare, markers: oneMarkerLess } },
    after: (t, seat, done) => {
      if (done.action !== 'prepare') return undefined
      const own = trickInWorkshop(playerOf(t.state, seat), done.trick)
      gain(t, seat, yieldOf(t.content, own), 'special', 'specials')
      return undefined
    },
  }),
  gains: (_power, state, content, seat) =>
    preparable(state, content, seat).map((own) => yieldOf(content, own)),
  worth: () => 3,
  words: {
    ru: () => 'номер получает на один жетон меньше, зато вы сразу получаете его вознаграждение',
    en: () => 'the trick gets one marker less, and you get its yield at once',
  },
}

/** With what was added to it for good. */
function yieldOf(content: TrickerionContent, { trick, extra }: OwnTrick): Sum {
  const { fame, coins, shards } = trickOf(content, trick).entry.yields
  return { fame: fame + extra.fame, coins: coins + extra.coins, shards }
}
