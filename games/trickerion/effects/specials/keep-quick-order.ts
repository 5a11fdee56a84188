import { z } from 'zod'
import { store, storingForbidden } from '../../rules/components.ts'
import { commit } from '../../rules/special.ts'
import { playerOf, tell } from '../../rules/table.ts'
import type { SpecialEffect } from '../effect.ts'

const form = z.strictObject({ effect: z.literal('keepQuickOrder') })

export const keepQuickOrder: SpecialEffect<typeof form> = {
  form,
  actions: ['quickOrder'],
  power: () => ({
    after: (t, seat) => {
      commit(t, seat)
      return undefined
    },
    ordersArrive: (t, { seat }) => {
      const { market } = t.state
      const kind = market.quickOrder
      if (kind === null) return
      const player = playerOf(t.state, seat)
      const load = (['board', 'manager'] as const)
        .map((on) => ({ kind, count: 1, on }))
        .find((each) => storingForbidden(player, t.content, each) === null)
      if (!load) return
      market.quickOrder = null
      store(player, [load])
      tell(t, { kind: 'gotComponents', seat, loads: [load] })
    },
  }),
  worth: (_power, means) => means.coins(3),
  words: {
    ru: () => 'в конце раунда реквизит из ячейки срочных заказов достаётся вам',
    en: () => 'at the end of the round the component in the Quick-order slot is yours',
  },
}
