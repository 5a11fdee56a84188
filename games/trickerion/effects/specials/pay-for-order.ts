import { z } from 'zod'
import { payAtMarket } from '../../rules/buy.ts'
import { store, storingForbidden } from '../../rules/components.ts'
import { amountOf, lawOf, priceForbidden } from '../../rules/gains.ts'
import { actOf, write } from '../../rules/grammar.ts'
import { choose, playerOf, tell } from '../../rules/table.ts'
import { type SpecialEffect, WHOLE } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('payForOrder'), more: WHOLE })

/** For any number of Orders of the placement. */
export const payForOrder: SpecialEffect<typeof form> = {
  form,
  actions: ['order'],
  power: ({ more }) => ({
    isRepeated: true,
    *after(t, seat, done) {
      if (done.action !== 'order') return
      const { state, content } = t
      const { kind } = done
      const player = playerOf(state, seat)
      const price = { coins: lawOf(state, content).prices[kind] + more }
      const loads = (['board', 'manager'] as const)
        .map((on) => ({ kind, count: 1, on }))
        .filter((load) => storingForbidden(player, content, load) === null)
      if (loads.length === 0 || priceForbidden(player, price) !== null) return
      const answer = yield* choose(t, seat, 'special.order', () => [
        ...loads.map((load) => write.components({ loads: [load] })),
        write.noComponents(),
      ])
      const act = actOf('special.order', answer)
      if (act.type === 'noComponents') return
      tell(t, { kind: 'bought', seat, loads: act.loads, paid: amountOf(price), bargain: 0 })
      payAtMarket(t, seat, price)
      store(player, act.loads)
    },
  }),
  worth: (_power, means) => means.points(1),
  words: {
    ru: ({ more }, { counted }) =>
      `каждый заказ: жетон этого реквизита можно сразу купить, дороже на ${counted(more, 'paidCoins')}`,
    en: ({ more }, { counted }) =>
      `with each Order you may buy one token of the kind at once, for ${counted(more, 'coins')} more`,
  },
}
