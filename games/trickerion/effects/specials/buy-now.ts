import { z } from 'zod'
import type { Load } from '../../rules/acts.ts'
import { eachGoods, goodsPrice } from '../../rules/buy.ts'
import { store, storingAllForbidden } from '../../rules/components.ts'
import { amountOf, spend } from '../../rules/gains.ts'
import { actOf, write } from '../../rules/grammar.ts'
import { choose, playerOf, tell } from '../../rules/table.ts'
import { MIX, type SpecialEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('buyNow'), tokens: MIX })

/** It is no action of Market Row: no action points, no bargain. */
export const buyNow: SpecialEffect<typeof form> = {
  form,
  actions: ['takeCoins'],
  power: ({ tokens }, printed) => {
    const terms = { ...printed.buy, tokens, isMixed: true }
    return {
      *after(t, seat, done) {
        if (done.action !== 'takeCoins') return
        const { state, content } = t
        const player = playerOf(state, seat)
        const goods: (readonly Load[])[] = []
        eachGoods(state, content, player, terms, (loads) => {
          const price = goodsPrice(state, content, player, loads, terms)
          if (price !== null && price <= done.coins && storingAllForbidden(player, content, loads) === null)
            goods.push(loads)
        })
        if (goods.length === 0) return
        const answer = yield* choose(t, seat, 'special.buy', () => [
          ...goods.map((loads) => write.components({ loads })),
          write.noComponents(),
        ])
        const act = actOf('special.buy', answer)
        if (act.type === 'noComponents') return
        const coins = goodsPrice(state, content, player, act.loads, terms) ?? 0
        spend(player, { coins }, 'specials')
        store(player, act.loads)
        tell(t, { kind: 'bought', seat, loads: act.loads, paid: amountOf({ coins }), bargain: 0 })
      },
    }
  },
  worth: ({ tokens }, means) => means.points(tokens / 2),
  words: {
    ru: ({ tokens }) =>
      `на полученные монеты сразу купите до ${tokens} жетонов продающегося реквизита любых видов`,
    en: ({ tokens }) => `spend the coins at once on up to ${tokens} tokens on sale, of any kinds`,
  },
}
