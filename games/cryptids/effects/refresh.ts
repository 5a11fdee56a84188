import { z } from 'zod'
import { actOf, write } from '../rules/acts.ts'
import { canRefresh, refresh as refreshAll } from '../rules/refresh.ts'
import { choose } from '../rules/table.ts'
import { MOMENT, type Offer } from './effect.ts'

const form = z.strictObject({ trigger: MOMENT, effect: z.literal('refresh') })

/** CR-ABIL-5. */
export const refresh: Offer<typeof form> = {
  comes: 'offer',
  form,
  *offer(t, seat) {
    if (!canRefresh(t.state, t.content)) return
    const answer = yield* choose(t, seat, 'ability.refresh', () => [write.refreshNow(), write.decline()])
    if (actOf('ability.refresh', answer).type === 'refreshNow') yield* refreshAll(t, seat, 'ability')
  },
  worth: () => 0.8,
  words: {
    ru: () => 'проведите обновление',
    en: () => 'carry out a Refresh',
  },
  brief: {
    ru: () => 'обновление',
    en: () => 'a Refresh',
  },
}
