import { z } from 'zod'
import { actOf, write } from '../../rules/grammar.ts'
import { choose, tell } from '../../rules/table.ts'
import type { SpecialEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('takeFromStall') })

export const takeFromStall: SpecialEffect<typeof form> = {
  form,
  actions: ['buy'],
  power: (_power, { buy }) => ({
    terms: { buy: { ...buy, fromStall: true } },
    *after(t, seat, done) {
      if (done.action !== 'buy') return
      const { stall } = t.state.market
      const basics = t.content.pack.components.filter(({ tier }) => tier === 'basic')
      const answer = yield* choose(t, seat, 'special.stall', () =>
        stall.flatMap((taken, slot) =>
          done.loads.some(({ kind }) => kind === taken)
            ? basics.map(({ id }) => write.stall({ slot, kind: id }))
            : [],
        ),
      )
      const { slot, kind } = actOf('special.stall', answer)
      stall[slot] = kind
      tell(t, { kind: 'restocked', seat, slot, component: kind })
    },
  }),
  worth: (_power, means) => means.coins(2),
  words: {
    ru: () =>
      'один купленный жетон взят прямо с прилавка и бесплатен; на его место — обычный реквизит по выбору',
    en: () =>
      'one of the tokens is the one on the stall and costs nothing; a basic component of your choice replaces it',
  },
}
